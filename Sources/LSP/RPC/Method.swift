import Syntax

/// The methods this program knows, by direction.
package enum Method: String, CaseIterable, Sendable, JSONWritable {
  // From the client.
  case initialize
  case initialized
  case shutdown
  case exit
  case cancelRequest = "$/cancelRequest"
  case setTrace = "$/setTrace"
  case workDoneProgressCancel = "window/workDoneProgress/cancel"
  case didOpen = "textDocument/didOpen"
  case didChange = "textDocument/didChange"
  case didSave = "textDocument/didSave"
  case didClose = "textDocument/didClose"
  case didChangeConfiguration = "workspace/didChangeConfiguration"
  case didChangeWatchedFiles = "workspace/didChangeWatchedFiles"
  case didChangeWorkspaceFolders = "workspace/didChangeWorkspaceFolders"
  case hover = "textDocument/hover"
  case completion = "textDocument/completion"
  case completionResolve = "completionItem/resolve"
  case definition = "textDocument/definition"
  case codeAction = "textDocument/codeAction"
  case codeActionResolve = "codeAction/resolve"
  case executeCommand = "workspace/executeCommand"

  // To the client.
  case publishDiagnostics = "textDocument/publishDiagnostics"
  case logMessage = "window/logMessage"
  case showMessage = "window/showMessage"
  case progress = "$/progress"
  case logTrace = "$/logTrace"
  case workDoneProgressCreate = "window/workDoneProgress/create"
  case registerCapability = "client/registerCapability"
  case unregisterCapability = "client/unregisterCapability"
  case applyEdit = "workspace/applyEdit"
  case configuration = "workspace/configuration"
}
