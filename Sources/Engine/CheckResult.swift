package import Rules
package import Syntax

/// What a check of a workspace found. The same for any thread count and any order of the disk.
package struct CheckResult: Sendable {
  /// All findings in the reported files, of every level, by path, position and rule; suppressed ones are left out.
  package let diagnostics: [Diagnostic]
  /// The files that findings and their related places are in, as they were when they were checked.
  package let sources: [Path: Source]
  package let statistics: Statistics

  package init(diagnostics: [Diagnostic], sources: [Path: Source], statistics: Statistics) {
    self.diagnostics = diagnostics
    self.sources = sources
    self.statistics = statistics
  }
}

/// Counts for the last lines of a report, `--stats` and JSON.
package struct Statistics: Hashable, Sendable {
  /// A file or folder that was not read, or not whole.
  package struct Unread: Hashable, Sendable {
    package let path: Path
    /// In words: `permission denied`, `larger than 100 MB`, `a link that leaves the root`.
    package let reason: String

    package init(path: Path, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// Source files that were looked at, Swift ones and all.
  package var swiftFiles = 0
  package var files = 0
  /// Of these, the ones below the given paths that are not left out: those that findings can be in.
  package var reported = 0
  package var catalogs = 0
  package var colorSets = 0
  /// Color occurrences in reported files, those that are names, and those whose value or asset is known.
  package var occurrences = 0
  package var references = 0
  package var resolved = 0
  package var dynamicNames = 0
  package var evaluated = 0
  /// Reasons of the occurrences without a value, by `UnknownReason.rawValue`.
  package var unknown: [String: Int] = [:]
  /// Swift files of which parts did not parse.
  package var incomplete: [Path] = []
  package var unread: [Unread] = []
  package var suppressed = 0
  package var coverage = Coverage()
  /// Why names were not checked at all, in words; `nil` when they were.
  package var doubtAboutNames: String?

  package init() {}
}
