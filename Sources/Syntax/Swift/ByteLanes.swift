/// Eight bytes at a time in one number. What is asked of each is answered in its highest bit.
///
/// "Bit Twiddling Hacks", determine if a word has a zero byte, or a byte less than n.
enum ByteLanes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highest: UInt64 = 0x8080_8080_8080_8080

  /// The eight bytes from an offset on, the first in the lowest place.
  @inline(__always)
  static func load(_ bytes: UnsafePointer<UInt8>, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The index of the first byte that is marked; some is.
  @inline(__always) static func first(_ marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }

  /// Marks the bytes that are `byte`. Beyond the first there may be marks too many.
  @inline(__always)
  static func equal(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let zeros = word ^ (ones &* UInt64(byte))
    return (zeros &- ones) & ~zeros & highest
  }

  /// Marks the bytes below a bound of at most 0x80. Beyond the first there may be marks too many.
  @inline(__always)
  static func less(_ word: UInt64, than bound: UInt8) -> UInt64 { (word &- ones &* UInt64(bound)) & ~word & highest }

  @inline(__always) static func isBeyondASCII(_ word: UInt64) -> Bool { word & highest != 0 }

  /// Marks the bytes that are neither letters, digits nor `_`.
  @inline(__always)
  static func notInName(_ word: UInt64) -> UInt64 {
    let low = word & ~highest
    let folded = low | (ones &* 0x20)
    // A sum has its highest bit where the byte is no less than the bound.
    let letters = (folded &+ ones &* (0x80 - 0x61)) & ~(folded &+ ones &* (0x80 - 0x7B))
    let digits = (low &+ ones &* (0x80 - 0x30)) & ~(low &+ ones &* (0x80 - 0x3A))
    let others = (low ^ (ones &* 0x5F)) &+ ones &* 0x7F
    return (~(letters | digits) & others | word) & highest
  }
}
