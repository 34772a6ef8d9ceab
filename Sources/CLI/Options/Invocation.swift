/// A command with its options and arguments, as they were given.
package struct Invocation: Sendable {
  package let positionals: [String]
  package let environment: Environment
  private let values: [String: [String]]

  package init(positionals: [String], values: [String: [String]], environment: Environment) {
    self.positionals = positionals
    self.values = values
    self.environment = environment
  }

  /// Whether a flag, or an option with a value, was given.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option; the last one where it was given more than once.
  package func value(_ name: String) -> String? { values[name]?.last }

  /// All values of a repeatable option, in order.
  package func values(_ name: String) -> [String] { values[name] ?? [] }

  /// All values of an option that takes a list, given at once or repeated: `--only a,b --only c`.
  package func list(_ name: String) -> [String] {
    values(name).flatMap { $0.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) }
  }

  /// A positive number; the failure says what was given instead.
  package func positiveNumber(_ name: String) throws(Failure) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number > 0 else {
      throw Failure("'--\(name)' takes a number from 1, not '\(text)'")
    }
    return min(number, 256)
  }

  /// How to write to standard output.
  package var style: Style {
    Style(environment: environment, isTerminal: environment.isOutputTerminal, refusesColor: has("no-color"))
  }
}
