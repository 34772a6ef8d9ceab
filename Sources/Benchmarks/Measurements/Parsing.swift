import Syntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Measurement {
  /// Our parser over every file, also over those that a check passes over, against the compiler's. By processor time: a
  /// parse is all computing, and what others do to the clock is not felt in it.
  static let parse = Measurement(name: "parse") { setup throws(Failure) in
    guard let compiler = found("swiftc") else { return .skipped("there is no swiftc; put a toolchain in PATH") }
    let list = setup.scratch + "/parsed"
    // The files themselves: to follow a link to each would be a tenth of the parse.
    try writeFile(setup.tree.swiftFiles.map(\.path).joined(separator: "\n"), to: list)
    let links = setup.scratch + "/linked"
    try writeFile(linked(setup.tree, in: setup.scratch + "/parse").joined(separator: "\n"), to: links)
    let ours = Command(program: setup.own, arguments: ["parse", list])
    let theirs = Command(program: compiler, arguments: ["-frontend", "-parse", "@" + links])
    let costs = try alternate(
      rounds: 5,
      [
        Program(command: ours, output: setup.output),
        // 1: a file that is not for this platform, or no good Swift, is parsed all the same.
        Program(command: theirs, output: setup.output, codes: [0, 1]),
      ])
    return .figures([
      Figure(
        "parse all : swiftc -parse, CPU", seconds: costs[0].processorSeconds.median,
        against: costs[1].processorSeconds.median, bound: 0.1)
    ])
  }

  /// The compiler takes no two files of one name, nor a path with spaces in a list: each file gets a plain name.
  private static func linked(_ tree: SourceTree, in folder: String) throws(Failure) -> [String] {
    try makeFolder(folder)
    var links: [String] = []
    for (index, file) in tree.swiftFiles.enumerated() {
      let link = "\(folder)/f\(index).swift"
      guard symlink(file.path, link) == 0 else { throw Failure(system: link) }
      links.append(link)
    }
    return links
  }
}

/// Parses the files that a list names.
func parseListed(_ words: [String]) throws(Failure) -> Int32 {
  guard let list = words.first else { throw Failure("'parse' needs a file with a list of files") }
  var nodes = 0
  // Bytes, not characters: to look for those would cost as much as a tenth of the parse.
  for path in try contents(of: list).split(separator: UInt8(ascii: "\n")) {
    nodes += SwiftTree(parsing: try contents(of: String(decoding: path, as: UTF8.self))).nodeIDs.count
  }
  // Used, so that nothing of it can be left out.
  note("\(nodes) nodes")
  return 0
}
