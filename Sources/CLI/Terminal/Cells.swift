/// One character as it is drawn, with the bytes it came from.
struct Cell {
  let text: String
  let width: Int
  let start: Int
  let end: Int
}

/// A line of source as cells: tabs expanded, control characters and hidden marks made visible.
///
/// A source line is untrusted: shown raw, an escape sequence in it would act on the reader's terminal, and a
/// bidirectional mark would show other code than the compiler sees.
func cells(of bytes: ArraySlice<UInt8>, isUnicode: Bool) -> [Cell] {
  var scalars = String.UnicodeScalarView()
  var lengths: [Int] = []
  var iterator = bytes.makeIterator()
  var parser = Unicode.UTF8.ForwardParser()
  reading: while true {
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      scalars.append(Unicode.UTF8.decode(encoded))
      lengths.append(encoded.count)
    case .error(let length):
      scalars.append("\u{FFFD}")
      lengths.append(length)
    case .emptyInput:
      break reading
    }
  }
  var result: [Cell] = []
  var offset = bytes.startIndex
  var index = 0
  var column = 0
  for character in String(scalars) {
    let count = character.unicodeScalars.count
    let end = offset + lengths[index..<(index + count)].reduce(0, +)
    let isTab = character == "\t"
    let text = isTab ? String(repeating: " ", count: 4 - column % 4) : visible(character, isUnicode: isUnicode)
    let width = text.displayWidth
    result.append(Cell(text: text, width: width, start: offset, end: end))
    offset = end
    index += count
    column += width
  }
  return result
}

/// Text for one line for people: line breaks, control characters and hidden marks made visible. To do so twice changes
/// nothing.
package func visible(_ text: String, isUnicode: Bool) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
  return text.reduce(into: "") { $0 += visible($1, isUnicode: isUnicode) }
}

private func visible(_ character: Character, isUnicode: Bool) -> String {
  guard let scalar = character.unicodeScalars.first else { return "" }
  if let byte = character.asciiValue, byte >= 0x20, byte < 0x7F { return String(character) }
  if character == "\r\n" { return visible("\r", isUnicode: isUnicode) + visible("\n", isUnicode: isUnicode) }
  if scalar.value < 0x20 || scalar.value == 0x7F {
    let picture = scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value
    if isUnicode, let symbol = Unicode.Scalar(picture) { return String(symbol) }
    return "^" + String(UnicodeScalar(UInt8(scalar.value) ^ 0x40))
  }
  let isHidden = character.unicodeScalars.allSatisfy { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
  if !isUnicode, let ascii = typography[character] { return ascii }
  if isHidden || !isUnicode && !character.isASCII {
    return character.unicodeScalars.map {
      $0.isASCII ? String($0) : "\\u{\(String($0.value, radix: 16, uppercase: true))}"
    }
    .joined()
  }
  return String(character)
}

/// What this program's own texts use outside ASCII, for terminals that cannot show it.
private let typography: [Character: String] = [
  "…": "...", "–": "-", "×": "x", "—": "--", "“": "\"", "”": "\"", "’": "'",
]
