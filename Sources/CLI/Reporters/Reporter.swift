/// A report format. A new one is one file beside this, and one line in `all`.
package struct Reporter: Sendable {
  package let name: String
  /// Whether it ends with the summary lines; others leave them to standard error.
  let includesSummary: Bool
  /// Whether standard error stays free of the summary, because the output is for machines that may read both.
  let isForMachines: Bool
  /// The whole report, with its last line ending.
  package let write: @Sendable (Report, Style) -> String

  init(
    _ name: String, includesSummary: Bool = false, isForMachines: Bool = false,
    write: @escaping @Sendable (Report, Style) -> String
  ) {
    self.name = name
    self.includesSummary = includesSummary
    self.isForMachines = isForMachines
    self.write = write
  }

  package static let all: [Reporter] = [.text, .concise, .xcode, .json]

  /// The reporter for a run that names none.
  package static func usual(in environment: Environment) -> Reporter {
    if environment.isXcode { return .xcode }
    return environment.isOutputTerminal ? .text : .concise
  }
}

/// A reporter and where its report goes.
package struct ReporterRequest: Sendable {
  package let reporter: Reporter
  /// `nil` for standard output.
  package let file: String?

  package init(reporter: Reporter, file: String? = nil) {
    self.reporter = reporter
    self.file = file
  }

  /// Reads `json` or `json:report.json`; `json:-` is `json`.
  package init(_ text: String) throws(Failure) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let names = Reporter.all.map(\.name)
    guard let reporter = Reporter.all.first(where: { $0.name == name }) else {
      let cure = suggestion(for: name, among: names, else: "there are \(names.joined(separator: ", "))")
      throw Failure("no reporter '\(name)'\(cure)")
    }
    let file = parts.count > 1 ? String(parts[1]) : nil
    if file == "" { throw Failure("'--reporter \(name):' names no file; write \(name):FILE") }
    self.init(reporter: reporter, file: file == "-" ? nil : file)
  }
}
