import LSP
import Syntax
import Testing

@testable import Server

@Suite struct EventQueueTests {
  private func message(_ text: String) -> LanguageServer.Event { .message(IncomingMessage(Array(text.utf8))) }

  @Test func aRequestThatWaitsIsCancelled() {
    let queue = EventQueue()
    queue.add(message(#"{"jsonrpc":"2.0","id":1,"method":"a"}"#))
    queue.add(message(#"{"jsonrpc":"2.0","id":2,"method":"b"}"#))
    queue.add(message(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#))
    queue.add(message(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}"#))
    queue.add(message(#"{"jsonrpc":"2.0","method":"$/cancelRequest"}"#))
    guard case .message(.request(id: 1, "a", _))? = queue.next(),
      case .cancelled(.request(id: 2, "b", _))? = queue.next()
    else {
      Issue.record("not the first as it was and the second cancelled")
      return
    }
    #expect(queue.next() == nil)
    // A cancellation that comes too late cancels nothing that comes after it.
    queue.add(message(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#))
    queue.add(message(#"{"jsonrpc":"2.0","id":1,"method":"a"}"#))
    guard case .message(.request(id: 1, "a", _))? = queue.next() else {
      Issue.record("a new request of the same id was cancelled")
      return
    }
  }
}
