/// Turns the words after a command's name into an `Invocation`.
package struct ArgumentParser {
  private let command: Command
  private var words: ArraySlice<String>
  private var positionals: [String] = []
  private var values: [String: [String]] = [:]

  init(command: Command, words: ArraySlice<String>) {
    self.command = command
    self.words = words
  }

  /// The invocation, or why the words do not make one.
  package static func parse(
    _ words: ArraySlice<String>, for command: Command, environment: Environment
  ) throws(Failure) -> Invocation {
    var parser = ArgumentParser(command: command, words: words)
    try parser.readAll()
    if parser.values["help"] == nil { try parser.checkCount() }
    return Invocation(positionals: parser.positionals, values: parser.values, environment: environment)
  }

  private mutating func readAll() throws(Failure) {
    while let word = words.popFirst() {
      if word == "--" {
        positionals += words
        return
      } else if word == "-h" {
        values["help"] = [""]
      } else if word.hasPrefix("--") {
        try readOption(word.dropFirst(2))
      } else if word.hasPrefix("-"), word != "-" {
        throw unknownOption(word, name: String(word.dropFirst()))
      } else {
        positionals.append(word)
      }
    }
  }

  private mutating func readOption(_ text: Substring) throws(Failure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = (command.options + [.help]).first(where: { $0.name == name }) else {
      throw unknownOption("--\(name)", name: name)
    }
    guard option.value != nil else {
      if parts.count > 1 { throw Failure("'--\(name)' takes no value; write --\(name) or leave it out") }
      values[name] = [""]
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : nextValue(), !value.isEmpty else {
      throw Failure("'--\(name)' needs a value: \(expected(option))")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      let cure = suggestion(for: value, among: option.choices)
      throw Failure("'--\(name)' is \(alternatives(option.choices)), not '\(value)'\(cure)")
    }
    values[name, default: []].append(value)
  }

  /// The next word, unless it is an option of the command: then a value was forgotten. `--path=--help` says it is none.
  private mutating func nextValue() -> String? {
    guard let word = words.first else { return nil }
    let isOption = word.hasPrefix("--") && (command.options + [.help]).contains { "--" + $0.name == word }
    return isOption ? nil : words.popFirst()
  }

  private func expected(_ option: Option) -> String {
    switch option.completion {
    case .words(let words), .wordsWithFile(let words): alternatives(words)
    case .nothing, .files, .list: "--\(option.name) <\(option.value ?? "")>"
    }
  }

  private func unknownOption(_ spelling: String, name: String) -> Failure {
    let known = (command.options + [.help]).map(\.name)
    let owner = Command.all.first { $0.options.contains { $0.name == name } }
    let cure = suggestion(
      for: name, among: known, prefix: "--",
      else: owner.map { "it belongs to '\(programName) \($0.name)'" }
        ?? "'\(programName) help \(command.name)' lists the options")
    return Failure("unknown option '\(spelling)'\(cure)")
  }

  private func checkCount() throws(Failure) {
    var least = 0
    var most = 0
    for argument in command.arguments {
      switch argument.count {
      case .one: (least, most) = (least + 1, most + 1)
      case .optional: most += 1
      case .any: most = .max
      case .atLeastOne: (least, most) = (least + 1, .max)
      }
    }
    if positionals.count < least {
      let missing = command.arguments[min(positionals.count, command.arguments.count - 1)]
      throw Failure("missing <\(missing.name)>; usage: \(command.usage)")
    }
    if positionals.count > most {
      throw Failure("'\(positionals[most])' is one argument too many; usage: \(command.usage)")
    }
    // Most often a variable of a script that is not set.
    if let empty = positionals.firstIndex(of: "") {
      let argument = command.arguments[min(empty, command.arguments.count - 1)]
      throw Failure("<\(argument.name)> is empty; usage: \(command.usage)")
    }
  }
}

/// `error, warning or info`
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
