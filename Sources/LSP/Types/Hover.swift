package import Syntax

package enum MarkupKind: String, Sendable, JSONReadable, JSONWritable {
  case plainText = "plaintext"
  case markdown
}

/// Text for people, in a form the client said it can show.
package struct MarkupContent: Hashable, Sendable {
  package var kind: MarkupKind
  package var value: String

  package init(_ kind: MarkupKind, _ value: String) {
    self.kind = kind
    self.value = value
  }
}

extension MarkupContent: JSONReadable, JSONWritable {
  package init(json: JSONValue) throws(InvalidParams) {
    // Documentation may be a mere string.
    if let text = json.string {
      self.init(.plainText, text)
      return
    }
    let members = try Members(json)
    self.init(try members.required("kind"), try members.required("value"))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("kind", kind)
      $0.member("value", value)
    }
  }
}

/// The answer to `textDocument/hover`; `null` where there is nothing to say.
package struct Hover: Hashable, Sendable, JSONWritable {
  package var contents: MarkupContent
  package var range: TextRange?

  package init(contents: MarkupContent, range: TextRange? = nil) {
    self.contents = contents
    self.range = range
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("contents", contents)
      $0.optional("range", range)
    }
  }
}
