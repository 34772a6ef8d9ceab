/// A release of an operating system, as in a deployment target.
package struct OSVersion: Hashable, Comparable, Sendable {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  package static func < (a: OSVersion, b: OSVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  /// "26", or "10.14".
  package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

/// The releases in which a system color has the same values.
package struct OSRange: Hashable, Sendable {
  package let introduced: OSVersion
  /// The last major release with these values, all its minor ones included; nil while they last.
  package let lastMajor: Int?

  /// The first version that no longer has these values. Numbers that were never released (iOS 19 to 25) do no harm.
  package var obsoleted: OSVersion? { lastMajor.map { OSVersion($0 + 1) } }

  package func contains(_ version: OSVersion) -> Bool {
    version >= introduced && (lastMajor.map { version.major <= $0 } ?? true)
  }

  /// "26+", "13–18", "10.14–15", "13".
  package var description: String {
    guard let lastMajor else { return introduced.description + "+" }
    return introduced == OSVersion(lastMajor) ? "\(lastMajor)" : "\(introduced.description)–\(lastMajor)"
  }
}
