import Facts
import Syntax

/// Decides by a file's bytes, at memory speed, whether it is worth a parse: three of four Swift files are not.
///
/// The law: a file that is rejected here has no facts, on disk and in the editor alike. To keep findings true,
/// a file may be rejected only if what it could have said cannot make a finding false elsewhere. What is given up
/// is known: string constants, and colors by implicit member (`.tint(.brand)`), in files that nowhere mention color.
enum Prefilter {
  static func admits(_ bytes: UnsafeRawBufferPointer, _ kind: FileKind) -> Bool {
    switch kind {
    // `Color`, `color`, `UIColor`, `#colorLiteral`, `color-lsp:` and all others hold `olor`; besides these, enums
    // of strings may hold the names of colors.
    case .swift: mentionsColorOrStringEnum(bytes)
    case .objectiveC: ByteSearch(bytes).finds("olorNamed") || ByteSearch(bytes).finds("olor-lsp:")
    case .colorSet, .assetGroup, .projectFile: true
    case .otherAsset: false
    }
  }

  /// Whether the bytes are no text: as git does, by a NUL among the first 8000.
  static func isBinary(_ bytes: UnsafeRawBufferPointer) -> Bool {
    ByteSearch(UnsafeRawBufferPointer(rebasing: bytes.prefix(8_000))).findsZero()
  }
}

extension Prefilter {
  /// Whether a Swift file mentions a color, or declares an enum with `String` values.
  private static func mentionsColorOrStringEnum(_ bytes: UnsafeRawBufferPointer) -> Bool {
    ByteSearch(bytes).finds("olor", or: "enum") { isStringEnum(bytes, after: $0 + 4) }
  }

  /// Whether `String` stands between here and the `{` that opens the enum, at most 400 bytes on. Keys for coding,
  /// most of all such enums, name no color.
  private static func isStringEnum(_ bytes: UnsafeRawBufferPointer, after start: Int) -> Bool {
    let head = bytes[start...].prefix(400).prefix { $0 != UInt8(ascii: "{") }
    guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let inherited = ByteSearch(UnsafeRawBufferPointer(rebasing: head[colon...]))
    return inherited.finds("String") && !inherited.finds("CodingKey")
  }
}
