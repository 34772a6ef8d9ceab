package import Syntax

/// A document as its client opens it.
package struct TextDocumentItem: Hashable, Sendable, JSONReadable {
  package let uri: DocumentURI
  package let languageID: String
  package let version: Int
  package let text: String

  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    uri = try members.required("uri")
    // Nothing hangs on these two, and a document that is not opened is not checked.
    languageID = members.optional("languageId") ?? ""
    version = members.optional("version") ?? 0
    text = try members.required("text")
  }
}

package struct TextDocumentIdentifier: Hashable, Sendable, JSONReadable {
  package let uri: DocumentURI

  package init(json: JSONValue) throws(InvalidParams) { uri = try Members(json).required("uri") }
}

/// The params of the requests about one place of a document: hover, definition.
package struct TextDocumentPositionParams: Hashable, Sendable, JSONReadable {
  package let uri: DocumentURI
  package let position: Position

  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    let document: TextDocumentIdentifier = try members.required("textDocument")
    uri = document.uri
    position = try members.required("position")
  }
}
