import Syntax

extension ProjectFacts {
  /// The file names of the catalogs that XcodeGen's `project.yml` names as sources: scalars that end in `.xcassets`, in any
  /// list. What stands under `excludes` is not built, and a pattern names no file.
  static func catalogs(ofProjectSpecification source: Source) -> [String] {
    var names: [String] = []
    /// How far `excludes:` is indented, as long as its list goes on.
    var excluded: Int?
    for line in source.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let indentation = line.prefix { $0 == 0x20 }.count
      let code = line[line.startIndex..<(line.firstIndex(of: UInt8(ascii: "#")) ?? line.endIndex)].dropFirst(
        indentation)
      if code.isEmpty { continue }
      if let start = excluded, indentation > start || indentation == start && code.first == UInt8(ascii: "-") {
        continue
      }
      excluded = code.starts(with: "excludes:".utf8) ? indentation : nil
      if excluded == nil { names += catalogs(in: code) }
    }
    return names
  }

  private static func catalogs(in code: ArraySlice<UInt8>) -> [String] {
    code.split { "\"'[],".utf8.contains($0) }.compactMap { word in
      guard let last = word.split(separator: 0x20).last, !last.contains(where: { "*?{!".utf8.contains($0) }) else {
        return nil
      }
      let path = Path(bytes: Array(last))
      return path.hasExtension("xcassets") ? String(decoding: path.name, as: UTF8.self) : nil
    }
  }
}
