package import Syntax

/// A comment that tells the program to be silent: `// color-lsp:disable:next unknown-color - reason`.
package struct Suppression: Hashable, Sendable {
  package enum Extent: Hashable, Sendable {
    case next
    case this
    case previous
    /// From here to `enable` of the same rule, or to the end of the file.
    case disable
    case enable
    /// A directive that does not exist, as spelled: `disable-next`.
    case unknown(String)
  }

  package struct RuleName: Hashable, Sendable {
    package let text: String
    package let span: Span

    package init(text: String, span: Span) {
      self.text = text
      self.span = span
    }
  }

  package let extent: Extent
  package let rules: [RuleName]
  /// What stands after ` - `; empty for none.
  package let reason: String
  /// The whole comment.
  package let span: Span
  /// The zero-based line of the comment's first byte, and of its last.
  package let firstLine: Int
  package let lastLine: Int

  package init(
    extent: Extent, rules: [RuleName], reason: String, span: Span, firstLine: Int, lastLine: Int
  ) {
    self.extent = extent
    self.rules = rules
    self.reason = reason
    self.span = span
    self.firstLine = firstLine
    self.lastLine = lastLine
  }
}
