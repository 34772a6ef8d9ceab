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
      columns: isOutputTerminal ? terminalColumns() : nil, readInput: { readAll(STDIN_FILENO) ?? [] },
      readFile: bytes(ofFile:))
  }
}

private func terminalColumns() -> Int? {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}

@Sendable
private func bytes(ofFile path: String) -> [UInt8]? {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  return readAll(file)
}

private func readAll(_ file: Int32) -> [UInt8]? {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(file, &chunk, chunk.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { return nil }
    if count == 0 { return bytes }
    bytes += chunk[..<count]
  }
}
