extension Measurement {
  /// What is shipped: its size without symbols, and what it needs to be there.
  static let binary = Measurement(name: "binary") { setup throws(Failure) in
    #if os(Linux)
      guard let strip = found("strip"), let readelf = found("readelf") else {
        return .skipped("there is no strip and readelf; install binutils")
      }
      let stripped = setup.scratch + "/stripped"
      try Command(program: strip, arguments: ["-o", stripped, setup.program]).run(output: setup.output)
      try Command(program: readelf, arguments: ["-d", stripped]).run(output: setup.output)
      let libraries = neededLibraries(String(decoding: try contents(of: setup.output), as: UTF8.self))
      let foreign = libraries.filter { name in !system.contains { name.hasPrefix($0) } }
      return .figures([
        Figure("stripped : 18 MB", bytes: size(of: stripped) ?? 0, against: 18_000_000, bound: 1),
        Figure(
          what: "libraries beyond the system's", ours: foreign.isEmpty ? "none" : foreign.joined(separator: " "),
          outside: "none", ratio: Double(foreign.count), bound: 0),
      ])
    #else
      return .skipped("only for Linux, where the Swift library comes with the program")
    #endif
  }

  /// What every Linux has; the loader is named where thread-local storage is used.
  private static let system = ["libc.so", "libm.so", "libstdc++.so", "libgcc_s.so", "ld-linux"]

  /// `0x… (NEEDED) Shared library: [libm.so.6]`
  private static func neededLibraries(_ listing: String) -> [String] {
    listing.split(separator: "\n").filter { $0.contains("(NEEDED)") }.compactMap { line in
      line.split(separator: "[").last?.split(separator: "]").first.map(String.init)
    }
  }
}
