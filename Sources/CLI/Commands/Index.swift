import ColorScience
import Engine
import Facts
import ProjectModel
import Rules
import Syntax

extension Command {
  package static let index = Command(
    "index", "Prints every mention of a color and what it is worth, as JSON lines.",
    arguments: [Argument("path", .any, "Folders or files; default: the current folder.")],
    options: [.value("jobs", "n", "How many files to read at a time. (default: all cores)")],
    isHidden: true, run: printIndex)
}

private let printIndex: Command.Action = { invocation, output throws(Failure) in
  let paths = invocation.positionals.isEmpty ? ["."] : invocation.positionals
  let workspace = try Workspace(paths, jobs: try invocation.positiveNumber("jobs"))
  try workspace.refuseUnread(named: invocation.positionals)
  workspace.noteUnread(&output)
  for file in workspace.reportedFiles {
    guard let source = workspace.world.source(file.path) else { continue }
    for row in IndexRows(file: file, source: source, snapshot: workspace.snapshot).rows() { output.print(row.text()) }
  }
  return .success
}

/// The rows of one file, by position.
struct IndexRows {
  private let file: FileFacts
  private let source: Source
  private let snapshot: Snapshot
  private let lines: LineMap

  init(file: FileFacts, source: Source, snapshot: Snapshot) {
    self.file = file
    self.source = source
    self.snapshot = snapshot
    lines = source.lineMap
  }

  func rows() -> [JSONText] {
    var rows = file.occurrences.compactMap { occurrence in row(occurrence).map { (occurrence.span, $0) } }
    if case .swift(let facts) = file.content { rows += facts.members.compactMap { declaration($0) } }
    if let asset = snapshot.catalogs.colorSet(at: file.path) {
      rows.append((asset.colorSet.span, row(asset.colorSet.span, "asset", assetMembers(asset))))
    }
    return rows.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func row(_ span: Span, _ role: String, _ members: [(String, JSONText?)]) -> JSONText {
    .object(
      [("path", .string(file.path.text))] + Place(span, in: lines).members + [("role", .string(role))] + members)
  }

  private func assetMembers(_ asset: ColorAsset) -> [(String, JSONText?)] {
    [("name", .string(asset.name.text))] + asset.evaluation.members
  }

  /// The row of a mention; `nil` for what may be no color, and is not known to be one.
  private func row(_ occurrence: Occurrence) -> JSONText? {
    let evaluation = snapshot.evaluate(occurrence, in: file.path)
    if occurrence.isTentative, !evaluation.mayBeColor { return nil }
    var members: [(String, JSONText?)] = [
      ("spelling", .string(occurrence.expr.spelling)), ("text", .string(source.text(occurrence.span))),
    ]
    if case .named(let named) = occurrence.expr {
      members += [
        ("name", snapshot.literalName(named.name, scope: occurrence.scope, in: file.path).map { .string($0) }),
        ("bundle", .string(named.bundle.key)),
        ("resolution", resolution(named, occurrence).map { .string($0) }),
      ]
    } else if isSystemColor(occurrence) {
      members.append(("resolution", .string("system")))
    }
    members += evaluation.members
    return row(occurrence.span, occurrence.role == .reference ? "reference" : "literal", members)
  }

  private func resolution(_ named: NamedColor, _ occurrence: Occurrence) -> String? {
    switch snapshot.resolve(named, scope: occurrence.scope, in: file.path) {
    case .assets(let assets): assets.count == 1 ? "unique" : "ambiguous"
    case .missing: "missing"
    case .dynamic: "dynamic"
    case .owned: nil
    }
  }

  /// Whether it is a member of the SDK's own color type.
  private func isSystemColor(_ occurrence: Occurrence) -> Bool {
    var expr = occurrence.expr
    while case .bridge(_, let inner) = expr { expr = inner }
    guard case .member(let member) = expr, let name = member.names.last else { return false }
    let framework: ColorFramework?
    switch member.base {
    case .implicit(let known) where member.names.count == 1: framework = known ?? .swiftUI
    case .named where member.names.count == 2: framework = ColorFramework(typeName: member.names[0])
    case .implicit, .named, .current: framework = nil
    }
    guard let framework, !snapshot.declarations.isShadowed(framework.typeName, scope: occurrence.scope) else {
      return false
    }
    return systemReference("\(framework.typeName).\(name)") != nil
  }

  private func declaration(_ member: MemberDeclaration) -> (Span, JSONText)? {
    guard case .color(let expr) = member.value else { return nil }
    let name = (member.typePath + [member.name]).joined(separator: ".")
    let value = snapshot.evaluate(expr, scope: member.typePath, in: file.path)
    return (member.nameSpan, row(member.nameSpan, "declaration", [("name", .string(name))] + value.members))
  }
}
