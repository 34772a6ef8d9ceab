/// Git's pattern matching, with its answers in every corner (`wildmatch.c` of git 2.39, case kept).
///
/// The three kinds of "no" keep most patterns linear; `fuel` stops the hostile rest: a match that takes more steps
/// is no match.
package struct Wildmatch {
  private enum Outcome {
    case match, noMatch, abortAll, abortToStarStar
  }

  /// Whether `/` is special, as in patterns that hold one: `*`, `?` and classes then do not match it.
  private let isPath: Bool
  private var fuel = 20_000

  /// Whether a pattern matches the whole of a text.
  static func matches(_ pattern: Bytes, _ text: Bytes, isPath: Bool) -> Bool {
    var matcher = Wildmatch(isPath: isPath)
    return matcher.run(pattern, text) == .match
  }

  /// Whether a pattern without regard to slashes matches the whole of a text.
  package static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    pattern.withUnsafeBufferPointer { pattern in
      text.withUnsafeBufferPointer { matches(pattern[...], $0[...], isPath: false) }
    }
  }

  private init(isPath: Bool) { self.isPath = isPath }

  private mutating func run(_ pattern: Bytes, _ text: Bytes) -> Outcome {
    var p = pattern.startIndex
    var t = text.startIndex
    while p < pattern.endIndex {
      fuel -= 1
      if fuel < 0 { return .abortAll }
      let symbol = pattern[p]
      if t == text.endIndex, symbol != UInt8(ascii: "*") { return .abortAll }
      switch symbol {
      case UInt8(ascii: "?"):
        if isPath, text[t] == UInt8(ascii: "/") { return .noMatch }
      case UInt8(ascii: "*"):
        if let outcome = star(pattern, &p, text, &t) { return outcome }
      case UInt8(ascii: "["):
        guard let matched = ByteClass.matches(text[t], pattern, &p) else { return .abortAll }
        if !matched || (isPath && text[t] == UInt8(ascii: "/")) { return .noMatch }
      case UInt8(ascii: "\\"):
        p += 1
        guard p < pattern.endIndex, text[t] == pattern[p] else { return .noMatch }
      default:
        if text[t] != symbol { return .noMatch }
      }
      p += 1
      t += 1
    }
    return t == text.endIndex ? .match : .noMatch
  }

  /// Matches from a star on. `nil` when only `*/` was taken: both places then stand on their slash.
  private mutating func star(_ pattern: Bytes, _ p: inout Int, _ text: Bytes, _ t: inout Int) -> Outcome? {
    let first = p
    p += 1
    var crossesSlash = !isPath
    if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
      while p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") { p += 1 }
      if isPath, isWholeComponent(pattern, from: first, to: p) {
        // `a/**/b` also matches `a/b`.
        if p < pattern.endIndex, pattern[p] == UInt8(ascii: "/"), run(pattern[(p + 1)...], text[t...]) == .match {
          return .match
        }
        crossesSlash = true
      }
    }
    guard p < pattern.endIndex else {
      return crossesSlash || !text[t...].contains(UInt8(ascii: "/")) ? .match : .abortToStarStar
    }
    if !crossesSlash, pattern[p] == UInt8(ascii: "/") {
      guard let slash = text[t...].firstIndex(of: UInt8(ascii: "/")) else { return .abortAll }
      t = slash
      return nil
    }
    return rest(pattern[p...], text, from: t, crossesSlash: crossesSlash)
  }

  private func isWholeComponent(_ pattern: Bytes, from first: Int, to end: Int) -> Bool {
    let slash = UInt8(ascii: "/")
    let starts = first == pattern.startIndex || pattern[first - 1] == slash
    let ends =
      end == pattern.endIndex || pattern[end] == slash
      || (pattern[end] == UInt8(ascii: "\\") && end + 1 < pattern.endIndex && pattern[end + 1] == slash)
    return starts && ends
  }

  /// Matches what follows a star at every place that the star may reach.
  private mutating func rest(_ pattern: Bytes, _ text: Bytes, from start: Int, crossesSlash: Bool) -> Outcome {
    var t = start
    let next = pattern[pattern.startIndex]
    let isLiteral = !isGlobSpecial(next)
    while t < text.endIndex {
      if isLiteral {
        // Go on to where the literal stands: nothing else can match.
        while t < text.endIndex, crossesSlash || text[t] != UInt8(ascii: "/"), text[t] != next { t += 1 }
        guard t < text.endIndex, text[t] == next else { return crossesSlash ? .abortAll : .abortToStarStar }
      }
      let outcome = run(pattern, text[t...])
      if outcome != .noMatch {
        if !crossesSlash || outcome != .abortToStarStar { return outcome }
      } else if !crossesSlash, text[t] == UInt8(ascii: "/") {
        return .abortToStarStar
      }
      t += 1
    }
    return .abortAll
  }
}

/// Whether a byte has a meaning of its own in a pattern.
func isGlobSpecial(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
}
