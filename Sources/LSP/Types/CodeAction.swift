package import Syntax

/// A kind of code action: words with dots between, from general to special.
package struct CodeActionKind: RawRepresentable, Hashable, Sendable, JSONReadable, JSONWritable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let quickFix = CodeActionKind(rawValue: "quickfix")
  package static let refactor = CodeActionKind(rawValue: "refactor")
  package static let refactorExtract = CodeActionKind(rawValue: "refactor.extract")
  package static let refactorRewrite = CodeActionKind(rawValue: "refactor.rewrite")
  package static let sourceFixAll = CodeActionKind(rawValue: "source.fixAll")

  /// Whether `other` is this kind or a special form of it. The empty kind holds all.
  package func contains(_ other: CodeActionKind) -> Bool {
    rawValue.isEmpty || other == self || other.rawValue.hasPrefix(rawValue + ".")
  }
}

package struct CodeActionParams: Hashable, Sendable, JSONReadable {
  package enum Trigger: Int, Sendable, JSONReadable {
    case invoked = 1
    /// The cursor moved.
    case automatic = 2
  }

  package let uri: DocumentURI
  package let range: TextRange
  /// The diagnostics of the place, of all servers; those that could be read.
  package let diagnostics: [Diagnostic]
  /// The kinds the client wants; `nil` for all.
  package let only: [CodeActionKind]?
  package let trigger: Trigger?

  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    let document: TextDocumentIdentifier = try members.required("textDocument")
    uri = document.uri
    range = try members.required("range")
    let context: Context = try members.required("context")
    (diagnostics, only, trigger) = (context.diagnostics, context.only, context.trigger)
  }

  private struct Context: JSONReadable {
    let diagnostics: [Diagnostic]
    let only: [CodeActionKind]?
    let trigger: Trigger?

    init(json: JSONValue) throws(InvalidParams) {
      let members = try Members(json)
      diagnostics = members.list("diagnostics")
      only = members.optional("only")
      trigger = members.optional("triggerKind")
    }
  }
}

package struct CodeAction: Hashable, Sendable {
  package var title: String
  package var kind: CodeActionKind?
  package var diagnostics: [Diagnostic]?
  package var isPreferred: Bool?
  /// Why it cannot be done here. Only for clients with `disabledSupport`.
  package var disabledReason: String?
  package var edit: WorkspaceEdit?
  /// Executed after the edit.
  package var command: Command?
  /// Comes back in `codeAction/resolve`. Only for clients with `dataSupport`.
  package var data: JSONText?

  package init(
    title: String, kind: CodeActionKind? = nil, diagnostics: [Diagnostic]? = nil, isPreferred: Bool? = nil,
    disabledReason: String? = nil, edit: WorkspaceEdit? = nil, command: Command? = nil, data: JSONText? = nil
  ) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.disabledReason = disabledReason
    self.edit = edit
    self.command = command
    self.data = data
  }
}

extension CodeAction: JSONReadable, JSONWritable {
  /// Reads one that comes back to be resolved: without its edit, which is what it lacks.
  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    self.init(
      title: try members.required("title"), kind: members.optional("kind"),
      diagnostics: members.optional("diagnostics"), isPreferred: members.optional("isPreferred"),
      disabledReason: members.any("disabled")?["reason"]?.string, command: members.optional("command"),
      data: members.optional("data"))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("title", title)
      $0.optional("kind", kind)
      $0.optional("diagnostics", diagnostics)
      $0.optional("isPreferred", isPreferred)
      $0.optional("disabled", disabledReason.map(Disabled.init))
      $0.optional("edit", edit)
      $0.optional("command", command)
      $0.optional("data", data)
    }
  }
}

private struct Disabled: JSONWritable {
  let reason: String

  func write(to writer: inout JSONWriter) { writer.object { $0.member("reason", reason) } }
}

/// One entry of the answer to `textDocument/codeAction`.
package enum CodeActionEntry: Hashable, Sendable, JSONWritable {
  case action(CodeAction)
  /// For clients without `codeActionLiteralSupport`.
  case command(Command)

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .action(let action): action.write(to: &writer)
    case .command(let command): command.write(to: &writer)
    }
  }
}
