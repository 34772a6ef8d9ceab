/// A subcommand of the program: its rows in the help, and what it does.
package struct Command: Sendable {
  package typealias Action = @Sendable (Invocation, inout Output) throws(Failure) -> ExitCode

  package let name: String
  /// One sentence.
  package let summary: String
  /// Further paragraphs for the command's own help.
  package let discussion: String
  package let arguments: [Argument]
  package let options: [Option]
  /// Whether the short help leaves it out.
  package let isHidden: Bool
  package let run: Action

  package init(
    _ name: String, _ summary: String, discussion: String = "", arguments: [Argument] = [], options: [Option] = [],
    isHidden: Bool = false, run: @escaping Action
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.isHidden = isHidden
    self.run = run
  }

  /// `swift-color-lsp check [<options>] [<path> ...]`
  package var usage: String {
    var words = [programName, name]
    if !options.isEmpty { words.append("[<options>]") }
    for argument in arguments {
      switch argument.count {
      case .one: words.append("<\(argument.name)>")
      case .optional: words.append("[<\(argument.name)>]")
      case .any: words.append("[<\(argument.name)> ...]")
      case .atLeastOne: words.append("<\(argument.name)> ...")
      }
    }
    return words.joined(separator: " ")
  }
}
