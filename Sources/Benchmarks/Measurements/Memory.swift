extension Measurement {
  /// The most memory that a check holds at once, and a server that has read the tree.
  static let memory = Measurement(name: "memory") { setup throws(Failure) in
    guard let search = Ripgrep() else { return .skipped(Ripgrep.cure) }
    let root = setup.tree.root
    let check = try peak(of: Command(program: setup.program, arguments: ["check", "--exit-zero", root]), setup)
    let session = try Session(watched(Command(program: setup.program, arguments: ["serve"]), setup))
    try session.begin(root: root)
    try session.end()
    let served = try readPeak(setup)
    let theirs = try peak(of: search.command(in: root), setup)
    return .figures([
      Figure("check : rg", bytes: check, against: theirs),
      Figure("server that has read all : rg", bytes: served, against: theirs),
    ])
  }

  private static func peak(of command: Command, _ setup: Setup) throws(Failure) -> Int {
    try watched(command, setup).run(output: setup.output, codes: [0, 1])
    return try readPeak(setup)
  }

  private static func watched(_ command: Command, _ setup: Setup) -> Command {
    Command(
      program: setup.own, arguments: ["peak", setup.scratch + "/peak", command.program] + command.arguments,
      folder: command.folder)
  }

  private static func readPeak(_ setup: Setup) throws(Failure) -> Int {
    let text = String(decoding: try contents(of: setup.scratch + "/peak"), as: UTF8.self)
    guard let bytes = Int(text) else { throw Failure("'peak' wrote no number") }
    return bytes
  }
}

/// Runs a program and writes the most memory that it held into a file. A process of its own, and a small one: Linux counts
/// what the starter held as the program's, too.
func writePeak(_ words: [String]) throws(Failure) -> Int32 {
  guard words.count >= 2 else { throw Failure("'peak' needs a file and a program") }
  let command = Command(program: words[1], arguments: Array(words.dropFirst(2)))
  let cost = wait(for: try command.spawn(input: 0, output: 1, errors: 2), since: ContinuousClock().now)
  try writeFile(String(cost.peakMemory), to: words[0])
  return cost.code
}
