package import Syntax

package struct DidOpenParams: Hashable, Sendable, JSONReadable {
  package let document: TextDocumentItem

  package init(json: JSONValue) throws(InvalidParams) { document = try Members(json).required("textDocument") }
}

package struct DidChangeParams: Hashable, Sendable, JSONReadable {
  /// One change of the text. They apply in order, each to what the one before it left.
  package enum Change: Hashable, Sendable, JSONReadable {
    case full(text: String)
    case incremental(TextRange, text: String)

    package init(json: JSONValue) throws(InvalidParams) {
      let members = try Members(json)
      let text: String = try members.required("text")
      // A range that cannot be read must not become a change of the whole text.
      self = members.any("range") == nil ? .full(text: text) : .incremental(try members.required("range"), text: text)
    }
  }

  package let uri: DocumentURI
  /// The version of the document after the changes; `nil` where the client does not say.
  package let version: Int?
  package let changes: [Change]

  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    let document: VersionedIdentifier = try members.required("textDocument")
    (uri, version) = (document.uri, document.version)
    changes = try members.required("contentChanges")
  }

  private struct VersionedIdentifier: JSONReadable {
    let uri: DocumentURI
    let version: Int?

    init(json: JSONValue) throws(InvalidParams) {
      let members = try Members(json)
      uri = try members.required("uri")
      version = members.optional("version")
    }
  }
}

package struct DidSaveParams: Hashable, Sendable, JSONReadable {
  package let uri: DocumentURI
  /// The text that was saved, for servers that ask for it.
  package let text: String?

  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    let document: TextDocumentIdentifier = try members.required("textDocument")
    uri = document.uri
    text = members.optional("text")
  }
}

package struct DidCloseParams: Hashable, Sendable, JSONReadable {
  package let uri: DocumentURI

  package init(json: JSONValue) throws(InvalidParams) {
    let document: TextDocumentIdentifier = try Members(json).required("textDocument")
    uri = document.uri
  }
}
