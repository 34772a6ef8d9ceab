import CLI

/// What a command said, run in-process.
struct Capture {
  let code: ExitCode
  let report: String
  let notes: String
  let files: [Output.File]

  /// Runs a command line with some surroundings: no terminal, no colors, UTF-8.
  init(_ arguments: String..., environment: Environment = .plain) {
    var output = Output()
    code = run(arguments: arguments, environment: environment, output: &output)
    report = String(decoding: output.report, as: UTF8.self)
    notes = String(decoding: output.notes, as: UTF8.self)
    files = output.files
  }
}

extension Environment {
  static let plain = Environment(variables: ["LANG": "en_US.UTF-8"])
}
