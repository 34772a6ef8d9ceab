import Syntax

extension ProjectFacts {
  /// What an Xcode `project.pbxproj` (an OpenStep property list) says: file names of the catalogs it refers to, and
  /// folders of its local packages, relative to the folder that holds the `.xcodeproj`.
  ///
  /// Only dictionaries that hold no other dictionary matter: `PBXFileReference` with the type `folder.assetcatalog`,
  /// and `XCLocalSwiftPackageReference`. So the file is read as a stream of `key = value;` and no tree is built.
  init(ofXcodeProject source: Source) {
    var scan = PropertyListScan(source.bytes)
    let base = source.path.parent?.parent ?? Path(bytes: [])
    var folders: [Path] = []
    var names: [String] = []
    while let dictionary = scan.nextInnermost() {
      if dictionary.isa == "XCLocalSwiftPackageReference" {
        if let path = dictionary.relativePath, let folder = base.resolving(path) { folders.append(folder) }
      } else if dictionary.isa == "PBXFileReference", dictionary.isCatalog, let path = dictionary.path {
        names.append(String(decoding: Path(bytes: Array(path)).name, as: UTF8.self))
      }
    }
    self.init(folders: folders, catalogNames: names)
  }
}

/// Reads the dictionaries of an OpenStep property list that hold no other dictionary, keys and strings only.
private struct PropertyListScan {
  /// The values of the keys of interest, as written, quotes taken off.
  struct Dictionary {
    var isa = ""
    var isCatalog = false
    var path: [UInt8]?
    var relativePath: [UInt8]?

    mutating func set(_ key: [UInt8], _ value: [UInt8]) {
      switch String(decoding: key, as: UTF8.self) {
      case "isa": isa = String(decoding: value, as: UTF8.self)
      case "lastKnownFileType", "explicitFileType": isCatalog = value.elementsEqual("folder.assetcatalog".utf8)
      case "path": path = value
      case "relativePath": relativePath = value
      default: break
      }
    }
  }

  private enum Piece {
    case word([UInt8])
    case punctuation(UInt8)
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func nextInnermost() -> Dictionary? {
    var dictionary = Dictionary()
    var isInside = false
    var key: [UInt8]?
    var value: [UInt8]?
    while let piece = nextPiece() {
      switch piece {
      case .word(let word):
        if key == nil { key = word } else { value = word }
      case .punctuation(UInt8(ascii: "{")):
        (dictionary, isInside, key, value) = (Dictionary(), true, nil, nil)
      case .punctuation(UInt8(ascii: "}")):
        if isInside { return dictionary }
      case .punctuation(UInt8(ascii: ";")):
        if let key, let value { dictionary.set(key, value) }
        (key, value) = (nil, nil)
      default: break
      }
    }
    return nil
  }

  private mutating func nextPiece() -> Piece? {
    skipTrivia()
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return .word(readQuoted(byte)) }
    let start = index
    while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
    if index > start { return .word(Array(bytes[start..<index])) }
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

  private mutating func readQuoted(_ quote: UInt8) -> [UInt8] {
    index += 1
    var word: [UInt8] = []
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
      word.append(bytes[index])
      index += 1
    }
    index = min(index + 1, bytes.count)
    return word
  }

  private mutating func skipTrivia() {
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        index += 2
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
          index += 1
        }
        index = min(index + 2, bytes.count)
      } else if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else {
        return
      }
    }
  }
}
