import Facts
import Syntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Decides by a file's bytes, at memory speed, whether it is worth a parse: three of four Swift files are not.
///
/// The law: a file that is rejected here has no facts, on disk and in the editor alike. To keep findings true,
/// a file may be rejected only if what it could have said cannot make a finding false elsewhere. What is given up
/// is known: string constants, and colors by implicit member of modifiers whose names do not end in `Color`
/// (`.tint(.brand)`), in files that nowhere name a color type and do not paint a text and its surface.
enum Prefilter {
  static func admits(_ bytes: UnsafeRawBufferPointer, _ kind: FileKind) -> Bool {
    switch kind {
    // Every color type, `#colorLiteral` and `color-lsp:` hold `olor`; besides these, enums of strings may hold the
    // names of colors.
    case .swift: admission(bytes) != .refused
    case .objectiveC: ["UIColor", "NSColor", "olor-lsp:"].contains { ByteSearch(bytes).finds($0) }
    case .interfaceBuilder: namesAsset(bytes)
    case .colorSet, .assetGroup, .projectFile: true
    case .otherAsset: false
    }
  }

  /// Whether a xib or storyboard has a color that is named and none of the system's.
  private static func namesAsset(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let search = ByteSearch(bytes)
    return search.finds("namedColor")
      || search.offsets(of: "color key").contains { start in
        let tag = ByteSearch(UnsafeRawBufferPointer(rebasing: bytes[start...].prefix { $0 != UInt8(ascii: ">") }))
        return tag.finds(" name=") && !tag.finds(" catalog=")
      }
  }

  /// What makes a Swift file worth a parse.
  enum Admission: Hashable {
    case refused
    /// What stands in this place, whatever stands elsewhere.
    case byPlace(Span)
    /// Several words together.
    case byWords
  }

  /// Whether the bytes are no text: as git does, by a NUL among the first 8000.
  static func isBinary(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.baseAddress.map { memchr($0, 0, min(bytes.count, 8_000)) != nil } ?? false
  }
}

extension Prefilter {
  /// What in a Swift file names colors, declares an enum with `String` values, or paints a text and its surface. Most do
  /// nothing of this, and one look tells it.
  static func admission(_ bytes: UnsafeRawBufferPointer) -> Admission {
    var mayPaint = false
    var namesAppearance = false
    var place = 0
    let search = ByteSearch(bytes)
    let isNamed = search.finds(
      "olor",
      where: {
        place = $0
        return namesColor(bytes, at: $0)
      }, or: "enum",
      where: {
        place = $0
        return isStringEnum(bytes, after: $0 + 4)
      },
      // The beginnings of these words are frequent in others.
      noting: ("kground", "rInterfaceStyle", "SAppearance(named")
    ) { word, start in
      switch word {
      case 0: mayPaint = mayPaint || ends("ac", before: start, in: bytes)
      case 1: mayPaint = mayPaint || ends("se", before: start, in: bytes)
      default: namesAppearance = namesAppearance || ends("N", before: start, in: bytes)
      }
    }
    if isNamed { return .byPlace(Span(max(place - 4, 0), min(place + 4 + longestEnumHead, bytes.count))) }
    return (mayPaint ? paintsText(bytes) : namesAppearance) ? .byWords : .refused
  }

  private static func ends(_ word: StaticString, before end: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    let start = end - word.utf8CodeUnitCount
    return start >= 0 && word.withUTF8Buffer { bytes[start..<end].elementsEqual($0) }
  }

  /// Whether a file sets both the color of a text and something behind it, by names that do not say that they are
  /// colors: `.foregroundStyle(Theme.ink).background(.orange)`; or holds views to a color scheme.
  ///
  /// - Parameter bytes: those of a file with `ackground` or `serInterfaceStyle` in it.
  private static func paintsText(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let search = ByteSearch(bytes)
    // Imports stand after a comment at most.
    let head = ByteSearch(UnsafeRawBufferPointer(rebasing: bytes[..<min(bytes.count, longestHead)]))
    if head.finds("import SwiftUI") {
      return search.finds(".foreground") && (search.finds(".background") || search.finds(".listRowBackground"))
        || search.finds("serInterfaceStyle")
    }
    guard head.finds("import UIKit") || head.finds("import AppKit") || head.finds("import Cocoa") else { return false }
    return search.finds("serInterfaceStyle") || search.finds("NSAppearance(named")
      || search.finds(".backgroundColor = ") && (search.finds(".textColor = ") || search.finds("setTitleColor("))
  }

  /// Bytes of a file that are searched for its imports.
  private static let longestHead = 4096

  /// Whether the word with `olor` here is a color type (`Color`, `UIColor`, `ColorResource`), `#colorLiteral`,
  /// a suppression, or a modifier or property that is given an implicit member: `.foregroundColor(.brand)`.
  private static func namesColor(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    guard start > 0 else { return false }
    let rest = bytes[(start + 4)...]
    guard bytes[start - 1] == UInt8(ascii: "C") else {
      return rest.starts(with: "Literal".utf8) || rest.starts(with: "-lsp:".utf8)
        || rest.starts(with: "Scheme, .".utf8)
    }
    if rest.starts(with: "Scheme(".utf8) { return true }
    let next = rest.first ?? 0
    if !next.isWordByte, isTypeName(bytes, endingAt: start - 1) { return true }
    return rest.starts(with: "Resource".utf8) || isGivenImplicitMember(rest)
  }

  /// Whether nothing, or one of the frameworks' prefixes, stands before `Color` in its word.
  private static func isTypeName(_ bytes: UnsafeRawBufferPointer, endingAt color: Int) -> Bool {
    let before = bytes[..<color].suffix(3)
    guard let last = before.last, last.isWordByte else { return true }
    let prefixes = ["UI", "NS", "CG", "CI"]
    return prefixes.contains { before.suffix(2).elementsEqual($0.utf8) }
      && (before.count < 3 || before.first?.isWordByte != true)
  }

  /// Whether `(.`, or `= .init`, follows.
  private static func isGivenImplicitMember(_ rest: Slice<UnsafeRawBufferPointer>) -> Bool {
    let code = rest.prefix(40).drop { isSpace($0) }
    let argument = code.dropFirst().drop { isSpace($0) }
    switch code.first {
    case UInt8(ascii: "("): return argument.first == UInt8(ascii: ".")
    case UInt8(ascii: "="): return argument.starts(with: ".init".utf8)
    default: return false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// How far the `{` that opens an enum may be, in bytes.
  private static let longestEnumHead = 400

  /// Whether `String` stands between here and the `{` that opens the enum. Keys for coding, most of all such enums, name no
  /// color.
  private static func isStringEnum(_ bytes: UnsafeRawBufferPointer, after start: Int) -> Bool {
    let head = bytes[start...].prefix(longestEnumHead).prefix { $0 != UInt8(ascii: "{") }
    guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let inherited = ByteSearch(UnsafeRawBufferPointer(rebasing: head[colon...]))
    return inherited.finds("String") && !inherited.finds("CodingKey")
  }
}
