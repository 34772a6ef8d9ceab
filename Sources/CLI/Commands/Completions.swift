extension Command {
  package static let completions = Command(
    "completions", "Prints a completion script for a shell.",
    discussion: """
      bash: \(programName) completions bash > ~/.local/share/bash-completion/completions/\(programName)
      zsh: \(programName) completions zsh > a folder of $fpath, as _\(programName)
      fish: \(programName) completions fish > ~/.config/fish/completions/\(programName).fish
      """,
    arguments: [Argument("shell", .one, "bash, zsh or fish.")], run: printCompletions)
}

private let printCompletions: Command.Action = { invocation, output throws(Failure) in
  let shell = invocation.positionals[0]
  switch shell {
  case "bash": output.print(bashCompletions(), terminator: "")
  case "zsh": output.print(zshCompletions(), terminator: "")
  case "fish": output.print(fishCompletions(), terminator: "")
  default:
    let shells = ["bash", "zsh", "fish"]
    let cure = suggestion(for: shell, among: shells, else: "there are \(alternatives(shells))")
    throw Failure("no completions for '\(shell)'\(cure)")
  }
  return .success
}

private func bashCompletions() -> String {
  var cases = ""
  for command in Command.all {
    let words = (command.options + [.help]).map { "--\($0.name)" }.joined(separator: " ")
    cases += "    \(command.name)) words=\"\(words)\" ;;\n"
    for option in command.options where !option.choices.isEmpty {
      cases += "    \(command.name):--\(option.name)) words=\"\(option.choices.joined(separator: " "))\" ;;\n"
    }
  }
  let names = visibleNames().joined(separator: " ")
  return """
    _swift_color_lsp() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words="" key
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(names) help --help --version" -- "$current"))
        return
      fi
      for key in "${COMP_WORDS[1]}:$previous" "${COMP_WORDS[1]}"; do
        case "$key" in
    \(cases)    esac
        [ -n "$words" ] && break
      done
      case "$previous:$current" in
        --*:[!-]* | --*: | *:-*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
      esac
      [ ${#COMPREPLY[@]} -eq 0 ] && COMPREPLY=($(compgen -f -- "$current"))
    }
    complete -o filenames -F _swift_color_lsp \(programName)

    """
}

private func zshCompletions() -> String {
  var commands = ""
  var cases = ""
  for command in Command.all where !command.isHidden {
    commands += "    '\(command.name):\(quoted(command.summary))'\n"
  }
  for command in Command.all {
    let options = (command.options + [.help]).map { option in
      let repeats = option.isRepeatable ? "*" : ""
      let value =
        option.value.map {
          ":\($0):" + (option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))")
        }
        ?? ""
      return "'\(repeats)--\(option.name)[\(quoted(option.help))]\(value)'"
    }
    cases += "    \(command.name)) _arguments \(options.joined(separator: " ")) '*:file:_files' ;;\n"
  }
  return """
    #compdef \(programName)
    _swift_color_lsp() {
      local -a commands=(
    \(commands)  )
      if (( CURRENT == 2 )); then
        _describe 'command' commands
        return
      fi
      local name=$words[2]
      shift words
      (( CURRENT-- ))
      case $name in
    \(cases)  esac
    }
    _swift_color_lsp "$@"

    """
}

private func fishCompletions() -> String {
  var text = ""
  for command in Command.all where !command.isHidden {
    text +=
      "complete -c \(programName) -n __fish_use_subcommand -f -a \(command.name) -d '\(quoted(command.summary))'\n"
  }
  for command in Command.all {
    for option in command.options + [.help] {
      text += "complete -c \(programName) -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)"
      if option.value != nil { text += " -r" }
      if !option.choices.isEmpty { text += " -f -a '\(option.choices.joined(separator: " "))'" }
      text += " -d '\(quoted(option.help))'\n"
    }
  }
  return text
}

private func visibleNames() -> [String] { Command.all.filter { !$0.isHidden }.map(\.name) }

/// Text for between single quotes in a completion script: what a shell would read there is left out.
private func quoted(_ text: String) -> String {
  text.filter { !"'[]:\\".contains($0) }
}
