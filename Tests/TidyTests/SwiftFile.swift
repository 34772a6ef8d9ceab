import Foundation

/// A Swift file of the checkout, with its comments and strings told from its code.
struct SwiftFile: Sendable {
  let file: RepositoryFile
  /// The text with every byte of comments and strings blanked, line by line.
  let codeLines: [String]
  /// Whether a line begins inside a string literal.
  let beginsInString: [Bool]

  init(_ file: RepositoryFile) {
    self.file = file
    (codeLines, beginsInString) = CodeMask(file.text).lines
  }

  var path: String { file.path }
  /// `Facts` of `Sources/Facts/Color.swift`.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  struct Import: Sendable {
    let line: Int
    let module: String
  }

  /// The modules that `import` lines name, whatever their access or attributes.
  var imports: [Import] {
    codeLines.enumerated().compactMap { index, line in
      let words = line.split(whereSeparator: { $0 == " " })
      guard let keyword = words.firstIndex(of: "import"), words.allSatisfy({ !$0.contains("=") }) else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
      guard let module = words[(keyword + 1)...].first(where: { !kinds.contains($0) }) else { return nil }
      return Import(line: index + 1, module: String(module.prefix { $0 != "." }))
    }
  }

  struct Function: Sendable {
    let name: String
    let line: Int
    /// Lines of the body that do not begin inside a string literal.
    let length: Int
  }

  /// The functions, initialisers and subscripts that have a body.
  var functions: [Function] {
    codeLines.indices.compactMap { index in
      guard let name = declaredFunction(in: codeLines[index]), let body = body(after: index) else { return nil }
      let lines = body.open + 1..<max(body.open + 1, body.close)
      return Function(name: name, line: index + 1, length: lines.count { !beginsInString[$0] })
    }
  }

  private func declaredFunction(in line: String) -> String? {
    guard line.contains("func") || line.contains("init") || line.contains("subscript") else { return nil }
    let pattern =
      /^\s*(?:(?:@\w+(?:\([^)]*\))?|\w+(?:\(set\))?)\s+)*?(func\s+[^\s(<]+|init[?!]?(?=[(<])|subscript(?=[(<]))/
    return line.firstMatch(of: pattern).map { String($0.1.split(separator: " ").last ?? "") }
  }

  /// The lines of the braces of the body of the declaration that starts on a line.
  private func body(after start: Int) -> (open: Int, close: Int)? {
    var parentheses = 0
    var braces = 0
    var open = 0
    for index in start..<codeLines.count {
      // A declaration that ends before a brace, in a protocol, has no body.
      if index > start, braces == 0, parentheses == 0, declaredFunction(in: codeLines[index]) != nil { return nil }
      for character in codeLines[index] {
        switch character {
        case "(", "[": parentheses += braces == 0 ? 1 : 0
        case ")", "]": parentheses -= braces == 0 ? 1 : 0
        case "{" where parentheses == 0:
          if braces == 0 { open = index }
          braces += 1
        case "}" where parentheses == 0:
          braces -= 1
          if braces < 0 { return nil }
          if braces == 0 { return (open, index) }
        default: break
        }
      }
    }
    return nil
  }
}
