import Engine

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
  package mutating func deliver(_ code: ExitCode) -> ExitCode {
    // Both are told by the call that fails.
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    var isWritten = writeFiles()
    if let reason = writeAll(report, to: STDOUT_FILENO), reason != EPIPE {
      note("error: cannot write the report to standard output: \(String(cString: strerror(reason)))")
      isWritten = false
    }
    _ = writeAll(notes, to: STDERR_FILENO)
    return isWritten ? code : .usage
  }

  /// Writes the files that were asked for and notes what came of it; false when one of them was not written.
  package mutating func writeFiles() -> Bool {
    var failures: [(reason: String, paths: [String])] = []
    var written: Set<[UInt8]> = []
    for file in files {
      let named = NamedFile(Array(file.path.utf8))
      // Links may lead two names to one file.
      let isTwice = named.place.map { !written.insert($0).inserted } ?? false
      guard let reason = isTwice ? "another report went to the same file" : named.write(file.bytes) else {
        if file.isAnnounced { note("wrote \(file.path)") }
        continue
      }
      if let known = failures.firstIndex(where: { $0.reason == reason }) {
        failures[known].paths.append(file.path)
      } else {
        failures.append((reason, [file.path]))
      }
    }
    for (reason, paths) in failures {
      let more = paths.count > 1 ? " and \(counted(paths.count - 1, "more file"))" : ""
      note("error: cannot write '\(paths[0])'\(more): \(reason)")
    }
    return failures.isEmpty
  }
}
