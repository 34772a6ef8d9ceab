/// A coarse form of a color set's name that its generated Swift symbol shares: letters and digits in lower case, without
/// `color` at the end. Two names that give one symbol have one form; the reverse need not hold.
package struct SymbolName: Hashable, Sendable {
  private let letters: [UInt8]

  package init(_ name: String) {
    // ASCII is what nearly all names are made of; the rest is kept as it is, which can only make two names differ that
    // are one symbol's in other case.
    var letters: [UInt8] = []
    letters.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x80...: letters.append(byte)
      case 0x41...0x5A: letters.append(byte | 0x20)
      default: break
      }
    }
    if letters.count > 5, letters.suffix(5).elementsEqual("color".utf8) { letters.removeLast(5) }
    self.letters = letters
  }
}
