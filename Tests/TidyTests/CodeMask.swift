/// Finds the comments and string literals of Swift text: a plain scan, apart from the parser it helps to keep in order.
struct CodeMask {
  private enum Context {
    case code
    /// Code inside `\(…)`, with the parentheses that are open in it.
    case interpolation(depth: Int)
    case string(hashes: Int, isMultiline: Bool)
    case blockComment(depth: Int)
    case lineComment
  }

  /// Bytes, because every character that matters is ASCII and the whole checkout is read on each run.
  private let text: [UInt8]
  private var contexts: [Context] = [.code]
  private var index = 0
  private var code: [UInt8] = []

  /// The lines with comments and strings blanked, and whether each begins inside a string.
  private(set) var lines: (code: [String], beginsInString: [Bool]) = ([], [])

  init(_ text: String) {
    self.text = Array(text.utf8)
    var beginsInString = false
    while index < self.text.count {
      guard self.text[index] == UInt8(ascii: "\n") else {
        step()
        continue
      }
      if case .lineComment = context { contexts.removeLast() }
      // A string on one line ends with it, closed or not.
      while case .string(_, isMultiline: false) = context { contexts.removeLast() }
      endLine(beginsInString)
      if case .string = context { beginsInString = true } else { beginsInString = false }
      index += 1
    }
    endLine(beginsInString)
  }

  private mutating func endLine(_ beginsInString: Bool) {
    lines.code.append(String(decoding: code, as: UTF8.self))
    lines.beginsInString.append(beginsInString)
    code.removeAll(keepingCapacity: true)
  }

  private var context: Context { contexts[contexts.count - 1] }

  private mutating func step() {
    switch context {
    case .code: codeStep()
    case .interpolation(let depth): interpolationStep(depth)
    case .lineComment: blank(1)
    case .blockComment(let depth):
      if at("/*") {
        replaceContext(.blockComment(depth: depth + 1), blanking: 2)
      } else if at("*/") {
        if depth == 1 { contexts.removeLast() } else { contexts[contexts.count - 1] = .blockComment(depth: depth - 1) }
        blank(2)
      } else {
        blank(1)
      }
    case .string(let hashes, let isMultiline):
      let pounds = String(repeating: "#", count: hashes)
      let end = (isMultiline ? "\"\"\"" : "\"") + pounds
      if at("\\" + pounds + "(") {
        contexts.append(.interpolation(depth: 0))
        blank(2 + hashes)
      } else if at("\\" + pounds) {
        blank(2 + hashes)
      } else if at(end) {
        contexts.removeLast()
        blank(end.utf8.count)
      } else {
        blank(1)
      }
    }
  }

  private mutating func codeStep() {
    if at("//") {
      contexts.append(.lineComment)
    } else if at("/*") {
      contexts.append(.blockComment(depth: 1))
      blank(2)
    } else if let hashes = openQuote() {
      let isMultiline = at(String(repeating: "#", count: hashes) + "\"\"\"")
      contexts.append(.string(hashes: hashes, isMultiline: isMultiline))
      blank(hashes + (isMultiline ? 3 : 1))
    } else {
      code.append(text[index])
      index += 1
    }
  }

  private mutating func interpolationStep(_ depth: Int) {
    if at(")"), depth == 0 {
      contexts.removeLast()
      blank(1)
    } else {
      let change = at("(") ? 1 : at(")") ? -1 : 0
      contexts[contexts.count - 1] = .interpolation(depth: depth + change)
      codeStep()
    }
  }

  /// The number of `#` before a quote that opens a string here.
  private func openQuote() -> Int? {
    var end = index
    while end < text.count, text[end] == UInt8(ascii: "#") { end += 1 }
    return end < text.count && text[end] == UInt8(ascii: "\"") ? end - index : nil
  }

  private func at(_ other: String) -> Bool {
    var position = index
    for byte in other.utf8 {
      guard position < text.count, text[position] == byte else { return false }
      position += 1
    }
    return true
  }

  private mutating func replaceContext(_ context: Context, blanking count: Int) {
    contexts[contexts.count - 1] = context
    blank(count)
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where index < text.count && text[index] != UInt8(ascii: "\n") {
      code.append(UInt8(ascii: " "))
      index += 1
    }
  }
}
