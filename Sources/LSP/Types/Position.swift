package import Syntax

/// A place in a document: a line, and units of the negotiated encoding in it, both from 0.
package struct Position: Hashable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

extension Position: Comparable {
  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

extension Position: JSONReadable, JSONWritable {
  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    let line: Coordinate = try members.required("line")
    let character: Coordinate = try members.required("character")
    self.init(line: line.value, character: character.value)
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("line", line)
      $0.member("character", character)
    }
  }
}

/// One number of a position. LSP ends at 2³¹-1; clients mean "the end" by numbers even larger than an integer.
private struct Coordinate: JSONReadable {
  let value: Int

  init(json: JSONValue) throws(InvalidParams) {
    guard let number = json.number, number.value >= 0, number.value >= Self.largest || number.integer != nil else {
      throw InvalidParams(expected: "an unsigned integer")
    }
    value = min(number.integer ?? .max, Int(Int32.max))
  }

  private static let largest = Double(Int32.max)
}

/// `Range` of the protocol: half-open. (The name is taken in Swift.)
package struct TextRange: Hashable, Sendable {
  package var start: Position
  package var end: Position

  package init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }
}

extension TextRange: JSONReadable, JSONWritable {
  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    self.init(start: try members.required("start"), end: try members.required("end"))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("start", start)
      $0.member("end", end)
    }
  }
}

/// What a position counts in.
package enum PositionEncoding: String, Sendable, JSONReadable, JSONWritable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"
}
