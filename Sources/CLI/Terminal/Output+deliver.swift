#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Output {
  /// Writes the files, then standard output, then standard error; the exit code is `code` unless writing fails.
  ///
  /// A reader that goes away (`| head`) ends the report quietly.
  package func deliver(_ code: ExitCode) -> ExitCode {
    _ = signal(SIGPIPE, SIG_IGN)
    var problems: [String] = []
    for file in files {
      if let reason = replaceFile(file.path, file.bytes) { problems.append("cannot write '\(file.path)': \(reason)") }
    }
    if let reason = writeAll(report, to: STDOUT_FILENO), reason != EPIPE {
      problems.append("cannot write the report: \(describe(reason))")
    }
    let lines = problems.map { "error: \($0)\n" }.joined()
    _ = writeAll(notes + lines.utf8, to: STDERR_FILENO)
    return problems.isEmpty ? code : .usage
  }
}

/// Writes a file beside its place and renames it, so that no reader ever sees half of it. Returns why it failed.
private func replaceFile(_ path: String, _ bytes: [UInt8]) -> String? {
  // A device or a pipe (`json:/dev/stderr`) cannot be replaced, only written to.
  var status = stat()
  let isOrdinary = stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  let place = isOrdinary ? "\(path).\(getpid()).tmp" : path
  let file = open(place, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  guard file >= 0 else { return describe(errno) }
  let failure = writeAll(bytes, to: file)
  let closing = close(file) == 0 ? nil : errno
  if let reason = failure ?? closing {
    if isOrdinary { unlink(place) }
    return describe(reason)
  }
  guard isOrdinary, rename(place, path) != 0 else { return nil }
  let reason = errno
  unlink(place)
  return describe(reason)
}

/// Writes everything, or returns the error number.
private func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32? {
  bytes.withUnsafeBytes { buffer in
    var done = 0
    while done < buffer.count {
      let count = write(file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

private func describe(_ number: Int32) -> String { String(cString: strerror(number)) }
