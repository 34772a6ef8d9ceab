/// The completion script for fish.
enum FishCompletions {
  static var script: String {
    let commands = Command.offered.map { line("__fish_use_subcommand", "-f -a \($0.name)", $0.summary) }
    let help = [
      line("__fish_use_subcommand", "-f -a help", "Shows the help of a command."),
      line("__fish_use_subcommand", "-f -l version", "Show the version."),
      line("__fish_use_subcommand", "-f -l help", Option.help.help),
      line("__fish_seen_subcommand_from help", "-f -a '\(Command.offered.map(\.name).joined(separator: " "))'", ""),
    ]
    return (commands + help + Command.all.flatMap(lines)).joined()
  }

  private static func lines(_ command: Command) -> [String] {
    let isSeen = "__fish_seen_subcommand_from \(command.name)"
    let argument = command.arguments.first?.completion ?? .nothing
    let arguments = argument == .files ? [] : [line(isSeen, values(argument), "")]
    return arguments
      + command.allOptions.map { option in
        let value = option.value == nil ? "" : " -r " + values(option.completion)
        return line(isSeen, "-l \(option.name)\(value)", option.help)
      }
  }

  private static func line(_ condition: String, _ what: String, _ help: String) -> String {
    let description = help.isEmpty ? "" : " -d '\(quotedForShell(help))'"
    return "complete -c \(programName) -n '\(condition)' \(what)\(description)\n"
  }

  private static func values(_ completion: Completion) -> String {
    switch completion {
    case .nothing: "-f"
    case .files: "-F"
    case .words(let words), .wordsWithFile(let words): "-f -a '\(words.joined(separator: " "))'"
    case .list(let words): "-f -a '(__fish_append , \(words.joined(separator: " ")))'"
    }
  }
}
