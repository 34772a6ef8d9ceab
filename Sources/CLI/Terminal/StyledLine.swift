import ColorScience

/// One line for a terminal, with its width known while it is put together.
struct StyledLine {
  enum Attribute {
    case plain
    case bold
    case dim
    case red
    case yellow
    case blue

    /// SGR parameters (ECMA-48).
    fileprivate var code: String? {
      switch self {
      case .plain: nil
      case .bold: "1"
      case .dim: "2"
      case .red: "1;31"
      case .yellow: "1;33"
      case .blue: "1;34"
      }
    }
  }

  let style: Style
  private(set) var text = ""
  private(set) var width = 0

  init(_ style: Style) { self.style = style }

  /// Adds text, made fit to be seen: names come from files, and may hold what a terminal obeys.
  mutating func add(_ text: some StringProtocol, _ attribute: Attribute = .plain) {
    guard !text.isEmpty else { return }
    let string = visible(String(text), isUnicode: style.isUnicode)
    if style.hasColor, let code = attribute.code {
      self.text += "\u{1B}[\(code)m\(string)\u{1B}[0m"
    } else {
      self.text += string
    }
    width += string.displayWidth
  }

  /// Adds a swatch, where the terminal shows colors.
  mutating func add(_ color: ColorValue, over backdrop: ColorValue = .white) {
    guard style.hasColor else { return }
    text += color.swatch(style.palette, over: backdrop)
    width += 2
  }

  /// Adds spaces up to a column.
  mutating func pad(to column: Int) {
    guard column > width else { return }
    text += String(repeating: " ", count: column - width)
    width = column
  }

  /// Adds text so that it ends at the last column, at least two spaces after what is there.
  /// Returns false, and adds nothing, where it does not fit.
  mutating func addAtEnd(_ string: String, _ attribute: Attribute) -> Bool {
    let column = style.width - string.displayWidth
    guard column >= width + 2 else { return false }
    pad(to: column)
    add(string, attribute)
    return true
  }
}

/// Text in lines of at most `width` cells, broken at spaces. A word that is longer is broken anywhere, or kept whole: a
/// path that is broken cannot be copied, and the terminal breaks it without a line ending.
package func wrap(_ text: String, width: Int, keepsWords: Bool = false) -> [String] {
  let width = max(width, 1)
  var lines: [String] = []
  var line = ""
  var lineWidth = 0
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let wordWidth = word.displayWidth
    if !line.isEmpty, lineWidth + 1 + wordWidth <= width {
      line += " " + word
      lineWidth += 1 + wordWidth
      continue
    }
    if !line.isEmpty { lines.append(line) }
    (line, lineWidth) = ("", 0)
    for character in word {
      if !keepsWords, lineWidth + character.displayWidth > width {
        lines.append(line)
        (line, lineWidth) = ("", 0)
      }
      line.append(character)
      lineWidth += character.displayWidth
    }
  }
  if !line.isEmpty || lines.isEmpty { lines.append(line) }
  return lines
}
