package import Syntax

package enum ProgressToken: Hashable, Sendable, JSONReadable, JSONWritable {
  case integer(Int)
  case string(String)

  package init(json: JSONValue) throws(InvalidParams) {
    self = if let text = json.string { .string(text) } else { .integer(try Int(json: json)) }
  }

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .integer(let number): writer.integer(number)
    case .string(let text): writer.string(text)
    }
  }
}

/// `window/workDoneProgress/create`; also what comes with `window/workDoneProgress/cancel`.
package struct WorkDoneProgressParams: Hashable, Sendable, JSONReadable, JSONWritable {
  package var token: ProgressToken

  package init(token: ProgressToken) { self.token = token }
  package init(json: JSONValue) throws(InvalidParams) { token = try Members(json).required("token") }
  package func write(to writer: inout JSONWriter) { writer.object { $0.member("token", token) } }
}

/// `$/progress`.
package struct ProgressParams: Hashable, Sendable, JSONWritable {
  package var token: ProgressToken
  package var value: WorkDoneProgress

  package init(token: ProgressToken, value: WorkDoneProgress) {
    self.token = token
    self.value = value
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("token", token)
      $0.member("value", value)
    }
  }
}

/// One step of a work that takes long.
package enum WorkDoneProgress: Hashable, Sendable, JSONWritable {
  /// Percentages are 0…100, and stay absent for the whole work where the first is absent.
  case begin(title: String, isCancellable: Bool? = nil, message: String? = nil, percentage: Int? = nil)
  case report(isCancellable: Bool? = nil, message: String? = nil, percentage: Int? = nil)
  case end(message: String? = nil)

  package func write(to writer: inout JSONWriter) {
    writer.object {
      switch self {
      case .begin(let title, let isCancellable, let message, let percentage):
        $0.member("kind", "begin")
        $0.member("title", title)
        $0.optional("cancellable", isCancellable)
        $0.optional("message", message)
        $0.optional("percentage", percentage)
      case .report(let isCancellable, let message, let percentage):
        $0.member("kind", "report")
        $0.optional("cancellable", isCancellable)
        $0.optional("message", message)
        $0.optional("percentage", percentage)
      case .end(let message):
        $0.member("kind", "end")
        $0.optional("message", message)
      }
    }
  }
}
