package import Syntax

/// One message to the client, as it goes over the wire.
package struct OutgoingMessage: Hashable, Sendable {
  /// Header and body.
  package let frame: [UInt8]

  private init(_ members: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    writer.object {
      $0.member("jsonrpc", "2.0")
      members(&$0)
    }
    frame = Frame.bytes(of: writer.bytes)
  }

  /// The answer to a request; `nil` answers `null`.
  package static func response(to id: RequestID, _ result: (some JSONWritable)?) -> OutgoingMessage {
    OutgoingMessage {
      $0.member("id", id)
      $0.member("result", result)
    }
  }

  /// The answer `null`.
  package static func response(to id: RequestID) -> OutgoingMessage { response(to: id, JSONText?.none) }

  package static func failure(to id: RequestID, _ error: ResponseError) -> OutgoingMessage {
    OutgoingMessage {
      $0.member("id", id)
      $0.member("error", error)
    }
  }

  package static func notification(_ method: Method, _ params: some JSONWritable) -> OutgoingMessage {
    OutgoingMessage {
      $0.member("method", method)
      $0.member("params", params)
    }
  }

  /// A request of ours, whose answer comes as `IncomingMessage.response`.
  package static func request(_ method: Method, id: RequestID, _ params: some JSONWritable) -> OutgoingMessage {
    OutgoingMessage {
      $0.member("id", id)
      $0.member("method", method)
      $0.member("params", params)
    }
  }
}
