/// The header of one message, read byte by byte.
///
/// Names are in any case and lines may end without a carriage return; other fields than the length are passed over.
struct FrameHeader: Sendable {
  enum Step {
    case more
    /// The header is whole; the body has so many bytes.
    case end(Int)
    case fault(FramingFault)
  }

  private enum Part {
    /// In a name, of which so many bytes are those of `Content-Length`; -1 where they differ.
    case name(count: Int, matched: Int)
    /// In the value of a field that is not the length.
    case otherValue
    case length(digits: Int, value: Int, isEnded: Bool)
  }

  static let lengthName: [UInt8] = Array("content-length".utf8)
  /// A header whose first bytes were `Content-Length:`.
  static let afterLengthName: FrameHeader = {
    var header = FrameHeader()
    header.size = lengthName.count + 1
    header.part = .length(digits: 0, value: 0, isEnded: false)
    return header
  }()

  private var part = Part.name(count: 0, matched: 0)
  private var size = 0
  private var length: Int?
  private var hasFields = false

  /// Whether no byte of a header has come but line ends.
  var isUntouched: Bool {
    if case .name(count: 0, _) = part { !hasFields } else { false }
  }

  /// How many bytes of `Content-Length:` end at `byte`, when `matched` of them ended before it. No byte of the name
  /// but the first is a `c`, so that nothing shorter can have begun within.
  static func matched(_ matched: Int, _ byte: UInt8) -> Int {
    let expected = matched < lengthName.count ? lengthName[matched] : UInt8(ascii: ":")
    if lowercased(byte) == expected { return matched + 1 }
    return lowercased(byte) == lengthName[0] ? 1 : 0
  }

  mutating func take(_ byte: UInt8) -> Step {
    // Line ends between messages belong to no header.
    if isUntouched, byte == 0x0A || byte == 0x0D { return .more }
    size += 1
    if size > MessageReader.headerLimit { return .fault(.headerTooLong) }
    switch part {
    case .name(let count, let matched): return takeName(byte, count, matched)
    case .otherValue:
      if byte == 0x0A { endLine() }
      return .more
    case .length(let digits, let value, let isEnded): return takeLength(byte, digits, value, isEnded)
    }
  }

  private mutating func takeName(_ byte: UInt8, _ count: Int, _ matched: Int) -> Step {
    switch byte {
    case 0x0A where count == 0:
      guard let length else { return .fault(.noLength) }
      return .end(length)
    case 0x0D where count == 0: return .more
    case UInt8(ascii: ":") where count > 0:
      let isLength = matched == Self.lengthName.count
      part = isLength ? .length(digits: 0, value: 0, isEnded: false) : .otherValue
      return .more
    case _ where Self.isToken(byte):
      let fits = matched >= 0 && matched < Self.lengthName.count && Self.lowercased(byte) == Self.lengthName[matched]
      part = .name(count: count + 1, matched: fits ? matched + 1 : -1)
      return .more
    default: return .fault(.notAHeader)
    }
  }

  private mutating func takeLength(_ byte: UInt8, _ digits: Int, _ value: Int, _ isEnded: Bool) -> Step {
    switch byte {
    case 0x30...0x39 where !isEnded:
      let (tenfold, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = tenfold.addingReportingOverflow(Int(byte - 0x30))
      if overflows || overflowsToo { return .fault(.badLength) }
      part = .length(digits: digits + 1, value: sum, isEnded: false)
    case 0x20, 0x09, 0x0D: part = .length(digits: digits, value: value, isEnded: digits > 0)
    case 0x0A where digits > 0:
      // RFC 9110, section 8.6: the same length twice is one length.
      if let length, length != value { return .fault(.twoLengths) }
      length = value
      endLine()
    default: return .fault(.badLength)
    }
    return .more
  }

  private mutating func endLine() {
    part = .name(count: 0, matched: 0)
    hasFields = true
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

  /// RFC 9110, section 5.6.2.
  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E, 0x5F, 0x60, 0x7C, 0x7E: true
    default: false
    }
  }
}
