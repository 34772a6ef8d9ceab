import Facts
import Syntax

/// A quotient of whole numbers in a component, one part of which is a local or a parameter: `CGFloat(a/255)`, or
/// `CGFloat(q)` after `let q = 128/255`.
///
/// What the name is, is read from the text before it: only its nearest declaration counts, and only where that says that it is
/// a whole number.
struct IntegerQuotient {
  /// As it is divided: `128/255`, `a/255`.
  let spelling: String
  /// Whether it is 0 for certain; of a parameter it is not known what is given.
  let isKnown: Bool
  /// What to write in place of what.
  let cure: Edit

  init?(_ number: NumberTerm, in bytes: [UInt8]) {
    guard case .conversion(let inner) = number.expr, number.span.count <= 64, number.span.end <= bytes.count else {
      return nil
    }
    let text = String(decoding: bytes[number.span.start..<number.span.end], as: UTF8.self)
    let parts = text.split { "()/ ".contains($0) }.map(String.init)
    switch inner {
    case .binary(.divide, .unknown, .integer(let divisor)):
      guard parts.count == 3, divisor > 1, let found = LocalNumber(parts[1], before: number.span.start, in: bytes)
      else {
        return nil
      }
      switch found.kind {
      case .whole(let value): guard 0 < value, value < divisor else { return nil }
      case .quotient: return nil
      case .integer: break
      }
      spelling = "\(parts[1])/\(divisor)"
      isKnown = found.kind != .integer
      cure = Edit(number.span, "\(parts[0])(\(parts[1]))/\(parts[2])")
    case .unknown:
      guard parts.count == 2, let found = LocalNumber(parts[1], before: number.span.start, in: bytes),
        case .quotient(let dividend, let divisor, let span) = found.kind, 0 < dividend, dividend < divisor
      else { return nil }
      spelling = "\(dividend)/\(divisor)"
      isKnown = true
      cure = Edit(span, "\(dividend).0/\(divisor)")
    default: return nil
    }
  }
}

/// A local constant or a parameter that is a whole number, told by its nearest declaration above.
private struct LocalNumber {
  enum Kind: Equatable {
    /// `let a = 128`
    case whole(Int)
    /// `let q = 128/255`, with the span of the quotient.
    case quotient(Int, Int, Span)
    /// `a: Int`
    case integer
  }

  let kind: Kind

  /// How far above a declaration is looked for, in bytes: the length of a long function.
  private static let reach = 4096

  init?(_ name: String, before use: Int, in bytes: [UInt8]) {
    let word = Array(name.utf8)
    guard let first = word.first, !(0x30...0x39).contains(first), word.allSatisfy(\.isWordByte) else {
      return nil
    }
    var end = use
    while let place = Self.place(of: word, before: end, from: max(use - Self.reach, 1), in: bytes) {
      end = place
      let line = Line(around: place, in: bytes)
      // In a comment it declares nothing.
      if line.before.contains("//") { continue }
      let after = line.after.dropFirst(name.count)
      if line.before.hasSuffix("let ") {
        guard let value = Self.value(after, at: place + word.count),
          Self.reaches(use, from: place, in: bytes, isBody: false)
        else { return nil }
        kind = value
        return
      }
      if line.before.hasSuffix("var ") || line.before.hasSuffix("for ") || line.after.contains(" in ") { return nil }
      guard after.hasPrefix(":"), let type = after.dropFirst().split(whereSeparator: { " ,)=".contains($0) }).first,
        type.first?.isUppercase == true
      else { continue }
      guard ["Int", "UInt", "UInt8", "Int32", "UInt32", "Int64", "UInt64"].contains(type),
        Self.reaches(use, from: place, in: bytes, isBody: true)
      else { return nil }
      kind = .integer
      return
    }
    return nil
  }

  /// The last place of a word in some bytes, none of which is looked at twice.
  private static func place(of word: [UInt8], before end: Int, from start: Int, in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var place = end - word.count
      while place >= start {
        if bytes[place] == word[0], !bytes[place - 1].isWordByte, !bytes[place + word.count].isWordByte,
          bytes[place..<place + word.count].elementsEqual(word)
        {
          return place
        }
        place -= 1
      }
      return nil
    }
  }

  /// What stands behind the name of a constant: ` = 128`, ` = 128/255`.
  private static func value(_ text: Substring, at start: Int) -> Kind? {
    let code = text.prefix { $0 != ";" }
    let trimmed = code.drop { $0 == " " }
    guard trimmed.first == "=" else { return nil }
    let value = trimmed.dropFirst().drop { $0 == " " }
    let end = value.reversed().drop { $0 == " " }.count
    let parts = value.prefix(end).split(separator: "/", maxSplits: 1).map { $0.filter { $0 != " " } }
    if parts.count == 1 { return Int(parts[0]).map(Kind.whole) }
    guard parts.count == 2, let dividend = Int(parts[0]), let divisor = Int(parts[1]) else { return nil }
    let offset = start + text.utf8.distance(from: text.startIndex, to: value.startIndex)
    return .quotient(dividend, divisor, Span(offset, offset + value.prefix(end).utf8.count))
  }

  /// Whether a declaration is seen at its use: no block that holds it ends between. A parameter is seen in the next one.
  private static func reaches(_ use: Int, from start: Int, in bytes: [UInt8], isBody: Bool) -> Bool {
    var depth = 0
    for byte in bytes[start..<use] {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth < (isBody ? 1 : 0) { return false }
      }
    }
    return depth >= (isBody ? 1 : 0)
  }
}

/// The line of a place, cut there, and after so many bytes on either side: a line of generated code may be all of a file.
private struct Line {
  private static let longest = 200

  let before: String
  let after: String

  init(around place: Int, in bytes: [UInt8]) {
    let start =
      bytes[max(0, place - Self.longest)..<place].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 }
      ?? max(0, place - Self.longest)
    let last = min(place + Self.longest, bytes.count)
    let end = bytes[place..<last].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? last
    before = String(decoding: bytes[start..<place], as: UTF8.self)
    after = String(decoding: bytes[place..<end], as: UTF8.self)
  }
}
