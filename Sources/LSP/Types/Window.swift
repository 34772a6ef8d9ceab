package import Syntax

/// `window/logMessage` and `window/showMessage`.
package struct MessageParams: Hashable, Sendable, JSONWritable {
  package enum Kind: Int, Sendable, JSONWritable {
    case error = 1
    case warning = 2
    case info = 3
    case log = 4
  }

  package var kind: Kind
  package var message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("type", kind)
      $0.member("message", message)
    }
  }
}

/// How much a client wants to read of what goes on.
package enum TraceValue: String, Sendable, JSONReadable {
  case off
  case messages
  case verbose
}

package struct SetTraceParams: Hashable, Sendable, JSONReadable {
  package let value: TraceValue

  package init(json: JSONValue) throws(InvalidParams) { value = try Members(json).required("value") }
}

/// `$/logTrace`.
package struct LogTraceParams: Hashable, Sendable, JSONWritable {
  package var message: String
  /// More of it; only where the client asked for `verbose`.
  package var verbose: String?

  package init(message: String, verbose: String? = nil) {
    self.message = message
    self.verbose = verbose
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("message", message)
      $0.optional("verbose", verbose)
    }
  }
}

/// `$/cancelRequest`.
package struct CancelParams: Hashable, Sendable, JSONReadable {
  package let id: RequestID

  package init(json: JSONValue) throws(InvalidParams) { id = try Members(json).required("id") }
}
