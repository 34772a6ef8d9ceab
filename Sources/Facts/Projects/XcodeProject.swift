import Syntax

extension ProjectFacts {
  /// What an Xcode `project.pbxproj` (an OpenStep property list) says: file names of the catalogs it refers to, and
  /// folders of its local packages, relative to the folder that holds the `.xcodeproj`.
  ///
  /// Only dictionaries that hold no other dictionary matter: `PBXFileReference` with the type `folder.assetcatalog`,
  /// and `XCLocalSwiftPackageReference`. So only those are read, each from its opening brace on, and no tree is built.
  init(ofXcodeProject source: Source) {
    let base = source.path.parent?.parent ?? Path(bytes: [])
    let places = source.bytes.withUnsafeBytes { bytes in
      ByteSearch(bytes).offsets(of: "folder.assetcatalog")
        + ByteSearch(bytes).offsets(of: "XCLocalSwiftPackageReference;")
    }
    var folders: [Path?] = []
    var names: [String] = []
    for place in places {
      var scan = PropertyListScan(source.bytes, around: place)
      guard let dictionary = scan.nextInnermost() else { continue }
      if dictionary.isa == "XCLocalSwiftPackageReference" {
        if let path = dictionary.relativePath { folders.append(base.resolving(path)) }
      } else if dictionary.isa == "PBXFileReference", dictionary.isCatalog, let path = dictionary.path {
        names.append(String(decoding: Path(bytes: Array(path)).name, as: UTF8.self))
      }
    }
    self.init(folders: folders, catalogNames: names)
  }
}

/// Reads the dictionaries of an OpenStep property list that hold no other dictionary, keys and strings only.
///
/// Words are kept as spans: a project file has a hundred thousand of them, and a handful matter.
private struct PropertyListScan {
  /// The values of the keys of interest.
  struct Dictionary {
    var isa = ""
    var isCatalog = false
    var path: [UInt8]?
    var relativePath: [UInt8]?
  }

  private enum Piece {
    /// A string without its quotes.
    case word(Span)
    case punctuation(UInt8)
  }

  private let bytes: [UInt8]
  private var index = 0

  /// Starts at the last opening brace before a place. A dictionary of strings is short: beyond `reach` bytes on either
  /// side nothing is looked for.
  init(_ bytes: [UInt8], around place: Int) {
    let start = max(0, place - Self.reach)
    let window = bytes[start..<min(bytes.count, place + Self.reach)]
    let open = window[..<place].lastIndex(of: UInt8(ascii: "{")) ?? place
    self.bytes = Array(window[open...])
  }

  private static let reach = 4096

  mutating func nextInnermost() -> Dictionary? {
    var dictionary = Dictionary()
    var isInside = false
    var key: Span?
    var value: Span?
    while let piece = nextPiece() {
      switch piece {
      case .word(let word):
        if key == nil { key = word } else { value = word }
      case .punctuation(UInt8(ascii: "{")):
        (dictionary, isInside, key, value) = (Dictionary(), true, nil, nil)
      case .punctuation(UInt8(ascii: "}")):
        if isInside { return dictionary }
      case .punctuation(UInt8(ascii: ";")):
        if isInside, let key, let value { set(key, value, in: &dictionary) }
        (key, value) = (nil, nil)
      default: break
      }
    }
    return nil
  }

  private func set(_ key: Span, _ value: Span, in dictionary: inout Dictionary) {
    switch key.count {
    case 3 where spells(key, "isa"):
      if spells(value, "PBXFileReference") || spells(value, "XCLocalSwiftPackageReference") {
        dictionary.isa = String(decoding: unescaped(value), as: UTF8.self)
      }
    case 4 where spells(key, "path"): dictionary.path = unescaped(value)
    case 12 where spells(key, "relativePath"): dictionary.relativePath = unescaped(value)
    case 16 where spells(key, "explicitFileType"), 17 where spells(key, "lastKnownFileType"):
      dictionary.isCatalog = spells(value, "folder.assetcatalog")
    default: break
    }
  }

  private func spells(_ word: Span, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { $0.count == word.count && bytes[word.start..<word.end].elementsEqual($0) }
  }

  private func unescaped(_ word: Span) -> [UInt8] {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in bytes[word.start..<word.end] {
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
      } else {
        result.append(byte)
        isEscaped = false
      }
    }
    return result
  }

  private mutating func nextPiece() -> Piece? {
    skipTrivia()
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return .word(readQuoted(byte)) }
    let start = index
    while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
    if index > start { return .word(Span(start, index)) }
    index += 1
    return .punctuation(byte)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","):
      false
    default: true
    }
  }

  private mutating func readQuoted(_ quote: UInt8) -> Span {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let word = Span(start, min(index, bytes.count))
    index = min(index + 1, bytes.count)
    return word
  }

  private mutating func skipTrivia() {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count {
        guard skipComment(opening: bytes[index + 1]) else { return }
      } else {
        return
      }
    }
  }

  /// Skips a comment whose slash stands here; false when it is none.
  private mutating func skipComment(opening: UInt8) -> Bool {
    if opening == UInt8(ascii: "*") {
      index += 2
      while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
        index += 1
      }
      index = min(index + 2, bytes.count)
      return true
    }
    guard opening == UInt8(ascii: "/") else { return false }
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    return true
  }
}
