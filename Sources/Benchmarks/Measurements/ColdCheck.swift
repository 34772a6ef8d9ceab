extension Measurement {
  /// A check against the fastest search for one word in the same files. Both start anew each time, and keep nothing
  /// between runs; the files are in the system's cache for both.
  static let check = Measurement(name: "check") { setup throws(Failure) in
    guard let search = Ripgrep() else { return .skipped(Ripgrep.cure) }
    let ours = Command(program: setup.program, arguments: ["check", "--exit-zero", setup.tree.root])
    let theirs = search.command(in: setup.tree.root)
    let costs = try alternate(
      rounds: 15,
      [
        Program(command: ours, output: setup.output),
        Program(command: theirs, output: setup.output, codes: Ripgrep.codes),
      ])
    return .figures([
      Figure("cold check : rg", seconds: costs[0].seconds.median, against: costs[1].seconds.median, bound: 2)
    ])
  }
}

/// The search that a check is compared with.
struct Ripgrep {
  static let cure = "there is no rg; install ripgrep"
  /// 1 for nothing found.
  static let codes: Set<Int32> = [0, 1]
  private let program: String

  init?() {
    guard let program = found("rg") else { return nil }
    self.program = program
  }

  func command(in folder: String) -> Command {
    Command(program: program, arguments: ["-l", "Color", "-g", "*.swift", "."], folder: folder)
  }
}
