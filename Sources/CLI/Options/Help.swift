/// The help texts, in the layout of swift-argument-parser, which Swift developers know from their toolchain.
package struct Help {
  /// The last column of help, however wide the terminal is.
  package static let widest = 80

  /// The last column to write to.
  private let width: Int
  /// The column at which explanations start; below their labels where the terminal is narrow.
  private var column: Int { width < 60 ? 6 : 26 }

  package init(width: Int = Help.widest) { self.width = min(width, Help.widest) }

  /// The help of the whole program.
  package func program(_ commands: [Command]) -> String {
    var text =
      wrapped("OVERVIEW: Finds what is wrong with the colors of an app for Apple's platforms.", indent: 0) + "\n\n"
    text += wrapped("USAGE: \(programName) <subcommand>", indent: 0) + "\n\nOPTIONS:\n"
    text += row("--version", "Show the version.") + row("-h, --help", Option.help.help)
    text += "\nSUBCOMMANDS:\n"
    for command in commands where !command.isHidden { text += row(command.name, command.summary) }
    return text + "\n  " + wrapped("See '\(programName) help <subcommand>' for detailed help.", indent: 2) + "\n"
  }

  /// The help of one command.
  package func command(_ command: Command) -> String {
    var text = wrapped("OVERVIEW: \(command.summary)", indent: 0) + "\n"
    if !command.discussion.isEmpty { text += "\n\(wrapped(command.discussion, indent: 0))\n" }
    text += "\n" + wrapped("USAGE: \(command.usage)", indent: 0) + "\n"
    if !command.arguments.isEmpty {
      text += "\nARGUMENTS:\n"
      for argument in command.arguments { text += row("<\(argument.name)>", argument.help) }
    }
    text += "\nOPTIONS:\n"
    for option in command.options { text += row(label(option), option.help) }
    return text + row("-h, --help", Option.help.help)
  }

  private func label(_ option: Option) -> String {
    "--\(option.name)" + (option.value.map { " <\($0)>" } ?? "")
  }

  private func row(_ label: String, _ help: String) -> String {
    let start = "  " + label
    let body = wrapped(help, indent: column)
    guard start.count < column - 1 else { return start + "\n" + String(repeating: " ", count: column) + body + "\n" }
    return start + String(repeating: " ", count: column - start.count) + body + "\n"
  }

  /// Words in lines of at most `width` columns; the first line starts where the caller stands.
  private func wrapped(_ text: String, indent: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      var lines: [String] = [""]
      for word in paragraph.split(separator: " ") {
        let last = lines[lines.count - 1]
        if last.isEmpty {
          lines[lines.count - 1] = String(word)
        } else if indent + last.count + 1 + word.count <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
        }
      }
      return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
