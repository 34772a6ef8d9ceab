package import Engine
package import LSP
import Rules
import Syntax

/// The language server without its streams: events go in, effects come out, and between them nothing is read, written
/// or waited for. One thread drives it.
package struct LanguageServer {
  /// All that can happen.
  package enum Event: Sendable {
    case message(IncomingMessage)
    case fault(FramingFault)
    /// The client no longer wants an answer, and the request is still to come.
    case cancelled(IncomingMessage)
    /// So many files of a folder have been read.
    case progress(folder: Int, files: Int)
    case loaded(folder: Int, World)
    /// The client's end of the stream.
    case inputEnded
    /// The process that started this one is gone.
    case orphaned
  }

  /// All that it can ask for.
  package enum Effect: Sendable {
    case send(OutgoingMessage)
    /// Read a folder, elsewhere; the answer is `loaded`.
    case load(folder: Int, World)
    /// End with this process.
    case watch(process: Int)
    case exit(Int32)
  }

  enum State {
    case created
    case running(Client)
    case shutDown
  }

  let version: String
  var state = State.created
  /// By number; a folder that was taken away leaves its place empty.
  var folders: [Folder?] = []
  /// The paths of all folders that the client has, those inside another one, too.
  var clientFolders: [[UInt8]] = []
  var documents: [DocumentURI: OpenDocument] = [:]
  /// The documents that were opened, in order: the rules look in this order at those whose findings are not known.
  var order: [DocumentURI] = []
  var progress = IndexProgress()
  private var effects: [Effect] = []

  package init(version: String) { self.version = version }

  /// Takes one event and gives what is to be done about it, in order.
  package mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .message(let message): receive(message)
    case .cancelled(let message): cancel(message)
    case .fault(let fault): send(.failure(to: .null, ResponseError(fault)))
    case .progress(let folder, let files): report(folder: folder, files: files)
    case .loaded(let folder, let world): finishLoading(folder, world)
    case .inputEnded, .orphaned: exit()
    }
    return takeEffects()
  }

  /// Does one piece of what can wait until no event is left; `nil` when there is none.
  package mutating func work() -> [Effect]? {
    guard publishNext() else { return nil }
    return takeEffects()
  }

  private mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  mutating func add(_ effect: Effect) { effects.append(effect) }
  mutating func send(_ message: OutgoingMessage) { effects.append(.send(message)) }

  var client: Client? {
    if case .running(let client) = state { client } else { nil }
  }

  /// LSP 3.17, "Exit Notification": 0 after `shutdown`, else 1.
  mutating func exit() {
    if case .shutDown = state { add(.exit(0)) } else { add(.exit(1)) }
  }
}

// MARK: - Dispatch

extension LanguageServer {
  private mutating func receive(_ message: IncomingMessage) {
    switch message {
    case .request(let id, let method, let params): answer(id, method, params)
    case .notification(let method, let params): take(method, params)
    case .response(let id, let response): takeResponse(id, response)
    case .invalid(let id, let error): send(.failure(to: id, error))
    }
  }

  private mutating func cancel(_ message: IncomingMessage) {
    guard case .request(let id, _, _) = message else { return receive(message) }
    send(.failure(to: id, ResponseError(.requestCancelled, "cancelled by the client")))
  }

  private mutating func answer(_ id: RequestID, _ method: String, _ params: Params) {
    do throws(ResponseError) {
      send(try response(id, Method(rawValue: method), method, params))
    } catch {
      send(.failure(to: id, error))
    }
  }

  private mutating func response(
    _ id: RequestID, _ method: Method?, _ name: String, _ params: Params
  ) throws(ResponseError) -> OutgoingMessage {
    switch (state, method) {
    case (.created, .initialize): return .response(to: id, try initialize(params))
    case (.created, _): throw ResponseError(.serverNotInitialized, "'initialize' comes first")
    case (.shutDown, _): throw ResponseError(.invalidRequest, "the server was shut down")
    case (.running, .initialize): throw ResponseError(.invalidRequest, "'initialize' came before")
    case (.running, .shutdown):
      state = .shutDown
      return .response(to: id)
    case (.running, let method):
      guard let handler = RequestHandler.all.first(where: { $0.method == method }) else {
        throw ResponseError(.methodNotFound, "no method '\(name)'")
      }
      return try handler.answer(&self, id, params)
    }
  }

  private mutating func take(_ method: String, _ params: Params) {
    guard let method = Method(rawValue: method) else { return }
    if method == .exit { return exit() }
    guard client != nil else { return }
    do throws(InvalidParams) {
      try take(method, params)
    } catch {
      log(.error, "\(method.rawValue): \(error)")
      // Without this change the text is another one than the client's, and every later edit would miss its place.
      if method == .didChange { abandon(params) }
    }
  }

  private mutating func take(_ method: Method, _ params: Params) throws(InvalidParams) {
    switch method {
    case .initialized: begin()
    case .didOpen: open(try params.read())
    case .didChange: change(try params.read())
    case .didClose: close(try params.read())
    case .didChangeWatchedFiles: takeFileEvents(try params.read())
    case .didChangeWorkspaceFolders: takeFolders(try params.read())
    default: break
    }
  }

  mutating func log(_ kind: MessageParams.Kind, _ text: String) {
    send(.notification(.logMessage, MessageParams(kind, text)))
  }
}
