/// An option of a command: its row in the help, and all the parser needs to know.
package struct Option: Sendable {
  /// Without dashes.
  package let name: String
  /// The word that stands for the value in the help; `nil` for a flag.
  package let value: String?
  /// What the value may be; empty when it is free.
  package let choices: [String]
  package let isRepeatable: Bool
  package let help: String

  private init(name: String, value: String?, choices: [String], isRepeatable: Bool, help: String) {
    self.name = name
    self.value = value
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// An option without a value.
  package static func flag(_ name: String, _ help: String) -> Option {
    Option(name: name, value: nil, choices: [], isRepeatable: false, help: help)
  }

  /// An option with a value.
  package static func value(
    _ name: String, _ value: String, _ help: String, choices: [String] = [], isRepeatable: Bool = false
  ) -> Option {
    Option(name: name, value: value, choices: choices, isRepeatable: isRepeatable, help: help)
  }

  /// An option whose value is one of a few words.
  package static func choice(_ name: String, _ choices: [String], _ help: String) -> Option {
    Option(name: name, value: name, choices: choices, isRepeatable: false, help: help)
  }

  /// Every command has it.
  package static let help = Option.flag("help", "Show help information.")
}

/// A positional argument of a command.
package struct Argument: Sendable {
  package enum Count: Sendable {
    case one
    case optional
    case any
    case atLeastOne
  }

  package let name: String
  package let count: Count
  package let help: String

  package init(_ name: String, _ count: Count, _ help: String) {
    self.name = name
    self.count = count
    self.help = help
  }
}
