package import Syntax

extension Suppression {
  /// The suppressions in the comments of a Swift or Objective-C file, in order.
  ///
  /// The grammar is SwiftLint's, so that the habit carries over:
  /// `color-lsp:`, with or without a space after it, then `disable` or `enable`, then for the former `:next`, `:this`, `:previous` or nothing, then rule
  /// names separated by spaces or commas, then after ` - ` a reason up to the end of the line or of the comment.
  /// It is the first word of its comment; each line of a block comment may hold one.
  ///
  /// - Parameter comments: spans of whole comments, `//` and `/* */` included.
  package static func all(in bytes: [UInt8], comments: [Span]) -> [Suppression] {
    var result: [Suppression] = []
    // Lines are counted only once a command is found.
    var lines: LineMap?
    for comment in comments {
      let inside = Span(comment.start, min(comment.end, bytes.count))
      guard bytes.withUnsafeBytes({ mayStand(in: $0, at: inside) }) else { continue }
      for command in SuppressionCommand.all(in: bytes, inside) {
        let map = lines ?? LineMap(bytes)
        lines = map
        result.append(
          Suppression(
            extent: command.extent, rules: command.rules, reason: command.reason, span: comment,
            firstLine: map.line(at: comment.start), lastLine: map.line(at: max(comment.start, comment.end - 1))))
      }
    }
    return result
  }

  /// Whether the mark of a suppression stands in a part of a text or reaches into it.
  static func mayStand(in bytes: UnsafeRawBufferPointer, at span: Span) -> Bool {
    let mark: StaticString = "color-lsp:"
    let (start, end) = (span.start - mark.utf8CodeUnitCount, span.end + mark.utf8CodeUnitCount)
    return ByteSearch(UnsafeRawBufferPointer(rebasing: bytes[max(start, 0)..<min(end, bytes.count)])).finds(mark)
  }
}

/// One `color-lsp:…` of a comment.
private struct SuppressionCommand {
  let extent: Suppression.Extent
  let rules: [Suppression.RuleName]
  let reason: String

  private static let marker = Array("color-lsp:".utf8)

  static func all(in bytes: [UInt8], _ comment: Span) -> [SuppressionCommand] {
    var result: [SuppressionCommand] = []
    var place = comment.start
    while let start = find(in: bytes, from: place, to: comment.end) {
      let end = endOfLine(in: bytes, from: start, comment: comment)
      if isFirstWord(in: bytes, start, comment: comment),
        let command = SuppressionCommand(bytes, start + marker.count, end)
      {
        result.append(command)
      }
      // No other on the line is its first word.
      place = max(end, start + marker.count)
    }
    return result
  }

  private static func find(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var index = start
      while index + marker.count <= end {
        if buffer[index] == marker[0], buffer[index..<index + marker.count].elementsEqual(marker) { return index }
        index += 1
      }
      return nil
    }
  }

  /// The end of the line, less the end of the comment and the white space before it.
  private static func endOfLine(in bytes: [UInt8], from start: Int, comment: Span) -> Int {
    var end = start
    while end < comment.end, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    let isBlock = bytes[comment.start..<comment.end].starts(with: "/*".utf8)
    if isBlock, end == comment.end, comment.count >= 4, bytes[(end - 2)..<end].elementsEqual("*/".utf8) { end -= 2 }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return max(end, start)
  }

  /// Whether nothing but the comment's own marks stands before it on its line: prose that quotes a command, and a
  /// command that is itself commented out, are none.
  private static func isFirstWord(in bytes: [UInt8], _ start: Int, comment: Span) -> Bool {
    var lineStart = start
    while lineStart > comment.start, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D { lineStart -= 1 }
    var prefix = bytes[lineStart..<start]
    if lineStart == comment.start {
      guard let slash = prefix.popFirst(), let second = prefix.first, slash == UInt8(ascii: "/") else { return false }
      prefix = prefix.drop { $0 == second }
    } else {
      prefix = prefix.drop { $0 == 0x20 || $0 == 0x09 }.drop { $0 == UInt8(ascii: "*") }
    }
    return prefix.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The command whose text after the marker stands in `start..<end`; `nil` if it is none.
  private init?(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    let commandStart = start + bytes[start..<max(start, end)].prefix { $0 == 0x20 || $0 == 0x09 }.count
    var place = commandStart
    while place < end, !Self.isSeparator(bytes[place]) { place += 1 }
    switch String(decoding: bytes[commandStart..<max(commandStart, place)], as: UTF8.self) {
    case "disable:next": extent = .next
    case "disable:this": extent = .this
    case "disable:previous": extent = .previous
    case "disable": extent = .disable
    case "enable": extent = .enable
    case "": return nil
    // After a space, a word that is no command is prose.
    case _ where commandStart > start: return nil
    case let other: extent = .unknown(other)
    }
    var rules: [Suppression.RuleName] = []
    var reason = ""
    while place < end {
      if Self.isSeparator(bytes[place]) {
        place += 1
        continue
      }
      let wordStart = place
      while place < end, !Self.isSeparator(bytes[place]) { place += 1 }
      // A dash, or one of the longer ones that an editor makes of it.
      let isDash = ["-", "–", "—"].contains { bytes[wordStart..<place].elementsEqual($0.utf8) }
      if isDash {
        while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
        reason = String(decoding: bytes[place..<end], as: UTF8.self)
        break
      }
      let span = Span(wordStart, place)
      rules.append(
        Suppression.RuleName(text: String(decoding: bytes[wordStart..<place], as: UTF8.self), span: span))
    }
    self.rules = rules
    self.reason = reason
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x2C }
}
