/// What a shell offers in the place of a value.
package enum Completion: Hashable, Sendable {
  case nothing
  case files
  case words([String])
  /// Words with commas between them.
  case list([String])
  /// Words, each of which may be followed by a colon and a file.
  case wordsWithFile([String])
}

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
  package let completion: Completion

  private init(
    name: String, value: String?, choices: [String], isRepeatable: Bool, help: String, completion: Completion
  ) {
    self.name = name
    self.value = value
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.help = help
    self.completion = completion
  }

  /// An option without a value.
  package static func flag(_ name: String, _ help: String) -> Option {
    Option(name: name, value: nil, choices: [], isRepeatable: false, help: help, completion: .nothing)
  }

  /// An option with a value.
  package static func value(
    _ name: String, _ value: String, _ help: String, completing completion: Completion = .nothing,
    isRepeatable: Bool = false
  ) -> Option {
    Option(name: name, value: value, choices: [], isRepeatable: isRepeatable, help: help, completion: completion)
  }

  /// An option whose value is one of a few words.
  package static func choice(_ name: String, _ choices: [String], _ help: String) -> Option {
    Option(
      name: name, value: name, choices: choices, isRepeatable: false, help: help, completion: .words(choices))
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
  package let completion: Completion

  package init(_ name: String, _ count: Count, _ help: String, completing completion: Completion = .files) {
    self.name = name
    self.count = count
    self.help = help
    self.completion = completion
  }
}
