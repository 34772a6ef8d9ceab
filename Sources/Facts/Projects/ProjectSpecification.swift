import Syntax

extension ProjectFacts {
  /// The file names of catalogs that XcodeGen's `project.yml` names, wherever they stand: each is a scalar that ends in
  /// `.xcassets`. Comments are passed over.
  static func catalogs(ofProjectSpecification source: Source) -> [String] {
    source.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).compactMap { line in
      let code = line.firstIndex(of: UInt8(ascii: "#")).map { line[..<$0] } ?? line
      let words = code.split {
        [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: "]")].contains($0)
      }
      for word in words {
        let path = Path(bytes: word.split(separator: 0x20).last.map(Array.init) ?? [])
        if path.hasExtension("xcassets") { return String(decoding: path.name, as: UTF8.self) }
      }
      return nil
    }
  }
}
