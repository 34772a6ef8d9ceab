extension Command {
  package static let completions = Command(
    "completions", "Prints a completion script for a shell.",
    discussion: """
      bash: \(programName) completions bash > ~/.local/share/bash-completion/completions/\(programName)
      zsh: \(programName) completions zsh > a folder of $fpath, as _\(programName)
      fish: \(programName) completions fish > ~/.config/fish/completions/\(programName).fish
      """,
    arguments: [Argument("shell", .one, "bash, zsh or fish.", completing: .words(shells))], run: printCompletions)
}

private let shells = ["bash", "zsh", "fish"]

private let printCompletions: Command.Action = { invocation, output throws(Failure) in
  let shell = invocation.positionals[0]
  switch shell {
  case "bash": output.print(BashCompletions.script, terminator: "")
  case "zsh": output.print(ZshCompletions.script, terminator: "")
  case "fish": output.print(FishCompletions.script, terminator: "")
  default:
    let cure = suggestion(for: shell, among: shells, else: "there are \(alternatives(shells))")
    throw Failure("no completions for '\(shell)'\(cure)")
  }
  return .success
}

extension Command {
  /// The commands that the help shows, and so a shell offers.
  static var offered: [Command] { all.filter { !$0.isHidden } }

  var allOptions: [Option] { options + [.help] }
}

/// Text for between single quotes in a completion script: what a shell would read there is left out.
func quotedForShell(_ text: String) -> String { text.filter { !"'[]:\\".contains($0) } }
