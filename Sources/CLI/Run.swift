/// Runs the program once: `arguments` without the program's own name, everything it says into `output`.
///
/// Nothing is written here, and nothing but the files a command names is read, so that tests run commands in-process.
package func run(arguments: [String], environment: Environment, output: inout Output) -> ExitCode {
  output.isUnicode = environment.isUnicode
  do {
    return try dispatch(arguments, environment: environment, output: &output)
  } catch {
    output.note("error: \(error.message)")
    return error.code
  }
}

/// The same for arguments as the system hands them over. One that is not UTF-8 is refused: repaired, it would name
/// something else.
package func run(rawArguments arguments: [[UInt8]], environment: Environment, output: inout Output) -> ExitCode {
  var words: [String] = []
  for bytes in arguments {
    guard let word = String(validating: bytes, as: UTF8.self) else {
      output.isUnicode = environment.isUnicode
      output.note(
        "error: '\(String(decoding: bytes, as: UTF8.self))' is not UTF-8 and cannot be named here; "
          + "name the folder that holds it")
      return .usage
    }
    words.append(word)
  }
  return run(arguments: words, environment: environment, output: &output)
}

private func dispatch(
  _ arguments: [String], environment: Environment, output: inout Output
) throws(Failure) -> ExitCode {
  guard let first = arguments.first else {
    guard environment.isInputTerminal else { return ExitCode(rawValue: environment.serve()) ?? .internalError }
    for line in Help().program(Command.all).split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      output.note(String(line))
    }
    return .usage
  }
  let rest = arguments.dropFirst()
  let help = Help(width: environment.columns ?? Help.widest)
  switch first {
  case "--version":
    output.print("\(programName) \(programVersion)")
    return .success
  case "-h", "--help":
    output.print(help.program(Command.all), terminator: "")
    return .success
  case "help":
    guard let name = rest.first(where: { !$0.hasPrefix("-") }), name != "help" else {
      output.print(help.program(Command.all), terminator: "")
      return .success
    }
    output.print(help.command(try Command.named(name)), terminator: "")
    return .success
  default:
    if first.hasPrefix("-") { throw unknownOption(first) }
    let command = try Command.named(first)
    let invocation = try ArgumentParser.parse(rest, for: command, environment: environment)
    if invocation.has("help") {
      output.print(help.command(command), terminator: "")
      return .success
    }
    return try command.run(invocation, &output)
  }
}

private func unknownOption(_ spelling: String) -> Failure {
  let name = String(spelling.drop { $0 == "-" })
  let owner = Command.all.first { $0.options.contains { $0.name == name } }
  let cure = suggestion(
    for: name, among: ["version", "help"], prefix: "--",
    else: owner.map { "it stands after its command, as in '\(programName) \($0.name) \(spelling)'" }
      ?? "'\(programName) --help' lists what there is")
  return Failure("unknown option '\(spelling)'\(cure)")
}
