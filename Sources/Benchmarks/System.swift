#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a measurement cannot be made: what happened and what to do, in one line.
struct Failure: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// A call of the system that failed just now.
  init(system what: String) { message = "\(what): \(String(cString: strerror(errno)))" }
}

/// Says something on standard error, at once: some measurements take minutes.
func note(_ line: String) { writeAll(Array((line + "\n").utf8), to: STDERR_FILENO) }

/// Writes all bytes; `false` when nobody reads them any more.
@discardableResult
func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(file, part.baseAddress, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// Reads what is there, waiting for a first byte; 0 at the end.
func readSome(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(file, buffer.baseAddress, buffer.count)
    if count >= 0 || errno != EINTR { return max(count, 0) }
  }
}

/// The bytes of a file.
func contents(of path: String) throws(Failure) -> [UInt8] {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { throw Failure(system: path) }
  defer { close(file) }
  var bytes: [UInt8] = []
  while true {
    // A read that leaves room was the last of an ordinary file: for most files one is enough.
    let usual = 1 << 16
    let part = [UInt8](unsafeUninitializedCapacity: usual) { buffer, count in
      count = readSome(file, into: UnsafeMutableRawBufferPointer(buffer))
    }
    if bytes.isEmpty { bytes = part } else { bytes += part }
    if part.count < usual { return bytes }
  }
}

/// Writes a file, in a folder that is there.
func writeFile(_ text: String, to path: String) throws(Failure) {
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  guard file >= 0, writeAll(Array(text.utf8), to: file), close(file) == 0 else { throw Failure(system: path) }
}

func makeFolder(_ path: String) throws(Failure) {
  guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw Failure(system: path) }
}

/// How many bytes a file has; `nil` where there is none.
func size(of path: String) -> Int? {
  var status = stat()
  return stat(path, &status) == 0 ? Int(status.st_size) : nil
}

func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

func absolute(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// Where a program is, as a shell would find it.
func found(_ program: String) -> String? {
  let folders = getenv("PATH").map { String(cString: $0) } ?? ""
  return folders.split(separator: ":").map { "\($0)/\(program)" }.first(where: isExecutable)
}
