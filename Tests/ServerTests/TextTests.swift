import LSP
import Syntax
import TestSupport
import Testing

@testable import Server

@Suite struct TextTests {
  private static let encodings: [PositionEncoding] = [.utf8, .utf16, .utf32]

  /// Positions of a text by Swift's own counting.
  private func plainPosition(of offset: Int, in text: String, _ encoding: PositionEncoding) -> Position {
    let before = String(decoding: Array(text.utf8)[..<offset], as: UTF8.self)
    let lines = before.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let last = String(lines.last ?? "")
    let character =
      switch encoding {
      case .utf8: last.utf8.count
      case .utf16: last.utf16.count
      case .utf32: last.unicodeScalars.count
      }
    return Position(line: lines.count - 1, character: character)
  }

  @Test(arguments: encodings) func positionsAndBack(encoding: PositionEncoding) {
    let text = "a😀é\r\n漢\u{301}b\rx\n\n👩‍👩‍👧 end"
    let subject = Text(Array(text.utf8))
    var offset = 0
    for scalar in text.unicodeScalars {
      let position = subject.position(at: offset, encoding)
      // Between CR and LF no line has begun.
      if scalar != "\n" || !text.utf8.prefix(offset).elementsEqual(text.utf8.prefix(max(0, offset - 1)) + [0x0D]) {
        #expect(position == plainPosition(of: offset, in: text, encoding), "\(offset)")
        #expect(subject.offset(of: position, encoding) == offset)
      }
      offset += scalar.utf8.count
    }
    #expect(subject.offset(of: subject.position(at: offset, encoding), encoding) == offset)
  }

  @Test func whatLiesOutsideIsMovedInside() {
    let text = Text(Array("a😀b\r\nc".utf8))
    #expect(text.offset(of: Position(line: 0, character: 99), .utf16) == 6)
    #expect(text.offset(of: Position(line: 0, character: 2), .utf16) == 1)
    #expect(text.offset(of: Position(line: 0, character: 3), .utf8) == 1)
    #expect(text.offset(of: Position(line: 9, character: 0), .utf16) == 9)
    #expect(text.position(at: 99, .utf16) == Position(line: 1, character: 1))
    #expect(text.position(at: 3, .utf16) == Position(line: 0, character: 1))
    #expect(Text([]).offset(of: Position(line: 5, character: 5), .utf16) == 0)
  }

  @Test func bytesThatAreNoTextAreCharacters() {
    let text = Text([0xFF, 0x61, 0xE6, 0xBC, 0x0A, 0x62])
    #expect(text.position(at: 4, .utf16) == Position(line: 0, character: 4))
    #expect(text.position(at: 4, .utf8) == Position(line: 0, character: 4))
    #expect(text.offset(of: Position(line: 1, character: 1), .utf32) == 6)
  }

  /// Edits give what the same edits of a string give.
  @Test(arguments: seeds(20)) func editsAreThoseOfTheClient(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pieces = ["a", "😀", "é", "\n", "\r\n", "漢", " "]
    for encoding in Self.encodings {
      var plain = "let a = 1\n😀\n"
      var text = Text(Array(plain.utf8))
      for _ in 0..<40 {
        let scalars = Array(plain.unicodeScalars)
        let start = Int.random(in: 0...scalars.count, using: &generator)
        let end = Int.random(in: start...min(scalars.count, start + 5), using: &generator)
        let new = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? ""
        }
        .joined()
        func position(_ index: Int) -> Position {
          let offset = String(String.UnicodeScalarView(scalars[..<index])).utf8.count
          return text.position(at: offset, encoding)
        }
        // An edit within CRLF is none that an editor makes.
        if start > 0, start < scalars.count, scalars[start - 1] == "\r", scalars[start] == "\n" { continue }
        if end > 0, end < scalars.count, scalars[end - 1] == "\r", scalars[end] == "\n" { continue }
        let range = TextRange(start: position(start), end: position(end))
        text.apply(.incremental(range, text: new), encoding)
        plain =
          String(String.UnicodeScalarView(scalars[..<start])) + new + String(String.UnicodeScalarView(scalars[end...]))
        #expect(text.bytes == Array(plain.utf8))
      }
    }
  }
}
