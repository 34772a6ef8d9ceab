/// The completion script for bash, from the 3.2 of macOS on.
enum BashCompletions {
  static var script: String {
    """
    _swift_color_lsp() {
      local current="" previous="" command="" option="" value="" words="" kind="files" lead="" word i
      # Bash cuts words at '=' and ':', which are parts of words here.
      local -a line=()
      for ((i = 0; i <= COMP_CWORD; i++)); do
        word="${COMP_WORDS[i]}"
        if ((${#line[@]} > 1)) && [[ $word == [=:]* || ${line[${#line[@]} - 1]} == *[=:] ]]; then
          line[${#line[@]} - 1]+="$word"
        else
          line+=("$word")
        fi
      done
      COMPREPLY=()
      current="${line[${#line[@]} - 1]}"
      command="${line[1]}"
      value="$current"
      if ((${#line[@]} == 2)); then
        kind=words words="\(Command.offered.map(\.name).joined(separator: " ")) help --help --version"
      else
        previous="${line[${#line[@]} - 2]}"
        case "$current" in
          --*=*) option="${current%%=*}" value="${current#*=}" ;;
          *) option="$previous" ;;
        esac
        case "$command $option" in
    \(optionCases)      *)
            value="$current"
            case "$command $current" in
    \(optionNames)\(argumentCases)        esac ;;
        esac
      fi
      if [[ $kind == with-file && $value == *:* ]]; then kind=files; fi
      # Where nothing is offered, bash offers files, as '-o default' says.
      if [[ $kind == files ]]; then return; fi
      if [[ $kind == list ]]; then lead="${value%"${value##*,}"}"; fi
      COMPREPLY=($(compgen -P "$lead" -W "$words" -- "${value#"$lead"}"))
      compopt +o default 2> /dev/null
    }
    complete -o default -F _swift_color_lsp \(programName)

    """
  }

  /// What stands after each option that takes a value.
  private static var optionCases: String {
    Command.all.map { command in
      command.options.filter { $0.value != nil }
        .map { "      '\(command.name) --\($0.name)') \(offer($0.completion)) ;;\n" }.joined()
    }.joined()
  }

  private static var optionNames: String {
    Command.all.map { command in
      let names = command.allOptions.map { "--\($0.name)" }
      return "          '\(command.name) -'*) \(offer(.words(names))) ;;\n"
    }.joined()
  }

  /// What is offered in the place of an argument, where it is not files.
  private static var argumentCases: String {
    let commands = Command.all.map { ($0.name, $0.arguments.first?.completion ?? .nothing) }
    let help = ("help", Completion.words(Command.offered.map(\.name)))
    return (commands + [help]).filter { $0.1 != .files }
      .map { "          '\($0.0) '*) \(offer($0.1)) ;;\n" }.joined()
  }

  private static func offer(_ completion: Completion) -> String {
    switch completion {
    case .nothing: "kind=words words=''"
    case .files: "kind=files"
    case .words(let words): "kind=words words='\(words.joined(separator: " "))'"
    case .list(let words): "kind=list words='\(words.joined(separator: " "))'"
    case .wordsWithFile(let words): "kind=with-file words='\(words.joined(separator: " "))'"
    }
  }
}
