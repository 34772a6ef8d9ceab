package import Syntax

/// A command of the server that the client sends back by `workspace/executeCommand`.
package struct Command: Hashable, Sendable, JSONReadable, JSONWritable {
  package var title: String
  package var command: String
  package var arguments: [JSONText]?

  package init(title: String, command: String, arguments: [JSONText]? = nil) {
    self.title = title
    self.command = command
    self.arguments = arguments
  }

  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    self.init(
      title: try members.required("title"), command: try members.required("command"),
      arguments: members.optional("arguments"))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("title", title)
      $0.member("command", command)
      $0.optional("arguments", arguments)
    }
  }
}

/// `workspace/executeCommand`.
package struct ExecuteCommandParams: Hashable, Sendable, JSONReadable {
  package let command: String
  package let arguments: [JSONText]

  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    command = try members.required("command")
    arguments = members.optional("arguments") ?? []
  }
}
