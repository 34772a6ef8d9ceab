package import Syntax

/// What the server can do, as far as it does it.
package struct ServerCapabilities: Hashable, Sendable, JSONWritable {
  package var positionEncoding: PositionEncoding?
  package var textDocumentSync: TextDocumentSyncOptions?
  package var hover: Bool?
  package var completion: CompletionOptions?
  package var definition: Bool?
  package var codeAction: CodeActionOptions?
  /// The commands of `workspace/executeCommand`.
  package var commands: [String]?
  /// Whether several folders, and changes of them, are understood.
  package var workspaceFolders: Bool?
  package var experimental: JSONText?

  package init(
    positionEncoding: PositionEncoding? = nil, textDocumentSync: TextDocumentSyncOptions? = nil, hover: Bool? = nil,
    completion: CompletionOptions? = nil, definition: Bool? = nil, codeAction: CodeActionOptions? = nil,
    commands: [String]? = nil, workspaceFolders: Bool? = nil, experimental: JSONText? = nil
  ) {
    self.positionEncoding = positionEncoding
    self.textDocumentSync = textDocumentSync
    self.hover = hover
    self.completion = completion
    self.definition = definition
    self.codeAction = codeAction
    self.commands = commands
    self.workspaceFolders = workspaceFolders
    self.experimental = experimental
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.optional("positionEncoding", positionEncoding)
      $0.optional("textDocumentSync", textDocumentSync)
      $0.optional("hoverProvider", hover)
      $0.optional("completionProvider", completion)
      $0.optional("definitionProvider", definition)
      $0.optional("codeActionProvider", codeAction)
      $0.optional("executeCommandProvider", commands.map { ["commands": .array($0.map(JSONText.string))] as JSONText })
      $0.optional("workspace", workspaceFolders.map(WorkspaceCapabilities.init))
      $0.optional("experimental", experimental)
    }
  }
}

private struct WorkspaceCapabilities: JSONWritable {
  let folders: Bool

  func write(to writer: inout JSONWriter) {
    let text: JSONText = ["supported": .bool(folders), "changeNotifications": .bool(folders)]
    writer.object { $0.member("workspaceFolders", text) }
  }
}

package struct TextDocumentSyncOptions: Hashable, Sendable, JSONWritable {
  package enum Change: Int, Sendable, JSONWritable {
    case none = 0
    case full = 1
    case incremental = 2
  }

  package var openClose: Bool?
  package var change: Change?
  /// Whether saving is told; the text is not asked for.
  package var save: Bool?

  package init(openClose: Bool? = nil, change: Change? = nil, save: Bool? = nil) {
    self.openClose = openClose
    self.change = change
    self.save = save
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.optional("openClose", openClose)
      $0.optional("change", change)
      $0.optional("save", save)
    }
  }
}

package struct CompletionOptions: Hashable, Sendable, JSONWritable {
  package var triggerCharacters: [String]?
  package var resolveProvider: Bool?
  package var labelDetailsSupport: Bool?

  package init(triggerCharacters: [String]? = nil, resolveProvider: Bool? = nil, labelDetailsSupport: Bool? = nil) {
    self.triggerCharacters = triggerCharacters
    self.resolveProvider = resolveProvider
    self.labelDetailsSupport = labelDetailsSupport
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.optional("triggerCharacters", triggerCharacters)
      $0.optional("resolveProvider", resolveProvider)
      $0.optional("completionItem", labelDetailsSupport.map { ["labelDetailsSupport": .bool($0)] as JSONText })
    }
  }
}

package struct CodeActionOptions: Hashable, Sendable, JSONWritable {
  package var kinds: [CodeActionKind]?
  package var resolveProvider: Bool?

  package init(kinds: [CodeActionKind]? = nil, resolveProvider: Bool? = nil) {
    self.kinds = kinds
    self.resolveProvider = resolveProvider
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.optional("codeActionKinds", kinds)
      $0.optional("resolveProvider", resolveProvider)
    }
  }
}
