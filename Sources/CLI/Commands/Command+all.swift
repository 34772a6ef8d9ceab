extension Command {
  /// Every command, in the order of the help.
  package static let all: [Command] = [
    .check, .colors, .contrast, .explain, .rules, .doctor, .demo, .serve, .completions, .index, .syntax, .catalogue,
  ]

  /// The command of a name; the failure names the nearest one.
  package static func named(_ name: String) throws(Failure) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    let isPath = name.contains("/") || name.contains(".")
    let cure = suggestion(
      for: name, among: all.map(\.name) + ["help"],
      else: isPath
        ? "to check a path: \(programName) check \(name)" : "'\(programName) --help' lists the commands")
    throw Failure("no command '\(name)'\(cure)")
  }
}
