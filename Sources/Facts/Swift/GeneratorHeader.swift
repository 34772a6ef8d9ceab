import Syntax

/// Whether a generator wrote a file, told by a comment at its head.
enum GeneratorHeader {
  /// How far into a file the header is looked for, in bytes.
  static let length = 2048

  static func isIn(_ tree: SwiftTree) -> Bool {
    tree.comments.prefix { $0.start < length }.contains { comment in
      isIn(tree.bytes, Span(comment.start, min(comment.end, length)))
    }
  }

  /// Looks for `generated` and `do not edit` in any case; words around the former tell a header from prose.
  private static func isIn(_ bytes: [UInt8], _ comment: Span) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      for index in comment.start..<max(comment.start, comment.end - 8) {
        let first = buffer[index] | 0x20
        guard first == UInt8(ascii: "g") || first == UInt8(ascii: "d") else { continue }
        switch (first, buffer[index + 1] | 0x20, buffer[index + 2] | 0x20) {
        // `gen`
        case (0x67, 0x65, 0x6E):
          if text(buffer, index, index + 9) == "generated", isHeader(buffer, index, comment) { return true }
        // `do `
        case (0x64, 0x6F, 0x20):
          if text(buffer, index, min(index + 11, comment.end)) == "do not edit" { return true }
        default: break
        }
      }
      return false
    }
  }

  /// What generators of Swift code write before or after `generated`: SwiftGen, R.swift, Tuist, Sourcery, protoc, Xcode,
  /// Apollo, Thrift.
  private static func isHeader(_ buffer: UnsafeBufferPointer<UInt8>, _ word: Int, _ comment: Span) -> Bool {
    let before = text(buffer, max(comment.start, word - 14), word)
    let after = text(buffer, word + 9, min(comment.end, word + 15))
    return ["@", "auto", "auto-", "automatically ", "was ", "code "].contains(where: before.hasSuffix)
      || [" using", " by", " file", " code"].contains(where: after.hasPrefix)
  }

  private static func text(_ buffer: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
    String(decoding: buffer[start..<end], as: UTF8.self).lowercased()
  }
}
