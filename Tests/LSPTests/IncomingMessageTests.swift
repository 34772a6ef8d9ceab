import LSP
import Syntax
import TestSupport
import Testing

/// A message in short: what it is, its id and its method or error.
private func short(_ text: String) -> String { short(Array(text.utf8)) }

private func short(_ body: [UInt8]) -> String {
  switch IncomingMessage(body) {
  case .request(let id, let method, let params): "request \(short(id)) \(method)\(params.value == nil ? "" : " params")"
  case .notification(let method, let params): "notification \(method)\(params.value == nil ? "" : " params")"
  case .response(let id, .result): "result \(short(id))"
  case .response(let id, .error(let error)): "error \(short(id)) \(error.code) \(error.message)"
  case .invalid(let id, let error): "invalid \(short(id)) \(error.code)"
  }
}

private func short(_ id: RequestID) -> String { String(decoding: id.jsonBytes, as: UTF8.self) }

struct IncomingMessageTests {
  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"m","params":{}}"#, "request 1 m params"),
    (#"{"params":[],"method":"m","id":"a","jsonrpc":"2.0","x":1}"#, #"request "a" m params"#),
    (#"{"jsonrpc":"2.0","id":1,"method":"m","params":null}"#, "request 1 m"),
    (#"{"jsonrpc":"2.0","id":1,"method":"m"}"#, "request 1 m"),
    (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, "request null m"),
    (#"{"jsonrpc":"2.0","method":"m"}"#, "notification m"),
    (#"{"jsonrpc":"2.0","method":"m","params":{"a":1}}"#, "notification m params"),
    (#"{"jsonrpc":"2.0","id":7,"result":null}"#, "result 7"),
    (#"{"jsonrpc":"2.0","id":7,"result":[1],"error":null}"#, "result 7"),
    (#"{"jsonrpc":"2.0","id":7,"error":{"code":-32601,"message":"x"}}"#, "error 7 -32601 x"),
    (#"{"jsonrpc":"2.0","id":null,"error":{"code":5}}"#, "error null 5 "),
    (#"{"jsonrpc":"2.0","id":7,"error":"x"}"#, "error 7 -32600 the client's error has no code"),
    ("\u{FEFF}" + #"{"jsonrpc":"2.0","method":"m"}"#, "notification m"),
  ])
  func messagesAre(text: String, expected: String) {
    #expect(short(text) == expected)
  }

  @Test(arguments: [
    ("", "invalid null -32700"), ("{", "invalid null -32700"), ("nonsense", "invalid null -32700"),
    (#"{"jsonrpc":"2.0","id":12,"method":"m","params":{"#, "invalid 12 -32700"),
    (#"{"jsonrpc":"2.0","id":12,"method":"m",}"#, "invalid 12 -32700"),
    (#"{"jsonrpc":"2.0","method":"m","id":12"#, "invalid null -32700"),
    (#"{"jsonrpc":"2.0","id":12,"result":{"#, "invalid null -32700"),
    (#"{"jsonrpc":"2.0","id":12,"method":"m"} x"#, "invalid 12 -32700"),
    ("[]", "invalid null -32600"), (#"[{"jsonrpc":"2.0","id":1,"method":"m"}]"#, "invalid null -32600"),
    ("1", "invalid null -32600"), ("null", "invalid null -32600"), ("{}", "invalid null -32600"),
    (#"{"id":1,"method":"m"}"#, "invalid 1 -32600"), (#"{"jsonrpc":2.0,"id":1,"method":"m"}"#, "invalid 1 -32600"),
    (#"{"jsonrpc":"1.0","method":"m"}"#, "invalid null -32600"),
    (#"{"jsonrpc":"2.0","id":1,"method":5}"#, "invalid 1 -32600"),
    (#"{"jsonrpc":"2.0","id":1}"#, "invalid 1 -32600"), (#"{"jsonrpc":"2.0"}"#, "invalid null -32600"),
    (#"{"jsonrpc":"2.0","id":[1],"method":"m"}"#, "invalid null -32600"),
    (#"{"jsonrpc":"2.0","id":true,"method":"m"}"#, "invalid null -32600"),
    (#"{"jsonrpc":"2.0","id":{},"result":1}"#, "invalid null -32600"),
  ])
  func whatIsNoMessageIsAnswered(text: String, expected: String) {
    #expect(short(text) == expected)
  }

  @Test(arguments: [
    ("0", "0"), ("-1", "-1"), ("9223372036854775807", "9223372036854775807"), ("1.0", "1"), ("1e2", "100"),
    (#""""#, #""""#), (#""1""#, #""1""#), (#""\ud83c\udfa8\"\u0000""#, #""🎨\"\u0000""#), (#""\ud800""#, "\"\u{FFFD}\""),
  ])
  func idsComeBackAsTheyWere(id: String, expected: String) {
    #expect(short(#"{"jsonrpc":"2.0","id":\#(id),"method":"m"}"#) == "request \(expected) m")
  }

  @Test(arguments: ["1.5", "1e400", "9223372036854775808", "-1e30", "[]", "{}", "false"])
  func otherIDsAreRefused(id: String) {
    #expect(short(#"{"jsonrpc":"2.0","id":\#(id),"method":"m"}"#) == "invalid null -32600")
  }

  @Test func bytesThatAreNotUTF8AreReplaced() {
    let body = Array(#"{"jsonrpc":"2.0","method":"m","params":{"text":"caf"#.utf8) + [0xE9, 0xFF] + Array(#""}}"#.utf8)
    guard case .notification("m", let params) = IncomingMessage(body) else {
      Issue.record("refused")
      return
    }
    #expect(params.value?["text"]?.string == "caf\u{FFFD}\u{FFFD}")
  }

  @Test func everyPrefixIsRefused() {
    let text = #"{"jsonrpc":"2.0","id":123,"method":"m","params":{"text":"é🎨","n":[1,2.5e3,null]}}"#
    let body = Array(text.utf8)
    for count in body.indices {
      guard case .invalid(let id, let error) = IncomingMessage(Array(body[..<count])) else {
        Issue.record("prefix \(count)")
        continue
      }
      #expect(error.code == ErrorCode.parseError.rawValue)
      #expect(id == .null || id == 123)
    }
    #expect(short(body) == "request 123 m params")
  }

  @Test(arguments: ["[", "{\"a\":"])
  func deepNestingFitsASmallStack(unit: String) {
    let text = #"{"jsonrpc":"2.0","id":1,"method":"m","params":"# + String(repeating: unit, count: 500_000)
    let closed = text + String(repeating: unit == "[" ? "]" : "}", count: 500_001)
    let found = runOnSmallStack { [short(text), short(closed)] }
    #expect(found == ["invalid 1 -32700", "invalid 1 -32700"])
  }

  @Test func longStringsAreRead() {
    let text = String(repeating: "let a = \"é🎨\"\t\\\n", count: 1 << 16)
    let body = JSONText.object([
      ("jsonrpc", "2.0"), ("method", "m"), ("params", .object([("text", .string(text))])),
    ]).jsonBytes
    guard case .notification(_, let params) = IncomingMessage(body) else {
      Issue.record("refused")
      return
    }
    #expect(params.value?["text"]?.string == text)
  }

  @Test(arguments: seeds(20))
  func randomChangesAreAnswered(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let sample = Array(
      #"{"jsonrpc":"2.0","id":12,"method":"m","params":{"a":["\u00e9",-1.5e3,true]},"error":{"code":1}}"#.utf8)
    for _ in 0..<300 {
      var body = sample
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        body[Int.random(in: 0..<body.count, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
      }
      #expect(!short(body).isEmpty)
    }
  }
}
