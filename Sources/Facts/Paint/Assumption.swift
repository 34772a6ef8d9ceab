import Syntax

/// A condition of the source and whether it holds.
package struct Assumption: Hashable, Sendable {
  /// The condition to compare by: without a leading `!`, parentheses around all of it, and white space.
  package let condition: String
  package let holds: Bool
  /// The condition to show, without a leading `!`.
  package let spelling: String

  package init(_ text: String, holds: Bool) {
    // Most conditions are one name or a path of them.
    if text.utf8.allSatisfy(Self.isInPath) {
      (condition, spelling, self.holds) = (text, text, holds)
      return
    }
    var text = Substring(text).trimmed
    var holds = holds
    while true {
      if text.hasPrefix("!"), !text.hasPrefix("!="), Self.isOneOperand(text.dropFirst()) {
        text = text.dropFirst().trimmed
        holds.toggle()
      } else if text.hasPrefix("("), text.hasSuffix(")"), Self.isOneOperand(text), text.count > 2 {
        text = text.dropFirst().dropLast().trimmed
      } else {
        break
      }
    }
    spelling = String(text)
    condition = text.filter { !$0.isWhitespace }
    self.holds = holds
  }

  private static func isInPath(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }

  package static func == (a: Assumption, b: Assumption) -> Bool { a.condition == b.condition && a.holds == b.holds }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(condition)
    hasher.combine(holds)
  }

  /// The usual value of a condition that asks whether a control can be used or is being touched; `nil` for others.
  package static func usual(_ condition: String) -> Bool? {
    switch condition.split(separator: ".").last {
    case "isEnabled": true
    case "isPressed", "isDisabled", "isHighlighted": false
    default: nil
    }
  }

  /// Whether it holds only of a control that cannot be used or is being touched.
  var isOfUnusable: Bool { Self.usual(condition).map { $0 != holds } ?? false }

  /// All that a condition says: each side of `a && b` where it holds, and of `a || b` where it does not.
  package static func all(of text: String, holds: Bool) -> [Assumption] {
    var found: [Assumption] = []
    var pending = [Assumption(text, holds: holds)]
    while let next = pending.popLast(), found.count < mostOperands {
      let operands = split(next.spelling, at: next.holds ? "&&" : "||")
      if operands.count == 1 {
        found.append(next)
      } else {
        pending += operands.map { Assumption($0, holds: next.holds) }
      }
    }
    return found
  }

  /// Operands of one condition that are told apart; real conditions have up to four.
  private static let mostOperands = 16

  /// `when isOn`, `unless isOn`, cut to what a message has room for.
  package var words: String { (holds ? "when " : "unless ") + spelling.cut(to: 40) }

  /// Whether a text is a single operand: a path, a call, or parentheses around all of it.
  private static func isOneOperand(_ text: Substring) -> Bool {
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      switch character {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth == 0, text.first == "(", text.index(after: index) != text.endIndex { return false }
      case "&", "|", "=", "<", ">", "?", "+", "-", "*", "/", "!": if depth == 0 { return false }
      default: break
      }
    }
    return depth == 0
  }

  /// The parts of a text between operators outside of parentheses.
  private static func split(_ text: String, at separator: String) -> [String] {
    guard text.utf8.contains(separator == "&&" ? UInt8(ascii: "&") : UInt8(ascii: "|")) else { return [text] }
    var parts: [String] = [""]
    var depth = 0
    var rest = Substring(text)
    while let character = rest.first {
      if depth == 0, rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
        continue
      }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      parts[parts.count - 1].append(character)
      rest = rest.dropFirst()
    }
    // `a && b || c` is no conjunction.
    return separator == "&&" && parts.contains(where: { $0.holds("||") }) ? [text] : parts
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
