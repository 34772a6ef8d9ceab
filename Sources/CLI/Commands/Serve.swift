extension Command {
  package static let serve = Command(
    "serve", "Serves an editor by the Language Server Protocol, on standard input and output.",
    discussion: "So does the program without any command, where standard input is no terminal."
  ) { invocation, _ in
    ExitCode(rawValue: invocation.environment.serve()) ?? .internalError
  }
}
