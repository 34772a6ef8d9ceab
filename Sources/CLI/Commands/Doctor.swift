import Engine
import Facts
import ProjectModel
import Syntax

extension Command {
  package static let doctor = Command(
    "doctor", "Shows what is seen of a project, and what is missing.",
    arguments: [Argument("path", .optional, "The project; default: the current folder.")],
    options: Option.settings + [.flag("no-color", "Write without colors.")], run: examine)
}

private let examine: Command.Action = { invocation, output throws(Failure) in
  let workspace = try Workspace(
    [invocation.positionals.first ?? "."], settings: try invocation.settingsChoice())
  let style = invocation.style
  for section in Examination(workspace).sections() {
    var heading = StyledLine(style)
    heading.add(section.title, .bold)
    output.print(heading.text)
    for line in section.lines { output.print(line.text(style)) }
  }
  return .success
}

/// What `doctor` has to say.
struct Examination {
  struct Section {
    let title: String
    let lines: [Line]
  }

  /// A path or a name, and what is to be said of it; either may be all there is.
  struct Line: Comparable {
    var subject = ""
    var words = ""

    /// On one line if that fits; else the subject stays whole on its own, for it is there to be copied.
    func text(_ style: Style) -> String {
      let subject = visible(subject, isUnicode: style.isUnicode)
      let words = visible(words, isUnicode: style.isUnicode)
      let whole = "  " + subject + (subject.isEmpty || words.isEmpty ? "" : ": ") + words
      guard whole.displayWidth > style.width, !words.isEmpty else { return whole }
      let indent = subject.isEmpty ? "  " : "    "
      let parts = wrap(words, width: style.width - indent.count, keepsWords: true).map { indent + $0 }
      return ((subject.isEmpty ? [] : ["  \(subject):"]) + parts).joined(separator: "\n")
    }

    static func < (a: Line, b: Line) -> Bool { (a.subject, a.words) < (b.subject, b.words) }
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
        lines: [Line(subject: workspace.root)]
          + workspace.world.given.filter { !$0.bytes.isEmpty }.map { Line(words: "reported: \($0.text)") }),
      Section(
        title: "projects", lines: Self.limited(projects, none: "no Package.swift, project.pbxproj or project.yml")),
      Section(
        title: "targets", lines: Self.limited(targets, none: "none is known; a color may be in any bundle")),
      Section(title: "settings", lines: workspace.settingsLines),
      Section(title: "files", lines: files),
      Section(title: "catalogs", lines: Self.limited(catalogs, none: "no asset catalog; names cannot be checked")),
      Section(title: "names", lines: Self.limited(names, none: "checked")),
      Section(title: "missing", lines: Self.limited(missing, none: "nothing that the project names")),
      Section(title: "not read", lines: Self.limited(unread, none: "nothing")),
      Section(
        title: "own names",
        lines: Self.limited(ownNames, none: "no type and no initializer that takes calls from the SDK's")),
      Section(
        title: "not known yet",
        lines: [Line(words: "deployment targets, and platforms where none stands above; all current ones are assumed")]),
    ]
  }

  private var projects: [Line] {
    snapshot.files.values.compactMap { file in
      guard case .project = file.content, !file.path.name.elementsEqual(".gitmodules".utf8) else { return nil }
      return Line(subject: file.path.text)
    }.sorted()
  }

  /// `App: 2 catalogs; symbols on, members not known`
  private var targets: [Line] {
    let owners = snapshot.catalogs.catalogs.map { snapshot.targets.targets(of: $0).map(\.id) }
    return snapshot.targets.all.map { target in
      let count = owners.count { $0.contains(target.id) }
      let generated = snapshot.targets.symbolGeneration(of: target)
      return Line(
        subject: "\(target.facts.name) in \(target.id.project.text)",
        words: platforms(of: target) + "\(counted(count, "catalog")); symbols \(Self.word(generated.hasSymbols)), "
          + "as members of color types \(Self.word(generated.hasExtensions))")
    }
  }

  /// `iOS, macOS; `
  private func platforms(of target: Target) -> String {
    guard let platforms = snapshot.platforms(of: target) else { return "" }
    // What is built for iOS runs on iPads and, by Catalyst, on Macs without saying so.
    let told = platforms.subtracting([.iPadOS, .macCatalyst])
    return told.each.map(\.name).joined(separator: ", ") + "; "
  }

  private static func word(_ state: Bool?) -> String { state.map { $0 ? "on" : "off" } ?? "not known" }

  private var files: [Line] {
    [
      "\(counted(statistics.files, "file")), of them Swift \(grouped(statistics.swiftFiles))",
      "\(counted(workspace.reportedFiles.count, "file")) with something to check",
    ].map { Line(words: $0) }
  }

  /// `App/Assets.xcassets: 37 color sets`
  private var catalogs: [Line] {
    var counts: [Path: Int] = [:]
    for asset in snapshot.catalogs.colorSets { counts[asset.catalog, default: 0] += 1 }
    return snapshot.catalogs.catalogs.map {
      Line(subject: $0.text, words: counted(counts[$0] ?? 0, "color set"))
    }
  }

  private var missing: [Line] {
    (snapshot.gaps.absentFolders.sorted().map(\.text) + snapshot.absentCatalogs)
      .map { Line(subject: $0, words: "named by the project, not in the checkout") }
      + snapshot.gaps.emptiedCatalogs.sorted()
      .map { Line(subject: $0.text, words: "a .gitignore leaves out what is in it, and nothing is there") }
      + (snapshot.gaps.isPart
        ? [Line(words: "the rest of the project: no folder above has .git, so this may be a part")] : [])
      + snapshot.projectsReachingOut.map { Line(subject: $0.text, words: "names a folder outside the root") }
  }

  /// What keeps the names of colors from being checked, and which color sets are broken.
  private var names: [Line] {
    let doubt = statistics.doubtAboutNames.map { Line(words: "not checked: \($0)") }
    let isVague = doubt == nil && snapshot.lacksParts
    let vague = isVague ? Line(words: "a missing one is a warning, no error, for what follows may hold it") : nil
    let broken = snapshot.catalogs.colorSets.filter { !$0.colorSet.problems.isEmpty }.map {
      Line(subject: $0.path.text, words: "\(counted($0.colorSet.problems.count, "problem")), which check shows")
    }
    return [doubt, vague].compactMap(\.self) + broken
  }

  private var unread: [Line] {
    statistics.unread.map { Line(subject: $0.path.text, words: $0.reason) }
      + statistics.incomplete.map { Line(subject: $0.text, words: "parts did not parse") }
  }

  /// The project's own declarations that take calls which look like the SDK's.
  private var ownNames: [Line] {
    var lines: [Line] = []
    for (path, file) in snapshot.files.sorted(by: { $0.key < $1.key }) {
      guard case .swift(let facts) = file.content else { continue }
      for type in facts.shadowedTypes {
        lines.append(Line(subject: "type \((type.scope + [type.name]).joined(separator: "."))", words: path.text))
      }
      for initializer in facts.initializers {
        let labels = initializer.labels.map { $0 + ":" }.joined()
        lines.append(Line(subject: "\(initializer.typeName).init(\(labels))", words: path.text))
      }
    }
    return lines
  }

  private static func limited(_ lines: [Line], none: String) -> [Line] {
    if lines.isEmpty { return [Line(words: none)] }
    guard lines.count > limit else { return lines }
    return lines.prefix(limit) + [Line(words: "and \(grouped(lines.count - limit)) more")]
  }
}
