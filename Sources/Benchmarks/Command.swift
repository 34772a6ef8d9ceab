#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program, how it is called and where.
struct Command {
  let program: String
  var arguments: [String] = []
  /// `nil` is the present folder.
  var folder: String?
}

/// What a process cost that ran to its end.
struct Cost {
  let seconds: Double
  /// User and system time.
  let processorSeconds: Double
  /// The most memory it held at once, in bytes. On Linux it is never less than what its starter held.
  let peakMemory: Int
  let code: Int32
}

extension Command {
  /// Runs to the end with its output in a file: a program may well notice that nobody reads what goes to /dev/null.
  ///
  /// - Parameter codes: the exit codes of a run that did its work.
  @discardableResult
  func run(output: String, codes: Set<Int32> = [0]) throws(Failure) -> Cost {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    let file = open(output, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Failure(system: output) }
    defer {
      close(null)
      close(file)
    }
    let clock = ContinuousClock()
    let start = clock.now
    let cost = wait(for: try spawn(input: null, output: file, errors: null), since: start)
    guard codes.contains(cost.code) else {
      throw Failure("\(([program] + arguments.prefix(8)).joined(separator: " ")) ended with \(cost.code)")
    }
    return cost
  }

  /// Starts the program with these files as its streams.
  func spawn(input: Int32, output: Int32, errors: Int32) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, file) in [(STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
      posix_spawn_file_actions_adddup2(&actions, file, stream)
    }
    // What says this of the new process alone is not declared everywhere; nothing else runs in this one.
    let here = open(".", O_RDONLY | O_CLOEXEC)
    defer {
      _ = fchdir(here)
      close(here)
    }
    if let folder, chdir(folder) != 0 { throw Failure(system: folder) }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, program, &actions, nil, words, environ)
    guard code == 0 else { throw Failure("cannot start \(program): \(String(cString: strerror(code)))") }
    return process
  }
}

/// Waits for the end of a process.
func wait(for process: pid_t, since start: ContinuousClock.Instant) -> Cost {
  var status: Int32 = 0
  var usage = rusage()
  while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
  let elapsed = ContinuousClock().now - start
  #if canImport(Darwin)
    let unit = 1
  #else
    let unit = 1024
  #endif
  return Cost(
    seconds: elapsed.inSeconds, processorSeconds: usage.ru_utime.inSeconds + usage.ru_stime.inSeconds,
    peakMemory: Int(usage.ru_maxrss) * unit,
    // As shells have it: the code, or 128 and the signal.
    code: status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F)
}

extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

extension timeval {
  fileprivate var inSeconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}
