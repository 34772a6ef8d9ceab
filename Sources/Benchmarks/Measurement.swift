/// One comparison with something outside: a new one is one file and one line in `all`.
struct Measurement: Sendable {
  let name: String
  let run: @Sendable (Setup) throws(Failure) -> Outcome

  static let all: [Measurement] = [
    .keystroke, .start, .check, .parse, .memory, .growth, .sourcekit, .binary,
  ]
}

/// What all measurements are made with.
struct Setup {
  /// The program that is measured.
  let program: String
  /// This program, which plays some of what is compared with.
  let own: String
  /// The sources it is measured on.
  let tree: SourceTree
  /// An empty folder for whatever is needed on the way; it is removed at the end.
  let scratch: String

  /// Where programs that run to their end put what they print.
  var output: String { scratch + "/output" }
}
