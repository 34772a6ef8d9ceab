#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs the whole program; the result is its exit code: 0, 1 for a bound that is broken if asked, 2 for wrong usage or
/// a measurement that failed.
func run(_ words: [String]) -> Int32 {
  signal(SIGPIPE, SIG_IGN)
  do throws(Failure) {
    switch words.first {
    case "--help", "-h":
      writeAll(Array(Options.usage.utf8), to: STDOUT_FILENO)
      return 0
    // The parts that this program plays for itself, in processes of their own.
    case "echo": return try echo(Array(words.dropFirst()))
    case "parse": return try parseListed(Array(words.dropFirst()))
    case "peak": return try writePeak(Array(words.dropFirst()))
    default: return try measure(try Options(words))
    }
  } catch {
    note("Benchmarks: \(error.message)")
    return 2
  }
}

private func measure(_ options: Options) throws(Failure) -> Int32 {
  guard let own = absolute(CommandLine.arguments[0]) else {
    throw Failure("cannot find this program itself; call it by its path, or by 'swift run -c release Benchmarks'")
  }
  let program = options.program ?? own.prefix(through: own.lastIndex(of: "/") ?? own.startIndex) + "swift-color-lsp"
  guard let program = absolute(program), isExecutable(program) else {
    throw Failure(
      "no program '\(program)'; build it: swift build -c release --static-swift-stdlib --product swift-color-lsp")
  }
  let scratch = try makeScratch()
  defer { remove(scratch) }
  let tree = if let path = options.tree { try SourceTree(path) } else { try generatedTree(in: scratch) }
  note("on \(tree.root): \(tree.swiftFiles.count) Swift files")
  let setup = Setup(program: program, own: own, tree: tree, scratch: scratch)
  var report = Report()
  for measurement in Measurement.all where options.only.isEmpty || options.only.contains(measurement.name) {
    note("measuring \(measurement.name)")
    report.add(try measurement.run(setup), of: measurement.name)
  }
  writeAll(Array((report.text + "\n").utf8), to: STDOUT_FILENO)
  return options.isStrict && report.isBroken ? 1 : 0
}

private func generatedTree(in scratch: String) throws(Failure) -> SourceTree {
  let root = scratch + "/generated"
  try GeneratedTree(fileCount: 1_000).write(to: root)
  return try SourceTree(root)
}

private func makeScratch() throws(Failure) -> String {
  let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  guard let made = mkdtemp(strdup(base + "/color-benchmarks-XXXXXX")) else { throw Failure(system: base) }
  defer { free(made) }
  return absolute(String(cString: made)) ?? String(cString: made)
}

/// Removes a folder that was made here, with all that is in it.
func remove(_ folder: String) {
  _ = try? Command(program: "/bin/rm", arguments: ["-rf", folder]).run(output: "/dev/null")
}
