import Engine
import Facts
import ProjectModel
import Syntax

extension Command {
  package static let doctor = Command(
    "doctor", "Shows what is seen of a project, and what is missing.",
    arguments: [Argument("path", .optional, "The project; default: the current folder.")],
    options: [.flag("no-color", "Write without colors.")], run: examine)
}

private let examine: Command.Action = { invocation, output throws(Failure) in
  let workspace = try Workspace([invocation.positionals.first ?? "."])
  let style = invocation.style
  for section in Examination(workspace).sections() {
    var heading = StyledLine(style)
    heading.add(section.title, .bold)
    output.print(heading.text)
    for line in section.lines { output.show("  " + line) }
  }
  return .success
}

/// What `doctor` has to say.
struct Examination {
  struct Section {
    let title: String
    let lines: [String]
  }

  /// More lines than this are counted only.
  private static let limit = 20

  private let workspace: Workspace
  private let statistics: Statistics
  private var snapshot: Snapshot { workspace.snapshot }

  init(_ workspace: Workspace) {
    self.workspace = workspace
    statistics = workspace.world.statistics
  }

  func sections() -> [Section] {
    [
      Section(
        title: "root",
        lines: [workspace.root] + workspace.world.given.filter { !$0.bytes.isEmpty }.map { "reported: \($0.text)" }),
      Section(title: "projects", lines: Self.limited(projects, none: "no Package.swift and no project.pbxproj")),
      Section(title: "files", lines: files),
      Section(title: "catalogs", lines: Self.limited(catalogs, none: "no asset catalog; names cannot be checked")),
      Section(title: "missing", lines: Self.limited(missing, none: "nothing that the project names")),
      Section(title: "not read", lines: Self.limited(unread, none: "nothing")),
      Section(
        title: "own names",
        lines: Self.limited(ownNames, none: "no type and no initializer that takes calls from the SDK's")),
      Section(title: "not known yet", lines: ["platforms and deployment targets; all current ones are assumed"]),
    ]
  }

  private var projects: [String] {
    snapshot.files.values.compactMap { file in
      guard case .project = file.content, !file.path.name.elementsEqual(".gitmodules".utf8) else { return nil }
      return file.path.text
    }.sorted()
  }

  private var files: [String] {
    [
      "\(counted(statistics.files, "file")), of them Swift \(grouped(statistics.swiftFiles))",
      "\(counted(workspace.reportedFiles.count, "file")) with something to check",
    ]
  }

  /// `App/Assets.xcassets: 37 color sets`
  private var catalogs: [String] {
    var counts: [Path: Int] = [:]
    for asset in snapshot.catalogs.colorSets { counts[asset.catalog, default: 0] += 1 }
    return snapshot.catalogs.catalogs.map { "\($0.text): \(counted(counts[$0] ?? 0, "color set"))" }
  }

  private var missing: [String] {
    (snapshot.absentFolders.sorted().map(\.text) + snapshot.absentCatalogs)
      .map { "\($0): named by the project, not in the checkout" }
  }

  private var unread: [String] {
    statistics.unread.map { "\($0.path.text): \($0.reason)" }
      + statistics.incomplete.map { "\($0.text): parts did not parse" }
  }

  /// The project's own declarations that take calls which look like the SDK's.
  private var ownNames: [String] {
    var lines: [String] = []
    for (path, file) in snapshot.files.sorted(by: { $0.key < $1.key }) {
      guard case .swift(let facts) = file.content else { continue }
      for type in facts.shadowedTypes {
        lines.append("type \((type.scope + [type.name]).joined(separator: ".")): \(path.text)")
      }
      for initializer in facts.initializers {
        lines.append("\(initializer.typeName).init(\(initializer.labels.map { $0 + ":" }.joined())): \(path.text)")
      }
    }
    return lines
  }

  private static func limited(_ lines: [String], none: String) -> [String] {
    if lines.isEmpty { return [none] }
    return lines.count <= limit ? lines : lines.prefix(limit) + ["and \(grouped(lines.count - limit)) more"]
  }
}
