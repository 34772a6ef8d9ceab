import LSP

/// One request that is answered, with what the client is told of it: a new one is one line in `all`.
struct RequestHandler: Sendable {
  let method: Method
  let capability: @Sendable (inout ServerCapabilities) -> Void
  let answer: @Sendable (inout LanguageServer, RequestID, Params) throws(ResponseError) -> OutgoingMessage

  static let all: [RequestHandler] = [.hover, .completion, .definition, .codeAction]

  /// What the server can do.
  static func capabilities(for client: Client) -> ServerCapabilities {
    var capabilities = ServerCapabilities(
      positionEncoding: client.encoding,
      textDocumentSync: TextDocumentSyncOptions(openClose: true, change: .incremental, save: false),
      workspaceFolders: true)
    for handler in all { handler.capability(&capabilities) }
    return capabilities
  }
}

extension Params {
  /// Reads them for a request, whose answer says what is wrong with them.
  func request<Value: JSONReadable>(_ type: Value.Type = Value.self) throws(ResponseError) -> Value {
    do throws(InvalidParams) { return try read() } catch { throw ResponseError(error) }
  }
}
