import LSP
import Syntax

/// One character that is typed at a place, and taken away again the next time.
struct Keystroke {
  let document: Document
  let line: Int
  let character: Int
  let text: String

  /// The notification of the edit; even numbers type, odd ones take back.
  func change(_ number: Int) -> [UInt8] {
    let isTyped = number.isMultiple(of: 2)
    let start: JSONText = ["line": .integer(line), "character": .integer(character)]
    let end: JSONText =
      text == "\n"
      ? ["line": .integer(line + 1), "character": 0]
      : ["line": .integer(line), "character": .integer(character + text.utf16.count)]
    let range: JSONText = ["start": start, "end": isTyped ? start : end]
    let change: JSONText = ["range": range, "text": .string(isTyped ? text : "")]
    let item: JSONText = ["uri": .string(document.uri), "version": .integer(number + 1)]
    return Message.notification(.didChange, ["textDocument": item, "contentChanges": [change]])
  }
}
