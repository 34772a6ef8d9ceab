import Facts
package import ProjectModel
import Syntax

extension Settings {
  /// Names of color sets in the settings that no color set has. Where not all names are known, none is told.
  package func unknownNames(in snapshot: Snapshot) -> [Diagnostic] {
    guard !mentions.isEmpty, snapshot.knowsAllNames, !snapshot.lacksParts else { return [] }
    let names = NameIndex(snapshot)
    return mentions.filter { !names.contains($0.name) }.map { mention in
      let near = names.suggestions(for: mention.name, lookup: .interfaceBuilder).first?.name
      let fixes = near.flatMap { name in
        swiftStringContent(name).map { text in
          Fix(
            title: "Use \(quoted(name))", isSafe: false,
            edits: [FileEdit(path: mention.place.path, edit: Edit(mention.place.span, text))])
        }
      }
      return Diagnostic(
        rule: Rule.invalidSettings.id, severity: .warning, path: mention.place.path, span: mention.place.span,
        message: "no color named \(quoted(mention.name)) in this workspace"
          + (near.map { "; did you mean \(quoted($0))?" } ?? ""),
        fixes: fixes.map { [$0] } ?? [], group: mention.name)
    }
  }
}
