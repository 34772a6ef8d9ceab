/// All that a run says, kept until it is written whole. Standard output belongs to the report.
package struct Output: Sendable {
  /// A file that was asked for.
  package struct File: Sendable, Equatable {
    package let path: String
    package let bytes: [UInt8]
    /// Whether a person is told when it was written.
    package let isAnnounced: Bool
  }

  package private(set) var report: [UInt8] = []
  package private(set) var notes: [UInt8] = []
  package private(set) var files: [File] = []
  private var kept: [any Sendable] = []
  /// Whether people are shown characters outside ASCII; `run` sets it.
  package var isUnicode = true

  package init() {}

  /// Adds a line for people to standard output, made fit to be seen and wrapped.
  package mutating func show(_ line: String, _ style: Style) {
    for part in wrap(visible(line, isUnicode: style.isUnicode), width: style.width, keepsWords: true) { print(part) }
  }

  /// Adds to standard output as it is: text for other programs, or lines that were made fit to be seen.
  package mutating func print(_ text: String, terminator: String = "\n") {
    report += text.utf8
    report += terminator.utf8
  }

  /// Adds a line to standard error, made fit to be seen.
  package mutating func note(_ line: String) {
    notes += visible(line, isUnicode: isUnicode).utf8
    notes.append(UInt8(ascii: "\n"))
  }

  /// A file to write; a relative path starts at the current folder.
  package mutating func write(_ text: String, to path: String, isAnnounced: Bool = false) {
    files.append(File(path: path, bytes: Array(text.utf8), isAnnounced: isAnnounced))
  }

  /// Keeps a value as long as the output. A workspace is tens of thousands of small objects; the process ends sooner
  /// when it need not free them first.
  package mutating func keep(_ value: any Sendable) { kept.append(value) }
}
