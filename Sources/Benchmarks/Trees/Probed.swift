/// The text of a file, as it is typed in: with a color at its end.
struct Probed {
  let document: Document
  /// The line of the color.
  let line: Int
  /// The columns of the name of the color.
  let nameStart: Int
  let nameEnd: Int

  /// The color in numbers is out of range: its finding moves with each keystroke before it, so that there is something to
  /// publish each time, also in a tree without a catalog. Without the import it may be another `Color` than SwiftUI's.
  init(_ file: SourceTree.File, name: String) throws(Failure) {
    let text = String(decoding: try contents(of: file.path), as: UTF8.self)
    let start = "let probe = [Color(\""
    let added = "\nimport SwiftUI\n\(start)\(name)\"), Color(red: 2, green: 0.5, blue: 0.5)]\n"
    document = Document(path: file.path, text: text + added)
    line = text.utf8.count { $0 == UInt8(ascii: "\n") } + 2
    nameStart = start.utf8.count
    nameEnd = nameStart + name.utf8.count
  }

  func keystroke(at column: Int, _ text: String) -> Keystroke {
    Keystroke(document: document, line: line, character: column, text: text)
  }

  /// A new line before all others, where no color is: nothing changes but the lines of what follows.
  var newLine: Keystroke { Keystroke(document: document, line: 0, character: 0, text: "\n") }
}

extension SourceTree {
  /// The file whose size is nearest to a number, of those that name no color and hold no enum, so that a check passes
  /// over them.
  func plainFile(near size: Int) throws(Failure) -> File? {
    for file in swiftFiles.sorted(by: { abs($0.size - size) < abs($1.size - size) }).prefix(200) {
      let text = String(decoding: try contents(of: file.path), as: UTF8.self)
      if !text.contains("olor"), !text.contains("enum") { return file }
    }
    return nil
  }
}
