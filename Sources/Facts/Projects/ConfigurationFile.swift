import Syntax

extension ProjectFacts {
  /// What an `.xcconfig` says about generated symbols, the colors that it names, and the files it includes, relative to its
  /// own folder.
  ///
  /// Source: Xcode Help, "Build configuration file format": `KEY = value`, `#include "x"`, `#include? "x"`, and `//`
  /// comments; swift-build's `MacroConfigFileParser`: a semicolon at the end is none of the value.
  init(ofConfigurationFile source: Source) {
    var settings = BuildSettings()
    var includes: [Path] = []
    var names: [Occurrence] = []
    let base = source.path.parent ?? source.path
    for line in source.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = line.trimmingSpace
      if line.first == UInt8(ascii: "#") {
        guard line.starts(with: "#include".utf8) else { continue }
        let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        if parts.count > 1, let path = base.resolving(parts[1]) { includes.append(path) }
      } else if let equals = line.firstIndex(of: UInt8(ascii: "=")) {
        // A condition has a sign of its own: `KEY[config=Debug] = YES`.
        let closed = line.firstIndex(of: UInt8(ascii: "]")) ?? line.startIndex
        let sign = line[closed...].firstIndex(of: UInt8(ascii: "=")) ?? equals
        let (key, value) = (line[..<sign].trimmingSpace, line[(sign + 1)...].withoutComment.withoutSemicolon)
        settings.set(key, value)
        if let occurrence = Occurrence(setting: key, value) { names.append(occurrence) }
      }
    }
    self.init(folders: [], catalogNames: [])
    self.settings = settings
    self.includes = includes
    occurrences = names
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmingSpace: ArraySlice<UInt8> {
    var rest = drop { $0 <= 0x20 }
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    return rest
  }

  /// The bytes without white space around them and without a semicolon at their end.
  fileprivate var withoutSemicolon: ArraySlice<UInt8> {
    let text = trimmingSpace
    return text.last == UInt8(ascii: ";") ? text.dropLast().trimmingSpace : text
  }

  /// The bytes before `//`.
  fileprivate var withoutComment: ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    for index in indices.dropLast() where self[index] == slash && self[index + 1] == slash { return self[..<index] }
    return self
  }
}
