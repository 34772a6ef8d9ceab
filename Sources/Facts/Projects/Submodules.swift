import Syntax

extension ProjectFacts {
  /// The folders of a `.gitmodules` file: the values of its `path = …` lines, relative to the file's folder.
  ///
  /// Source: git's gitmodules(5) and config(5): `#` and `;` start comments, keys are compared without case, a value
  /// may stand in quotes.
  static func submodules(of source: Source) -> [Path] {
    let base = source.path.parent ?? source.path
    return source.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).compactMap { line in
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let key = String(decoding: trimmed(line[..<equals]), as: UTF8.self)
      guard key.lowercased() == "path" else { return nil }
      var value = trimmed(line[(equals + 1)...])
      if value.count >= 2, value.first == UInt8(ascii: "\""), value.last == UInt8(ascii: "\"") {
        value = value.dropFirst().dropLast()
      }
      return value.isEmpty ? nil : base.resolving(value)
    }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result = bytes
    while let first = result.first, first == 0x20 || first == 0x09 { result.removeFirst() }
    while let last = result.last, last == 0x20 || last == 0x09 { result.removeLast() }
    return result
  }
}
