import LSP
import Syntax
import Testing

private func initialize(_ text: String) throws -> InitializeParams { try params(text).read() }

struct InitializeTests {
  @Test func allIsRead() throws {
    let value = try initialize(
      """
      {"processId": 42, "clientInfo": {"name": "E", "version": "1"}, "trace": "verbose", "workDoneToken": 5,
       "rootUri": "file:///r", "workspaceFolders": [{"uri": "file:///a", "name": "A"}, {"uri": "file:///b"}, 5],
       "initializationOptions": {"hover": "rich"}, "capabilities": {
        "general": {"positionEncodings": ["utf-32", "ucs-2", "utf-8", 8]}, "experimental": {"x": 1},
        "workspace": {"applyEdit": true, "configuration": true, "workspaceFolders": true,
          "didChangeConfiguration": {"dynamicRegistration": true},
          "didChangeWatchedFiles": {"dynamicRegistration": true, "relativePatternSupport": true},
          "workspaceEdit": {"documentChanges": true, "resourceOperations": ["rename"]}},
        "window": {"workDoneProgress": true},
        "textDocument": {
          "synchronization": {"dynamicRegistration": true, "willSave": true, "willSaveWaitUntil": true, "didSave": true},
          "publishDiagnostics": {"relatedInformation": true, "tagSupport": {"valueSet": [1, 2, 3]},
            "codeDescriptionSupport": true, "dataSupport": true, "versionSupport": true},
          "hover": {"contentFormat": ["markdown", "html", "plaintext"]}, "definition": {"linkSupport": true},
          "completion": {"contextSupport": true, "completionItemKind": {"valueSet": [16, 99]}, "completionItem": {
            "snippetSupport": true, "documentationFormat": ["plaintext"], "labelDetailsSupport": true,
            "insertReplaceSupport": true, "preselectSupport": true, "resolveSupport": {"properties": ["documentation"]}}},
          "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}},
            "isPreferredSupport": true, "disabledSupport": true, "dataSupport": true,
            "resolveSupport": {"properties": ["edit"]}}}}}
      """)
    #expect(value.processID == 42 && value.clientInfo == ProgramInfo(name: "E", version: "1"))
    #expect(value.trace == .verbose && value.workDoneToken == .integer(5))
    #expect(value.workspaceFolders.map(\.uri.text) == ["file:///a", "file:///b"])
    #expect(value.initializationOptions?["hover"]?.string == "rich")
    let can = value.capabilities
    #expect(can.positionEncodings == [.utf32, .utf8] && can.window.workDoneProgress && can.experimental != nil)
    #expect(can.workspace.applyEdit && can.workspace.configuration && can.workspace.workspaceFolders)
    #expect(can.workspace.didChangeConfigurationRegistration && can.workspace.watchedFilesRegistration)
    #expect(
      can.workspace.relativePatterns && can.workspace.documentChanges && can.workspace.resourceOperations == ["rename"])
    checkDocuments(can.textDocument)
  }

  private func checkDocuments(_ can: ClientCapabilities.TextDocument) {
    let sync = can.synchronization
    #expect(sync.dynamicRegistration && sync.willSave && sync.willSaveWaitUntil && sync.didSave)
    let publish = can.publishDiagnostics
    #expect(publish.relatedInformation && publish.codeDescription && publish.data && publish.version)
    #expect(publish.tags == [.unnecessary, .deprecated])
    #expect(can.hoverFormats == [.markdown, .plainText] && can.definitionLinks)
    let completion = can.completion
    #expect(completion.snippets && completion.labelDetails && completion.insertReplace && completion.preselect)
    #expect(completion.context && completion.documentationFormats == [.plainText])
    #expect(completion.resolvable == ["documentation"] && completion.kinds == [.color])
    let action = can.codeAction
    #expect(action.literals && action.isPreferred && action.disabled && action.data)
    #expect(action.kinds == [.quickFix] && action.resolvable == ["edit"])
  }

  @Test(arguments: [
    "{}", "null", #"{"processId":null,"rootUri":null,"rootPath":null,"workspaceFolders":null,"capabilities":{}}"#,
    #"{"processId":"x","clientInfo":[],"trace":"loud","rootUri":5,"capabilities":[],"workspaceFolders":{}}"#,
    #"{"capabilities":{"general":[],"workspace":7,"window":"x","textDocument":[]}}"#,
    #"{"capabilities":{"textDocument":{"completion":true,"hover":{"contentFormat":{}},"codeAction":{"codeActionLiteralSupport":true},"publishDiagnostics":{"tagSupport":false}}}}"#,
  ])
  func whatIsNotSaidIsNotThere(text: String) throws {
    let value = try initialize(text)
    #expect(value.processID == nil && value.clientInfo == nil && value.workspaceFolders.isEmpty && value.trace == .off)
    #expect(value.capabilities == ClientCapabilities())
  }

  @Test func olderClientsHaveOneRoot() throws {
    #expect(
      try initialize(#"{"rootUri":"file:///r","rootPath":"/p"}"#).workspaceFolders.map(\.uri.text) == ["file:///r"])
    #expect(try initialize(#"{"rootPath":"/p q"}"#).workspaceFolders.map(\.uri.text) == ["file:///p%20q"])
    #expect(try initialize(#"{"rootPath":"relative","workspaceFolders":[]}"#).workspaceFolders.isEmpty)
    #expect(
      try initialize(#"{"capabilities":{"textDocument":{"publishDiagnostics":{"tagSupport":true}}}}"#).capabilities
        .textDocument.publishDiagnostics.tags.count == 2)
  }

  @Test func anArrayIsNoObject() {
    #expect(throws: InvalidParams(expected: "an object")) { try initialize("[1]") }
  }
}
