import Engine
import LSP
import Server
import Syntax

extension Property {
  /// A server that is told any lines answers each request once, in JSON. The first byte chooses what the client counts
  /// in, or that the lines begin with `initialize` themselves; `/w` is a folder that is empty.
  static let conversation = Property(name: "conversation") { bytes in
    let encodings = ["utf-8", "utf-16", "utf-32", nil]
    var conversation = Conversation(encoding: encodings[Int(bytes.first ?? 0) % encodings.count])
    for line in bytes.dropFirst().split(separator: 0x0A) {
      if let problem = conversation.say(Array(line)) { return problem }
    }
    return nil
  }
}

/// A server and what it was asked. Nothing is read of the disk but one empty folder.
private struct Conversation {
  private var server = LanguageServer(version: "1.0")

  /// - Parameter encoding: `nil` for a server that nothing was said to.
  init(encoding: String?) {
    guard let encoding else { return }
    let capabilities: JSONText = [
      "general": ["positionEncodings": [.string(encoding)]],
      "textDocument": ["publishDiagnostics": ["relatedInformation": true, "versionSupport": true]],
    ]
    _ = handle(
      [
        "jsonrpc": "2.0", "id": 0, "method": "initialize",
        "params": ["rootUri": .string(EmptyFolder.uri), "capabilities": capabilities],
      ] as JSONText)
    _ = handle(["jsonrpc": "2.0", "method": "initialized", "params": [:]] as JSONText)
  }

  /// Sends one message; what is wrong with the answer.
  mutating func say(_ line: [UInt8]) -> String? {
    guard let body = EmptyFolder.placing(line) else { return nil }
    let message = IncomingMessage(body)
    let sent = handle(message)
    var answers = 0
    for frame in sent {
      var reader = MessageReader()
      guard case .message(let body)? = reader.read(frame).first else { return "an answer that is no message" }
      let document = JSONDocument(body)
      guard document.problems.isEmpty, let root = document.root else { return "an answer that is not JSON" }
      if root["method"] == nil { answers += 1 }
    }
    switch message {
    case .request: return answers == 1 ? nil : "\(answers) answers to a request"
    case .invalid: return answers == 1 ? nil : "\(answers) answers to what is no message"
    case .notification, .response: return answers == 0 ? nil : "\(answers) answers to what asks nothing"
    }
  }

  private mutating func handle(_ message: JSONText) -> [[UInt8]] { handle(IncomingMessage(message.jsonBytes)) }

  /// Has a message handled with all that follows from it; what the client is sent.
  private mutating func handle(_ message: IncomingMessage) -> [[UInt8]] {
    var sent: [[UInt8]] = []
    var effects = server.handle(.message(message))
    repeat {
      var events: [LanguageServer.Event] = []
      for effect in effects {
        switch effect {
        case .send(let message): sent.append(message.frame)
        case .load(let folder, let world):
          var loaded = world
          // Any other folder stays as it is, which is how one looks whose files nobody has read yet.
          if EmptyFolder.holds(world.root) { loaded.load(jobs: 1) }
          events.append(.loaded(folder: folder, loaded))
        case .watch, .exit: break
        }
      }
      effects = events.flatMap { server.handle($0) }
      while let more = server.work() { effects += more }
    } while !effects.isEmpty
    return sent
  }
}
