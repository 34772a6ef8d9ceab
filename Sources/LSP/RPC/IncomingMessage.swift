package import Syntax

/// One message of the client (JSON-RPC 2.0).
package enum IncomingMessage: Hashable, Sendable {
  case request(id: RequestID, method: String, params: Params)
  case notification(method: String, params: Params)
  /// The answer to a request of ours.
  case response(id: RequestID, Response)
  /// What is none of these. The error is the answer to it.
  case invalid(id: RequestID, ResponseError)

  package enum Response: Hashable, Sendable {
    case result(JSONValue)
    case error(ResponseError)
  }

  package init(_ body: [UInt8]) {
    var document = JSONDocument(body)
    if !document.problems.isEmpty {
      // Some editors send a file that is not UTF-8 as its bytes. To refuse the message would leave our copy of the
      // document behind theirs, so the bytes that fit nowhere become U+FFFD.
      document = JSONDocument(Array(String(decoding: body, as: UTF8.self).utf8))
    }
    if let problem = document.problems.first {
      let id = document.root.flatMap { Self.certainID($0, in: body) }
      self = .invalid(id: id ?? .null, ResponseError(.parseError, "the message is not JSON: \(problem.message)"))
    } else if let root = document.root {
      self.init(root)
    } else {
      self = .invalid(id: .null, ResponseError(.parseError, "the message is empty"))
    }
  }

  private init(_ root: JSONValue) {
    guard root.members != nil else {
      let what = root.elements != nil ? "LSP has no batches of messages" : "the message is not an object"
      self = .invalid(id: .null, ResponseError(.invalidRequest, what))
      return
    }
    let id = root["id"].flatMap { try? RequestID(json: $0) }
    if root["jsonrpc"]?.string != "2.0" {
      self = .invalid(id: id ?? .null, ResponseError(.invalidRequest, "expected \"jsonrpc\": \"2.0\""))
    } else if root["id"] != nil, id == nil {
      self = .invalid(id: .null, ResponseError(.invalidRequest, "'id' is neither an integer nor a string"))
    } else if let method = root["method"] {
      self = Self.call(method, id: id, root)
    } else {
      self = Self.response(id: id ?? .null, root)
    }
  }

  private static func call(_ method: JSONValue, id: RequestID?, _ root: JSONValue) -> IncomingMessage {
    guard let method = method.string else {
      return .invalid(id: id ?? .null, ResponseError(.invalidRequest, "'method' is not a string"))
    }
    let params = Params(root["params"])
    if let id { return .request(id: id, method: method, params: params) }
    return .notification(method: method, params: params)
  }

  private static func response(id: RequestID, _ root: JSONValue) -> IncomingMessage {
    // Some clients send `"error": null` beside a result.
    if let error = root["error"], !error.isNull {
      let unreadable = ResponseError(.invalidRequest, "the client's error has no code")
      return .response(id: id, .error((try? ResponseError(json: error)) ?? unreadable))
    }
    if let result = root["result"] { return .response(id: id, .result(result)) }
    return .invalid(id: id, ResponseError(.invalidRequest, "the message has neither method nor result nor error"))
  }

  /// The id of a request whose text is broken, where it is beyond doubt: a wrong one would end another request. An id
  /// at the very end may have been cut, and that of a response is not ours to answer.
  private static func certainID(_ root: JSONValue, in body: [UInt8]) -> RequestID? {
    guard root["method"]?.string != nil, let id = root["id"], id.span.end < body.count else { return nil }
    return try? RequestID(json: id)
  }
}
