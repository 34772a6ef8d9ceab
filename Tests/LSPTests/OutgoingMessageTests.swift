import LSP
import Syntax
import Testing

private func body(_ message: OutgoingMessage) -> String {
  var reader = MessageReader()
  return described(reader.read(message.frame)).joined(separator: "|")
}

struct OutgoingMessageTests {
  @Test func messagesAreWrittenSo() {
    let hover = Hover(contents: MarkupContent(.plainText, "a\n"))
    #expect(
      body(.response(to: 1, hover))
        == #"{"jsonrpc":"2.0","id":1,"result":{"contents":{"kind":"plaintext","value":"a\n"}}}"#)
    #expect(body(.response(to: "x", Hover?.none)) == #"{"jsonrpc":"2.0","id":"x","result":null}"#)
    #expect(body(.response(to: 2)) == #"{"jsonrpc":"2.0","id":2,"result":null}"#)
    #expect(body(.response(to: 2, [Location]())) == #"{"jsonrpc":"2.0","id":2,"result":[]}"#)
    #expect(
      body(.failure(to: .null, ResponseError(.parseError, "no")))
        == #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no"}}"#)
    #expect(
      body(.notification(.showMessage, MessageParams(.error, "é")))
        == #"{"jsonrpc":"2.0","method":"window/showMessage","params":{"type":1,"message":"é"}}"#)
    #expect(
      body(.request(.workDoneProgressCreate, id: 9, WorkDoneProgressParams(token: .integer(4))))
        == #"{"jsonrpc":"2.0","id":9,"method":"window/workDoneProgress/create","params":{"token":4}}"#)
  }

  @Test func aFrameIsHeaderAndBody() {
    #expect(Frame.bytes(of: Array("{}".utf8)) == Array("Content-Length: 2\r\n\r\n{}".utf8))
  }

  @Test func faultsBecomeAnswers() {
    let fault = InvalidParams(path: ["textDocument", "uri"], expected: "a string")
    #expect(ResponseError(fault) == ResponseError(code: -32602, message: "params.textDocument.uri: expected a string"))
    #expect(
      ResponseError(FramingFault.noLength) == ResponseError(code: -32700, message: "the header has no Content-Length"))
  }

  @Test func errorCodesAreThoseOfTheProtocol() {
    #expect(
      ErrorCode.allCases.map(\.rawValue) == [
        -32700, -32600, -32601, -32602, -32603, -32002, -32803, -32801, -32800,
      ])
  }
}
