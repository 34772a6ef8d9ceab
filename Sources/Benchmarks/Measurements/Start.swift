extension Measurement {
  /// The start of the program against that of one that does nothing, static as well.
  static let start = Measurement(name: "start") { setup throws(Failure) in
    guard let compiler = found("swiftc") else { return .skipped("there is no swiftc; put a toolchain in PATH") }
    let source = setup.scratch + "/empty.swift"
    let empty = setup.scratch + "/empty"
    try writeFile("", to: source)
    #if os(Linux)
      let isStatic = ["-static-stdlib"]
    #else
      // The system's own library is there already, and cannot be linked into a program.
      let isStatic: [String] = []
    #endif
    try Command(program: compiler, arguments: isStatic + ["-O", source, "-o", empty]).run(output: setup.output)
    let ours = Command(program: setup.program, arguments: ["--version"])
    let theirs = Command(program: empty)
    let costs = try alternate(rounds: 200, [ours, theirs].map { Program(command: $0, output: setup.output) })
    return .figures([
      Figure("--version : empty program", seconds: costs[0].seconds.median, against: costs[1].seconds.median, bound: 2)
    ])
  }
}
