package import ColorScience
package import Syntax

/// One finding at one place.
package struct Diagnostic: Hashable, Sendable {
  package enum Certainty: String, Hashable, Sendable {
    case certain
    case likely
  }

  /// A place that explains the finding.
  package struct Related: Hashable, Sendable {
    package let path: Path
    package let span: Span
    package let message: String

    package init(path: Path, span: Span, message: String) {
      self.path = path
      self.span = span
      self.message = message
    }

    /// Where the color set of a name is.
    static func definition(of name: String, at path: Path) -> Related {
      Related(path: path, span: Span(0, 0), message: "\(quoted(name)) is defined here")
    }
  }

  package let rule: Rule.ID
  package var severity: Severity
  package let path: Path
  package let span: Span
  /// Lower case start, no final stop, at most 100 characters before the first `;`, the cure after it.
  package let message: String
  package let certainty: Certainty
  /// The appearances it is about; empty when it is about none in particular.
  package let appearances: [Appearance]
  package let related: [Related]
  /// Most wanted first; at most one is safe.
  package let fixes: [Fix]
  /// What reporters group by, with rule and file: the value or the pair it is about.
  package let group: String
  /// The colors to show beside the source line.
  package let annotation: Annotation?
  /// By what names and values the color that it is about is known, where that is more than the group says.
  package let colors: [String]
  /// The same of what that color lies on.
  package let surfaces: [String]

  package init(
    rule: Rule.ID, severity: Severity, path: Path, span: Span, message: String, certainty: Certainty = .certain,
    appearances: [Appearance] = [], related: [Related] = [], fixes: [Fix] = [], group: String = "",
    annotation: Annotation? = nil, colors: [String] = [], surfaces: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.span = span
    self.message = message
    self.certainty = certainty
    self.appearances = appearances
    self.related = related
    self.fixes = fixes
    self.group = group
    self.annotation = annotation
    self.colors = colors
    self.surfaces = surfaces
  }
}

extension Diagnostic: Comparable {
  /// By path, then position, then rule: the order of every report.
  package static func < (lhs: Diagnostic, rhs: Diagnostic) -> Bool {
    if lhs.path != rhs.path { return lhs.path < rhs.path }
    if lhs.span != rhs.span { return lhs.span < rhs.span }
    if lhs.rule != rhs.rule { return lhs.rule.rawValue < rhs.rule.rawValue }
    return lhs.message < rhs.message
  }
}
