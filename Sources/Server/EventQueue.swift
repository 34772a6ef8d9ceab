import Engine
import LSP
import Syntax

/// What has happened and was not looked at yet, between the threads that see it and the one that acts.
final class EventQueue: Sendable {
  private struct State: Sendable {
    /// Those that were taken leave their places empty until all are.
    var events: [LanguageServer.Event?] = []
    /// The first event that was not taken.
    var next = 0
    /// The places of the requests that wait.
    var requests: [RequestID: Int] = [:]
  }

  /// How many events may wait before the client is read no further.
  private static let most = 10_000

  private let state = Monitor(State())

  /// Adds an event. A cancellation takes effect at once on the request it names, if that waits still.
  ///
  /// There is always room: the thread that reads the client acts, too, and would wait for itself. It asks `hasRoom` before
  /// it reads on, so what is over the limit is no more than it reads at once.
  func add(_ event: LanguageServer.Event) {
    state.withLock { state in
      if case .message(.notification(Method.cancelRequest.rawValue, let params)) = event {
        return Self.cancel(params, in: &state)
      }
      if case .message(.request(let id, _, _)) = event { state.requests[id] = state.events.count }
      state.events.append(event)
    }
  }

  private static func cancel(_ params: Params, in state: inout State) {
    guard let id = try? params.read(as: CancelParams.self).id, let place = state.requests[id],
      case .message(let message)? = state.events[place]
    else { return }
    state.events[place] = .cancelled(message)
  }

  /// The next event; `nil` when there is none.
  func next() -> LanguageServer.Event? { state.withLock { Self.take(from: &$0) } }

  /// Whether more is to be read from the client.
  var hasRoom: Bool { state.withLock { Self.count($0) < Self.most } }

  private static func count(_ state: State) -> Int { state.events.count - state.next }

  private static func take(from state: inout State) -> LanguageServer.Event? {
    guard state.next < state.events.count, let event = state.events[state.next] else { return nil }
    state.events[state.next] = nil
    state.next += 1
    switch event {
    case .message(.request(let id, _, _)), .cancelled(.request(let id, _, _)): state.requests[id] = nil
    default: break
    }
    if state.next == state.events.count {
      state = State()
    } else if state.next > 1_000, state.next > state.events.count / 2 {
      state.events.removeFirst(state.next)
      state.requests = state.requests.mapValues { $0 - state.next }
      state.next = 0
    }
    return event
  }
}
