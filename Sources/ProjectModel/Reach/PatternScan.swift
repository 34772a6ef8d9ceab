import Syntax

/// Looks for texts that are put together at run time: interpolated ones, formats, and those beside a `+`.
///
/// It reads strings line by line and knows no comments: what it takes for a text that is none only makes more names
/// possible.
struct PatternScan {
  private let bytes: UnsafeRawBufferPointer
  private(set) var patterns = NamePatterns()

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    var next = 0
    while next < bytes.count {
      guard bytes[next] == UInt8(ascii: "\"") else {
        next += 1
        continue
      }
      next = read(from: next)
    }
  }

  /// What stands between the values that a text is made with, from a quote on; where to go on.
  private mutating func read(from quote: Int) -> Int {
    var pieces: [[UInt8]] = [[]]
    var next = quote + 1
    while next < bytes.count, bytes[next] != UInt8(ascii: "\""), bytes[next] != UInt8(ascii: "\n") {
      switch bytes[next] {
      case UInt8(ascii: "\\") where opensValue(next + 1) != nil:
        next = end(ofValue: opensValue(next + 1) ?? next + 2)
        pieces.append([])
      case UInt8(ascii: "\\"): next += 2
      case UInt8(ascii: "%"):
        guard let end = end(ofFormat: next + 1) else {
          next += 1
          continue
        }
        pieces.append([])
        next = end
      default:
        pieces[pieces.count - 1].append(bytes[next].lowercased)
        next += 1
      }
    }
    guard byte(next) == UInt8(ascii: "\"") else { return next }
    if isAddedTo(quote) { pieces.insert([], at: 0) }
    if isFollowedByPlus(next + 1) { pieces.append([]) }
    if pieces.count > 1 { take(pieces, at: quote, end: next + 1) }
    return next + 1
  }

  /// The place behind `(`, or `#(` in a raw text; `nil` where no value begins.
  private func opensValue(_ place: Int) -> Int? {
    var next = place
    while byte(next) == UInt8(ascii: "#") { next += 1 }
    return byte(next) == UInt8(ascii: "(") ? next + 1 : nil
  }

  private func byte(_ place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

  /// The place behind the parenthesis that closes an interpolation.
  private func end(ofValue start: Int) -> Int {
    var depth = 1
    var next = start
    while next < bytes.count, depth > 0, bytes[next] != UInt8(ascii: "\n") {
      if bytes[next] == UInt8(ascii: "(") { depth += 1 }
      if bytes[next] == UInt8(ascii: ")") { depth -= 1 }
      next += 1
    }
    return next
  }

  /// The place behind a format's letter: `%d`, `%02ld`, `%1$@`.
  private func end(ofFormat start: Int) -> Int? {
    var next = start
    while next < start + 6, "0123456789.$l".utf8.contains(byte(next)) { next += 1 }
    return "d@isuxX".utf8.contains(byte(next)) ? next + 1 : nil
  }

  /// Whether a text is put behind something: `a + "…"`, `a += "…"`, `.appending("…")`.
  private func isAddedTo(_ quote: Int) -> Bool {
    var start = quote
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: "@")].contains(bytes[start - 1]) { start -= 1 }
    if start > 0, bytes[start - 1] == UInt8(ascii: "+") { return true }
    let before = bytes[max(0, start - 16)..<start]
    return ["ppending(", "ppend(", "AppendingString:"].contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private func isFollowedByPlus(_ end: Int) -> Bool {
    var next = end
    while byte(next) == UInt8(ascii: " ") || byte(next) == UInt8(ascii: "\n") { next += 1 }
    return byte(next) == UInt8(ascii: "+")
      || bytes[min(next, bytes.count)...].starts(with: ".append".utf8)
  }

  private mutating func take(_ pieces: [[UInt8]], at quote: Int, end: Int) {
    let (first, last) = (pieces[0], pieces[pieces.count - 1])
    // Elsewhere than beside a color, one letter says too little of what is meant.
    if max(first.letterCount, last.letterCount) >= 2 {
      patterns.insert(beginning: first, end: last)
      return
    }
    guard isBesideColor(quote, end) else { return }
    if !first.isEmpty || !last.isEmpty {
      patterns.insert(beginning: first, end: last)
    } else if let middle = pieces.first(where: { !$0.isEmpty }) {
      patterns.insert(middle: middle)
    } else if pieces.count > 2 {
      patterns.insertAny()
    }
  }

  /// Whether the line names a color.
  private func isBesideColor(_ quote: Int, _ end: Int) -> Bool {
    let before = bytes[max(0, quote - 200)..<quote]
    let start = before.lastIndex(of: UInt8(ascii: "\n")) ?? before.startIndex
    let rest = bytes[end..<min(end + 100, bytes.count)].prefix { $0 != UInt8(ascii: "\n") }
    return ByteSearch(UnsafeRawBufferPointer(rebasing: bytes[start..<rest.endIndex])).finds("olor")
  }
}

extension [UInt8] {
  /// How many of the bytes are letters.
  fileprivate var letterCount: Int { count { $0.isLowercaseLetter } }
}
