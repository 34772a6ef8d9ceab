/// The completion script for zsh.
enum ZshCompletions {
  static var script: String {
    """
    #compdef \(programName)
    _swift_color_lsp_list() {
      compset -P '*,'
      compadd -qS , -- "$@"
    }
    _swift_color_lsp_with_file() {
      if compset -P '*:'; then _files; else compadd -- "$@"; fi
    }
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
    \(cases)    help) _describe 'command' commands ;;
      esac
    }
    # Loaded by compinit it is a function's body; sourced, it says what it completes.
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _swift_color_lsp "$@"; else compdef _swift_color_lsp \(programName); fi

    """
  }

  private static var commands: String {
    Command.offered.map { "    '\($0.name):\(quotedForShell($0.summary))'\n" }.joined()
  }

  private static var cases: String {
    Command.all.map { command in
      let options = command.allOptions.map { option in
        let value = option.value.map { "=[\(quotedForShell(option.help))]:\($0):\(action(option.completion))" }
        return "'\(option.isRepeatable ? "*" : "")--\(option.name)\(value ?? "[\(quotedForShell(option.help))]")'"
      }
      let arguments = command.arguments.enumerated().map { index, argument in
        let isMany = argument.count == .any || argument.count == .atLeastOne
        return "'\(isMany ? "*" : "\(index + 1)"):\(argument.name):\(action(argument.completion))'"
      }
      return "    \(command.name)) _arguments \((options + arguments).joined(separator: " ")) ;;\n"
    }.joined()
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "{_swift_color_lsp_list \(words.joined(separator: " "))}"
    case .wordsWithFile(let words): "{_swift_color_lsp_with_file \(words.joined(separator: " "))}"
    }
  }
}
