package import Syntax

/// The error codes of JSON-RPC 2.0 and of LSP 3.17 ("Response Message"), by the names they have there.
package enum ErrorCode: Int, CaseIterable, Sendable {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case internalError = -32603
  /// A request came before `initialize`.
  case serverNotInitialized = -32002
  /// The request was fine and could not be done; the message is shown to a person.
  case requestFailed = -32803
  /// The document changed while the answer was made, which is of no use now.
  case contentModified = -32801
  /// The client asked for the end of the request.
  case requestCancelled = -32800
}

/// An answer that says why there is none.
package struct ResponseError: Error, Hashable, Sendable {
  /// One of `ErrorCode`, or whatever else a client sends.
  package let code: Int
  package let message: String
  package let data: JSONText?

  package init(code: Int, message: String, data: JSONText? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  package init(_ code: ErrorCode, _ message: String, data: JSONText? = nil) {
    self.init(code: code.rawValue, message: message, data: data)
  }

  package init(_ fault: InvalidParams) { self.init(.invalidParams, fault.description) }

  /// A stretch of the stream that is no message, so that nobody's id is known.
  package init(_ fault: FramingFault) { self.init(.parseError, fault.description) }
}

extension ResponseError: JSONReadable, JSONWritable {
  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    self.init(
      code: try members.required("code"), message: members.optional("message") ?? "", data: members.optional("data"))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("code", code)
      $0.member("message", message)
      $0.optional("data", data)
    }
  }
}
