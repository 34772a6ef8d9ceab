extension Measurement {
  /// The same app at three sizes: what a file costs must not grow with the number of files.
  static let growth = Measurement(name: "growth") { setup throws(Failure) in
    let sizes = [1, 1_000, 10_000, 100_000]
    var commands: [Command] = []
    for size in sizes {
      note("writing \(size) files")
      let root = "\(setup.scratch)/growth\(size)"
      try GeneratedTree(fileCount: size).write(to: root)
      commands.append(Command(program: setup.program, arguments: ["check", "--exit-zero", root]))
    }
    defer { for size in sizes { remove("\(setup.scratch)/growth\(size)") } }
    let costs = try alternate(rounds: 5, commands.map { Program(command: $0, output: setup.output) })
    return .figures(
      figures(sizes, costs.map(\.seconds.median), "")
        + figures(sizes, costs.map(\.processorSeconds.median), ", CPU"))
  }

  private static func figures(_ sizes: [Int], _ times: [Double], _ kind: String) -> [Figure] {
    // What one file takes is what any run takes.
    let perFile = zip(sizes, times).map { ($1 - times[0]) / Double($0) }
    return [
      Figure("a file of 10,000 : of 1,000" + kind, seconds: perFile[2], against: perFile[1]),
      Figure("a file of 100,000 : of 10,000" + kind, seconds: perFile[3], against: perFile[2], bound: 1.1),
    ]
  }
}
