import LSP
import Syntax
import Testing

func params(_ text: String) -> Params { Params(JSONDocument(Array(text.utf8)).root) }

/// The fault of reading, or that there is none.
private func fault<Value: JSONReadable>(_ text: String, _ type: Value.Type) -> String {
  do {
    _ = try params(text).read(as: type)
    return "none"
  } catch {
    return error.description
  }
}

private let place = #""range":{"start":{"line":1,"character":2},"end":{"line":3,"character":4}}"#

struct ParamsTests {
  @Test func whatIsRequiredIsNamed() {
    #expect(fault("{}", DidOpenParams.self) == "params.textDocument: expected this member")
    #expect(fault("null", DidOpenParams.self) == "params.textDocument: expected this member")
    #expect(fault("[]", DidOpenParams.self) == "params: expected an object")
    #expect(fault("7", DidOpenParams.self) == "params: expected an object")
    #expect(fault(#"{"textDocument":{"uri":1}}"#, DidOpenParams.self) == "params.textDocument.uri: expected a string")
    #expect(
      fault(#"{"textDocument":{"uri":"u"}}"#, DidOpenParams.self) == "params.textDocument.text: expected this member")
    #expect(
      fault(#"{"textDocument":{"uri":"u"},"position":{"line":-1,"character":0}}"#, CompletionParams.self)
        == "params.position.line: expected an unsigned integer")
    #expect(
      fault(#"{"textDocument":{"uri":"u"},"contentChanges":[{"text":""},{"range":5,"text":""}]}"#, DidChangeParams.self)
        == "params.contentChanges.1.range: expected an object")
    #expect(fault(#"{"value":"loud"}"#, SetTraceParams.self) == "params.value: expected a value of TraceValue")
    #expect(fault(#"{"id":{}}"#, CancelParams.self) == "params.id: expected an integer or a string")
    #expect(Params(nil).value == nil)
    #expect(throws: InvalidParams(path: ["settings"], expected: "x")) {
      throw InvalidParams(path: ["settings"], expected: "x")
    }
  }

  @Test func documentsAreSynchronized() throws {
    let opened = try params(#"{"textDocument":{"uri":"file:///a","languageId":"swift","version":4,"text":"é","x":0}}"#)
      .read(as: DidOpenParams.self)
    #expect(opened.document.uri.text == "file:///a" && opened.document.languageID == "swift")
    #expect(opened.document.version == 4 && opened.document.text == "é")
    let changed = try params(
      #"{"textDocument":{"uri":"u","version":null},"contentChanges":[{"text":"a"},{\#(place),"rangeLength":9,"text":"b"},{"range":null,"text":"c"}]}"#
    ).read(as: DidChangeParams.self)
    let range = TextRange(start: Position(line: 1, character: 2), end: Position(line: 3, character: 4))
    #expect(changed.changes == [.full(text: "a"), .incremental(range, text: "b"), .full(text: "c")])
    #expect(changed.version == nil)
    let saved = try params(#"{"textDocument":{"uri":"u"},"text":5}"#).read(as: DidSaveParams.self)
    #expect(saved.uri.text == "u" && saved.text == nil)
    #expect(try params(#"{"textDocument":{"uri":"u"}}"#).read(as: DidCloseParams.self).uri.text == "u")
  }

  @Test func hugePositionsMeanTheEnd() throws {
    let text = #"{"line":1e300,"character":123456789012345678901234567890}"#
    let end = try params(text).read(as: Position.self)
    #expect(end == Position(line: Int(Int32.max), character: Int(Int32.max)))
    #expect(
      try params(#"{"line":1e400,"character":2.0}"#).read(as: Position.self)
        == Position(line: Int(Int32.max), character: 2))
    #expect(fault(#"{"line":0.5,"character":0}"#, Position.self) == "params.line: expected an unsigned integer")
    #expect(fault(#"{"line":-1e400,"character":0}"#, Position.self) == "params.line: expected an unsigned integer")
  }

  @Test func theWorkspaceChanges() throws {
    let files = try params(
      #"{"changes":[{"uri":"a","type":1},{"uri":"b","type":9},{"type":2},{"uri":"c","type":3},null]}"#
    ).read(as: DidChangeWatchedFilesParams.self)
    #expect(files.changes.map(\.uri.text) == ["a", "c"])
    #expect(files.changes.map(\.kind) == [.created, .deleted])
    let folders = try params(#"{"event":{"added":[{"uri":"a","name":"A"}],"removed":null}}"#).read(
      as: DidChangeWorkspaceFoldersParams.self)
    #expect(folders.added == [WorkspaceFolder(uri: DocumentURI("a"), name: "A")] && folders.removed.isEmpty)
    #expect(
      try params(#"{"settings":{"a":1}}"#).read(as: DidChangeConfigurationParams.self).settings?["a"]?.number?.value
        == 1)
    #expect(try Params(nil).read(as: DidChangeConfigurationParams.self).settings == nil)
    let result = try params(#"{"applied":false,"failureReason":"no"}"#).read(as: ApplyEditResult.self)
    #expect(!result.isApplied && result.failureReason == "no")
  }

  @Test func requestsAreRead() throws {
    let document = #""textDocument":{"uri":"u"},"position":{"line":1,"character":2}"#
    let hover = try params("{\(document)}").read(as: TextDocumentPositionParams.self)
    #expect(hover.uri.text == "u" && hover.position == Position(line: 1, character: 2))
    for (context, trigger) in [
      (#"{"triggerKind":1}"#, CompletionParams.Trigger.invoked),
      (#"{"triggerKind":2,"triggerCharacter":"."}"#, .character(".")),
      (#"{"triggerKind":3}"#, .incomplete), ("null", .invoked), ("[]", .invoked), (#"{"triggerKind":"2"}"#, .invoked),
    ] {
      #expect(try params("{\(document),\"context\":\(context)}").read(as: CompletionParams.self).trigger == trigger)
    }
    let text =
      #"{"textDocument":{"uri":"u"},\#(place),"context":{"diagnostics":[{\#(place),"message":"m","code":5},{}],"only":["quickfix"],"triggerKind":2}}"#
    let actions = try params(text).read(as: CodeActionParams.self)
    #expect(actions.diagnostics.map(\.message) == ["m"] && actions.diagnostics.first?.code == nil)
    #expect(actions.only == [.quickFix] && actions.trigger == .automatic)
    #expect(try params(#"{"id":"a"}"#).read(as: CancelParams.self).id == "a")
    let command = try params(#"{"command":"c","arguments":[1,{"a":null}]}"#).read(as: ExecuteCommandParams.self)
    #expect(command.command == "c" && command.arguments == [1, ["a": .null]])
    #expect(try params(#"{"command":"c"}"#).read(as: ExecuteCommandParams.self).arguments == [])
    #expect(try params(#"{"token":"t"}"#).read(as: WorkDoneProgressParams.self).token == .string("t"))
  }

  @Test func whatIsSentComesBackToBeResolved() throws {
    for sent in [item, inserting] {
      #expect(try Params(JSONDocument(sent.jsonBytes).root).read(as: CompletionItem.self) == sent)
    }
    var unresolved = action
    unresolved.edit = nil
    let back = try Params(JSONDocument(action.jsonBytes).root).read(as: CodeAction.self)
    #expect(back == unresolved)
    #expect(
      try Params(JSONDocument(diagnostic.jsonBytes).root).read(as: Diagnostic.self) == diagnostic)
  }

  @Test func kindsOfActionsHoldOthers() {
    #expect(CodeActionKind.refactor.contains(.refactorExtract) && CodeActionKind.quickFix.contains(.quickFix))
    #expect(CodeActionKind(rawValue: "").contains(.sourceFixAll))
    #expect(!CodeActionKind(rawValue: "ref").contains(.refactor) && !CodeActionKind.refactorExtract.contains(.refactor))
    #expect(CodeActionKind.sourceFixAll.contains(CodeActionKind(rawValue: "source.fixAll.swift-color-lsp")))
  }
}
