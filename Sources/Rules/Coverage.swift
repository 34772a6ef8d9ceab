/// How many texts were measured, and why others were not.
package struct Coverage: Hashable, Sendable {
  /// Texts whose color or surface their body tells.
  package var texts = 0
  package var measured = 0
  /// Inks of texts that fail, of any level.
  package var failing = 0
  /// By `ContrastOutcome.Undecided.key`.
  package var undecided: [String: Int] = [:]

  package init() {}

  package mutating func add(_ other: Coverage) {
    texts += other.texts
    measured += other.measured
    failing += other.failing
    undecided.merge(other.undecided, uniquingKeysWith: +)
  }

  init(_ texts: [MeasuredText], failing: Int) {
    self.texts = texts.count
    self.failing = failing
    for text in texts {
      if let reason = text.undecided { undecided[reason.key, default: 0] += 1 } else { measured += 1 }
    }
  }
}
