/// The words of an asset's name as Xcode takes it apart to make a symbol of it.
///
/// A word is a run of capitals, of one capital and what follows it in lower case, of digits, or of bytes beyond ASCII; the
/// last capital of a run belongs to the lower case after it (`TLSold` is `TL` and `Sold`). All else only separates.
struct SymbolWords {
  private(set) var words: [ArraySlice<UInt8>] = []

  init(_ name: ArraySlice<UInt8>) {
    var rest = name
    while let first = rest.first {
      let length: Int
      if first.isUppercaseLetter {
        let capitals = rest.prefix(while: \.isUppercaseLetter).count
        let lower = rest.dropFirst(capitals).prefix(while: \.isLowercaseLetter).count
        length = lower == 0 ? capitals : capitals == 1 ? 1 + lower : capitals - 1
      } else if first.isLowercaseLetter {
        length = rest.prefix(while: \.isLowercaseLetter).count
      } else if first.isDecimalDigit {
        length = rest.prefix(while: \.isDecimalDigit).count
      } else if first >= 0x80 {
        length = rest.prefix { $0 >= 0x80 }.count
      } else {
        rest = rest.dropFirst()
        continue
      }
      words.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
  }
}

extension UInt8 {
  var isUppercaseLetter: Bool { 0x41...0x5A ~= self }
  var isLowercaseLetter: Bool { 0x61...0x7A ~= self }
  var isDecimalDigit: Bool { 0x30...0x39 ~= self }
  var lowercased: UInt8 { isUppercaseLetter ? self | 0x20 : self }
  var uppercased: UInt8 { isLowercaseLetter ? self & 0xDF : self }
}
