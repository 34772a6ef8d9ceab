/// The structures that are sent, with their members: LSP 3.17 in a form of our own, so that what is written can be
/// compared with what is allowed.
///
/// `Name: member type; member? type`, where `?` marks what may be absent, or `Name = type`. A type is `int`, `uint`,
/// `string`, `bool`, `null`, `any`, `uri`, a number, a text in single quotes, `[elements]`, `{values by uri}`, a name, or
/// several of them with `|` between. Of `ServerCapabilities` and the options in it only what is used is listed.
let structureTable = """
  Position: line uint; character uint
  Range: start Position; end Position
  Location: uri uri; range Range
  LocationLink: originSelectionRange? Range; targetUri uri; targetRange Range; targetSelectionRange Range
  DefinitionResult = [Location]|[LocationLink]|null

  RequestMessage: jsonrpc '2.0'; id int|string; method string; params? any
  NotificationMessage: jsonrpc '2.0'; method string; params? any
  ResultMessage: jsonrpc '2.0'; id int|string|null; result any
  ErrorMessage: jsonrpc '2.0'; id int|string|null; error ResponseError
  ResponseError: code int; message string; data? any

  InitializeResult: capabilities ServerCapabilities; serverInfo? ServerInfo
  ServerInfo: name string; version? string
  ServerCapabilities: positionEncoding? PositionEncodingKind; textDocumentSync? TextDocumentSyncOptions; \
  hoverProvider? bool; completionProvider? CompletionOptions; definitionProvider? bool; \
  codeActionProvider? bool|CodeActionOptions; executeCommandProvider? ExecuteCommandOptions; \
  workspace? WorkspaceOptions; experimental? any
  PositionEncodingKind = 'utf-8'|'utf-16'|'utf-32'
  TextDocumentSyncOptions: openClose? bool; change? TextDocumentSyncKind; willSave? bool; willSaveWaitUntil? bool; \
  save? bool|SaveOptions
  SaveOptions: includeText? bool
  TextDocumentSyncKind = 0|1|2
  CompletionOptions: triggerCharacters? [string]; allCommitCharacters? [string]; resolveProvider? bool; \
  completionItem? ServerCompletionItemOptions; workDoneProgress? bool
  ServerCompletionItemOptions: labelDetailsSupport? bool
  CodeActionOptions: codeActionKinds? [string]; resolveProvider? bool; workDoneProgress? bool
  ExecuteCommandOptions: commands [string]; workDoneProgress? bool
  WorkspaceOptions: workspaceFolders? WorkspaceFoldersServerCapabilities
  WorkspaceFoldersServerCapabilities: supported? bool; changeNotifications? string|bool

  PublishDiagnosticsParams: uri uri; version? int; diagnostics [Diagnostic]
  Diagnostic: range Range; severity? DiagnosticSeverity; code? int|string; codeDescription? CodeDescription; \
  source? string; message string; tags? [DiagnosticTag]; relatedInformation? [DiagnosticRelatedInformation]; data? any
  DiagnosticSeverity = 1|2|3|4
  DiagnosticTag = 1|2
  CodeDescription: href uri
  DiagnosticRelatedInformation: location Location; message string

  Hover: contents MarkupContent; range? Range
  MarkupContent: kind MarkupKind; value string
  MarkupKind = 'plaintext'|'markdown'

  CompletionList: isIncomplete bool; items [CompletionItem]
  CompletionItem: label string; labelDetails? CompletionItemLabelDetails; kind? CompletionItemKind; tags? [1]; \
  detail? string; documentation? string|MarkupContent; deprecated? bool; preselect? bool; sortText? string; \
  filterText? string; insertText? string; insertTextFormat? InsertTextFormat; insertTextMode? 1|2; \
  textEdit? TextEdit|InsertReplaceEdit; textEditText? string; additionalTextEdits? [TextEdit]; \
  commitCharacters? [string]; command? Command; data? any
  CompletionItemKind = 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25
  InsertTextFormat = 1|2
  CompletionItemLabelDetails: detail? string; description? string
  TextEdit: range Range; newText string
  InsertReplaceEdit: newText string; insert Range; replace Range

  CodeActionResult = [CodeAction|Command]|null
  CodeAction: title string; kind? string; diagnostics? [Diagnostic]; isPreferred? bool; \
  disabled? CodeActionDisabled; edit? WorkspaceEdit; command? Command; data? any
  CodeActionDisabled: reason string
  Command: title string; command string; arguments? [any]

  WorkspaceEdit: changes? {[TextEdit]}; documentChanges? [TextDocumentEdit|CreateFile|RenameFile]
  TextDocumentEdit: textDocument OptionalVersionedTextDocumentIdentifier; edits [TextEdit]
  OptionalVersionedTextDocumentIdentifier: uri uri; version int|null
  CreateFile: kind 'create'; uri uri; options? CreateFileOptions; annotationId? string
  CreateFileOptions: overwrite? bool; ignoreIfExists? bool
  RenameFile: kind 'rename'; oldUri uri; newUri uri; options? RenameFileOptions; annotationId? string
  RenameFileOptions: overwrite? bool; ignoreIfExists? bool
  ApplyWorkspaceEditParams: label? string; edit WorkspaceEdit

  RegistrationParams: registrations [Registration]
  Registration: id string; method string; registerOptions? any
  UnregistrationParams: unregisterations [Unregistration]
  Unregistration: id string; method string
  DidChangeWatchedFilesRegistrationOptions: watchers [FileSystemWatcher]
  FileSystemWatcher: globPattern string|RelativePattern; kind? 1|2|3|4|5|6|7
  RelativePattern: baseUri uri; pattern string
  DidChangeConfigurationRegistrationOptions: section? string|[string]

  ConfigurationParams: items [ConfigurationItem]
  ConfigurationItem: scopeUri? uri; section? string

  WorkDoneProgressCreateParams: token int|string
  ProgressParams: token int|string; value WorkDoneProgressBegin|WorkDoneProgressReport|WorkDoneProgressEnd
  WorkDoneProgressBegin: kind 'begin'; title string; cancellable? bool; message? string; percentage? uint
  WorkDoneProgressReport: kind 'report'; cancellable? bool; message? string; percentage? uint
  WorkDoneProgressEnd: kind 'end'; message? string

  LogMessageParams: type MessageType; message string
  ShowMessageParams: type MessageType; message string
  MessageType = 1|2|3|4
  LogTraceParams: message string; verbose? string
  """
