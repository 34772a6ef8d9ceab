/// Where and when a text is drawn, as far as its body says.
package struct Circumstances: Hashable, Sendable {
  /// What holds wherever the text is drawn, by the branches around it.
  package var assumptions: [Assumption] = []
  /// Subjects of a `switch` and conditions of several parts around it: others that speak of the same may not be free.
  package var subjects: [String] = []
  /// The color schemes in which it is drawn.
  package var schemes = SchemeSet.both
  /// Why nothing is told of it, whatever its colors are.
  package var obstacle: Obstacle?
  /// Whether its ink, or what is seen of it, is likely only.
  package var isLikely = false
  /// The first step of the backdrop that lies outside of a control whose style is not told.
  package var doubtfulFrom: Int?
  /// Whether it can be disabled: text that cannot be used need not be readable.
  package var canBeDisabled = false

  package init() {}
}
