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

  /// The value of an option. The last one counts where it was given more than once, so that a script's can be overruled.
  package func value(_ name: String) -> String? { values[name]?.last }

  /// All values of a repeatable option, in order.
  package func values(_ name: String) -> [String] { values[name] ?? [] }

  /// All values of an option that takes a list, given at once or repeated: `--only a,b --only c`.
  package func list(_ name: String) throws(Failure) -> [String] {
    var words: [String] = []
    for value in values(name) {
      let parts = value.split { $0 == "," || $0 == " " }
      if parts.isEmpty { throw Failure("'--\(name) \(value)' names nothing; write '--\(name) a,b' or leave it out") }
      words += parts.map(String.init)
    }
    return words
  }

  /// A positive number, and never more than any machine needs; the failure says what was given instead.
  package func positiveNumber(_ name: String) throws(Failure) -> Int? {
    guard let text = value(name) else { return nil }
    let digits = text.drop { $0 == "0" }
    guard !digits.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw Failure("'--\(name)' takes a whole number from 1, not '\(text)'")
    }
    // A number that no integer holds is many, too.
    return min(Int(digits) ?? .max, 256)
  }

  /// How to write to standard output.
  package var style: Style {
    Style(environment: environment, isTerminal: environment.isOutputTerminal, refusesColor: has("no-color"))
  }
}
