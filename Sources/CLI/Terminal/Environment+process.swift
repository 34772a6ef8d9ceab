import Engine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Environment {
  /// The surroundings of the running process.
  package static var process: Environment {
    var variables: [String: String] = [:]
    for name in variableNames {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    let isOutputTerminal = isatty(STDOUT_FILENO) == 1
    return Environment(
      variables: variables, isInputTerminal: isatty(STDIN_FILENO) == 1, isOutputTerminal: isOutputTerminal,
      columns: isOutputTerminal ? terminalColumns() : nil, readInput: NamedInput.standardInput,
      readFile: NamedInput.file)
  }
}

private func terminalColumns() -> Int? {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}
