import LSP
import Syntax

/// What is done over and over with a server that has a document open.
struct Scenario {
  let keystroke: Keystroke
  let question: Question

  enum Question {
    /// The findings, which come unasked.
    case diagnostics
    /// What the server knows of a place.
    case request(Method, line: Int, character: Int)
    /// The colors of the whole document.
    case documentColor
  }

  /// The number of every request: one is asked at a time, and no server asks so many of its own.
  static let requestID = 7_001

  /// What the client sends the nth time, at once.
  func frames(_ number: Int) -> [UInt8] {
    let change = keystroke.change(number)
    let item: JSONText = ["uri": .string(keystroke.document.uri)]
    switch question {
    case .diagnostics: return change
    case .request(let method, let line, let character):
      let position: JSONText = ["line": .integer(line), "character": .integer(character)]
      return change
        + Message.request(method.rawValue, id: Self.requestID, ["textDocument": item, "position": position])
    case .documentColor:
      return change + Message.request("textDocument/documentColor", id: Self.requestID, ["textDocument": item])
    }
  }

  /// How many messages that is.
  var messageCount: Int {
    switch question {
    case .diagnostics: 1
    case .request, .documentColor: 2
    }
  }

  var awaited: AwaitedMessage {
    switch question {
    case .diagnostics: .notification(.publishDiagnostics)
    case .request, .documentColor: .response(Self.requestID)
    }
  }

  /// One keystroke and its answer, and after it a pause of so many milliseconds, in which a server does the rest.
  func typing(in session: Session, pause: Int32) -> Run<Double> {
    func once(_ round: Int) throws(Failure) -> Double {
      let time = try session.time(frames(round), until: awaited)
      session.drain(milliseconds: pause)
      return time
    }
    return once
  }
}
