import Syntax

extension ProjectFacts {
  /// The folders of a manifest's local packages: `.package(path: "../X")`, `.package(name: "X", path: "../X")`,
  /// relative to the manifest's folder. A manifest is code; a path that is no plain literal is left out.
  ///
  /// The scan for Objective-C serves: names, strings, comments and brackets look the same in both languages, and
  /// no more of Swift is needed here.
  static func localPackages(ofManifest source: Source) -> [Path] {
    let scan = ObjectiveCTokens(source.bytes)
    let base = source.path.parent ?? source.path
    var folders: [Path] = []
    var index = 0
    while index < scan.tokens.count {
      defer { index += 1 }
      guard scan.is(index, "."), scan.is(index + 1, "package"), scan.is(index + 2, "(") else { continue }
      index += 2
      if let path = argument(in: scan, after: &index), let folder = base.resolving(path) { folders.append(folder) }
    }
    return folders
  }

  /// The literal after `path:` in the call whose opening parenthesis is at `index`, which then is at its closing one.
  private static func argument(in scan: ObjectiveCTokens, after index: inout Int) -> ArraySlice<UInt8>? {
    var depth = 0
    var result: ArraySlice<UInt8>?
    while index < scan.tokens.count {
      if scan.is(index, "(") || scan.is(index, "[") || scan.is(index, "{") { depth += 1 }
      if scan.is(index, ")") || scan.is(index, "]") || scan.is(index, "}") { depth -= 1 }
      if depth <= 0 { break }
      let isPath = depth == 1 && scan.is(index, "path") && scan.is(index + 1, ":")
      let endsAfterLiteral = scan.is(index + 3, ",") || scan.is(index + 3, ")")
      if isPath, endsAfterLiteral, scan.tokens[index + 2].kind == .string {
        let content = scan.content(of: scan.tokens[index + 2])
        let bytes = scan.bytes[content.start..<content.end]
        if !bytes.contains(UInt8(ascii: "\\")) { result = bytes }
      }
      index += 1
    }
    return result
  }
}
