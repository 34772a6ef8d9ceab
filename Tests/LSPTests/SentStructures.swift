import LSP
import Syntax
import Testing

/// One structure that is sent, and a name of the table.
struct Sent: Sendable, CustomTestStringConvertible {
  let type: String
  let value: any JSONWritable & Sendable

  init(_ type: String, _ value: any JSONWritable & Sendable) {
    self.type = type
    self.value = value
  }

  var testDescription: String { type }
}

let range = TextRange(start: Position(line: 0, character: 1), end: Position(line: 2, character: 3))
let uri = DocumentURI("file:///App/A%20b.swift")
let data: JSONText = ["rule": "unknown-color", "fix": 1]
let textEdit = TextEdit(range: range, newText: "\"\n\u{2028}é")

/// Every structure, with all members set.
let fullStructures: [Sent] = [
  Sent(
    "InitializeResult", InitializeResult(capabilities: capabilities, serverInfo: ProgramInfo(name: "n", version: "1"))),
  Sent("PublishDiagnosticsParams", PublishDiagnosticsParams(uri: uri, version: 3, diagnostics: [diagnostic])),
  Sent("Hover", Hover(contents: MarkupContent(.markdown, "**x**"), range: range)),
  Sent("CompletionList", CompletionList(isIncomplete: true, items: [item])),
  Sent("CompletionItem", item),
  Sent("DefinitionResult", DefinitionResult.locations([Location(uri: uri, range: range)])),
  Sent("DefinitionResult", DefinitionResult.links([link])),
  Sent("CodeActionResult", [CodeActionEntry.action(action), .command(command)]),
  Sent("CodeAction", action),
  Sent("ApplyWorkspaceEditParams", ApplyEditParams(label: "l", edit: documentChanges)),
  Sent("RegistrationParams", RegistrationParams([watching, configuring])),
  Sent("UnregistrationParams", UnregistrationParams([watching])),
  Sent("DidChangeWatchedFilesRegistrationOptions", watchers),
  Sent("DidChangeConfigurationRegistrationOptions", Registration.Options.configuration(section: "s")),
  Sent("ConfigurationParams", ConfigurationParams(items: [.init(scopeURI: uri, section: "s")])),
  Sent("WorkDoneProgressCreateParams", WorkDoneProgressParams(token: .integer(1))),
  Sent("ProgressParams", progress(.begin(title: "t", isCancellable: false, message: "m", percentage: 0))),
  Sent("ProgressParams", progress(.report(isCancellable: true, message: "m", percentage: 100))),
  Sent("ProgressParams", progress(.end(message: "m"))),
  Sent("LogMessageParams", MessageParams(.log, "m")),
  Sent("ShowMessageParams", MessageParams(.error, "m")),
  Sent("LogTraceParams", LogTraceParams(message: "m", verbose: "v")),
  Sent("ResponseError", ResponseError(.requestFailed, "m", data: data)),
]

/// Every structure, with nothing set that may be absent.
let leastStructures: [Sent] = [
  Sent("InitializeResult", InitializeResult(capabilities: ServerCapabilities())),
  Sent("InitializeResult", InitializeResult(capabilities: emptyCapabilities, serverInfo: ProgramInfo(name: "n"))),
  Sent("PublishDiagnosticsParams", PublishDiagnosticsParams(uri: uri, diagnostics: [])),
  Sent(
    "PublishDiagnosticsParams", PublishDiagnosticsParams(uri: uri, diagnostics: [Diagnostic(range: range, message: "")])
  ),
  Sent("Hover", Hover(contents: MarkupContent(.plainText, ""))),
  Sent("CompletionList", CompletionList(isIncomplete: false, items: [])),
  Sent("CompletionList", CompletionList(isIncomplete: false, items: [inserting])),
  Sent("CompletionItem", CompletionItem(label: "l", labelDetails: CompletionItemLabelDetails())),
  Sent("DefinitionResult", DefinitionResult.locations([])),
  Sent("DefinitionResult", DefinitionResult?.none),
  Sent(
    "DefinitionResult",
    DefinitionResult.links([LocationLink(targetURI: uri, targetRange: range, targetSelectionRange: range)])),
  Sent(
    "CodeActionResult", [CodeActionEntry.action(CodeAction(title: "t")), .command(Command(title: "t", command: "c"))]),
  Sent("ApplyWorkspaceEditParams", ApplyEditParams(edit: .changes([]))),
  Sent(
    "ApplyWorkspaceEditParams",
    ApplyEditParams(edit: .documentChanges([.edit(uri, version: nil, []), .create(uri), .rename(old: uri, new: uri)]))),
  Sent("RegistrationParams", RegistrationParams([Registration(id: "1", method: .didChangeConfiguration)])),
  Sent("DidChangeWatchedFilesRegistrationOptions", Registration.Options.watchedFiles([FileSystemWatcher(.glob("*"))])),
  Sent("ConfigurationParams", ConfigurationParams(items: [.init()])),
  Sent("WorkDoneProgressCreateParams", WorkDoneProgressParams(token: .string("a"))),
  Sent("ProgressParams", progress(.begin(title: "t"))),
  Sent("ProgressParams", progress(.report())),
  Sent("ProgressParams", progress(.end())),
  Sent("LogTraceParams", LogTraceParams(message: "m")),
  Sent("ResponseError", ResponseError(code: 1, message: "")),
]

// MARK: - Parts

private let capabilities = ServerCapabilities(
  positionEncoding: .utf8, textDocumentSync: TextDocumentSyncOptions(openClose: true, change: .incremental, save: true),
  hover: true,
  completion: CompletionOptions(triggerCharacters: ["\""], resolveProvider: true, labelDetailsSupport: true),
  definition: true, codeAction: CodeActionOptions(kinds: [.quickFix, .sourceFixAll], resolveProvider: true),
  commands: ["c"], workspaceFolders: true, experimental: data)

private let emptyCapabilities = ServerCapabilities(
  textDocumentSync: TextDocumentSyncOptions(), completion: CompletionOptions(), codeAction: CodeActionOptions())

let diagnostic = Diagnostic(
  range: range, severity: .hint, code: "unknown-color", codeDescription: "https://example.org/rules#unknown-color",
  source: "swift-color-lsp", message: "no color named 'Brnad'", tags: [.unnecessary, .deprecated],
  relatedInformation: [Diagnostic.Related(location: Location(uri: uri, range: range), message: "here")], data: data)

let item = CompletionItem(
  label: "Brand", labelDetails: CompletionItemLabelDetails(detail: " dark", description: "App"), kind: .color,
  detail: "d", documentation: MarkupContent(.markdown, "#2F80ED"), isPreselected: true, sortText: "0",
  filterText: "brand", textFormat: .plainText, textEdit: .replace(textEdit), additionalTextEdits: [textEdit],
  data: data)

let inserting = CompletionItem(
  label: "x", textFormat: .snippet, textEdit: .insertOrReplace(insert: range, replace: range, newText: "x"))

private let link = LocationLink(
  originSelectionRange: range, targetURI: uri, targetRange: range, targetSelectionRange: range)

private let command = Command(title: "t", command: "c", arguments: [data, 1, .null])

let action = CodeAction(
  title: "Use 'Brand'", kind: .quickFix, diagnostics: [diagnostic], isPreferred: true, disabledReason: "no",
  edit: .changes([WorkspaceEdit.DocumentEdits(uri: uri, edits: [textEdit])]), command: command, data: data)

private let documentChanges = WorkspaceEdit.documentChanges([
  .edit(uri, version: 7, [textEdit]), .create(uri, .init(overwrite: true, ignoreIfExists: false)),
  .rename(old: uri, new: uri, .init(overwrite: false, ignoreIfExists: true)),
])

private let watchers = Registration.Options.watchedFiles([
  FileSystemWatcher(.glob("**/*.colorset/**"), kind: [.create, .change, .delete]),
  FileSystemWatcher(.relative(base: uri, glob: "*.swift"), kind: .delete),
])

private let watching = Registration(id: "1", method: .didChangeWatchedFiles, options: watchers)
private let configuring = Registration(
  id: "2", method: .didChangeConfiguration, options: .configuration(section: "swiftColor"))

private func progress(_ value: WorkDoneProgress) -> ProgressParams {
  ProgressParams(token: .string("index"), value: value)
}
