package import Syntax

/// A finding that a project accepts, where no comment can say so or one comment would not be enough.
package struct Waiver: Hashable, Sendable {
  package let rule: Rule.ID
  /// What the finding is about: the name of a color, or its value as messages spell it; `*` stands for anything.
  package let color: String?
  /// What it lies on, in the same forms.
  package let surface: String?
  /// Where it is; empty for everywhere.
  package let files: PathPatterns
  package let reason: String
  package let place: Settings.Place

  /// Whether it is about a finding of its rule.
  func covers(_ finding: Diagnostic) -> Bool {
    if !files.isEmpty, !files.holds(finding.path) { return false }
    if let color, !(finding.colors + [finding.group] + finding.path.colorSetNames).contains(where: { color.means($0) })
    {
      return false
    }
    if let surface, !finding.surfaces.contains(where: { surface.means($0) }) { return false }
    return true
  }
}

extension String {
  /// Whether a name is this one, in which `*` stands for any letters, slashes too.
  fileprivate func means(_ name: String) -> Bool {
    if self == name { return true }
    guard utf8.contains(UInt8(ascii: "*")) else { return false }
    return Wildmatch.matches(Array(utf8), Array(name.utf8))
  }
}
