package import Syntax

/// What a client can do, as far as an answer depends on it. Whatever it does not say, or says in a form that is not
/// LSP's, it cannot do.
package struct ClientCapabilities: Hashable, Sendable {
  /// In the client's order of preference; those that are known.
  package let positionEncodings: [PositionEncoding]
  package let workspace: Workspace
  package let window: Window
  package let textDocument: TextDocument
  package let experimental: JSONValue?

  package init(_ json: JSONValue? = nil) {
    let json = json ?? JSONValue(.object([]), span: Span(0, 0))
    positionEncodings = json.at("general", "positionEncodings").list()
    workspace = Workspace(json)
    window = Window(workDoneProgress: json.flag("window", "workDoneProgress"))
    textDocument = TextDocument(json)
    experimental = json["experimental"]
  }

  package struct Workspace: Hashable, Sendable {
    package let applyEdit: Bool
    package let configuration: Bool
    package let workspaceFolders: Bool
    package let didChangeConfigurationRegistration: Bool
    package let watchedFilesRegistration: Bool
    package let relativePatterns: Bool
    package let documentChanges: Bool
    /// `create`, `rename`, `delete`.
    package let resourceOperations: [String]

    init(_ json: JSONValue) {
      applyEdit = json.flag("workspace", "applyEdit")
      configuration = json.flag("workspace", "configuration")
      workspaceFolders = json.flag("workspace", "workspaceFolders")
      didChangeConfigurationRegistration = json.flag("workspace", "didChangeConfiguration", "dynamicRegistration")
      watchedFilesRegistration = json.flag("workspace", "didChangeWatchedFiles", "dynamicRegistration")
      relativePatterns = json.flag("workspace", "didChangeWatchedFiles", "relativePatternSupport")
      documentChanges = json.flag("workspace", "workspaceEdit", "documentChanges")
      resourceOperations = json.at("workspace", "workspaceEdit", "resourceOperations").list()
    }
  }

  package struct Window: Hashable, Sendable {
    package let workDoneProgress: Bool
  }

  package struct TextDocument: Hashable, Sendable {
    package let synchronization: Synchronization
    package let publishDiagnostics: PublishDiagnostics
    package let completion: Completion
    package let codeAction: CodeAction
    /// In the client's order of preference; where it names none, plain text is meant.
    package let hoverFormats: [MarkupKind]
    package let definitionLinks: Bool

    init(_ json: JSONValue) {
      synchronization = Synchronization(json.at("textDocument", "synchronization"))
      publishDiagnostics = PublishDiagnostics(json.at("textDocument", "publishDiagnostics"))
      completion = Completion(json.at("textDocument", "completion"))
      codeAction = CodeAction(json.at("textDocument", "codeAction"))
      hoverFormats = json.at("textDocument", "hover", "contentFormat").list()
      definitionLinks = json.flag("textDocument", "definition", "linkSupport")
    }
  }
}

extension JSONValue? {
  /// The elements that can be read; empty where there is no array.
  func list<Element: JSONReadable>() -> [Element] {
    (self?.elements ?? []).compactMap { try? Element(json: $0) }
  }
}
