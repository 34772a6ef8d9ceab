package import Syntax

package struct WorkspaceFolder: Hashable, Sendable, JSONReadable {
  package let uri: DocumentURI
  package let name: String

  package init(uri: DocumentURI, name: String = "") {
    self.uri = uri
    self.name = name
  }

  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    self.init(uri: try members.required("uri"), name: members.optional("name") ?? "")
  }
}

package struct DidChangeWorkspaceFoldersParams: Hashable, Sendable, JSONReadable {
  package let added: [WorkspaceFolder]
  package let removed: [WorkspaceFolder]

  package init(json: JSONValue) throws(InvalidParams) {
    let event: Event = try Members(json).required("event")
    (added, removed) = (event.added, event.removed)
  }

  private struct Event: JSONReadable {
    let added: [WorkspaceFolder]
    let removed: [WorkspaceFolder]

    init(json: JSONValue) throws(InvalidParams) {
      let members = try Members(json)
      (added, removed) = (members.list("added"), members.list("removed"))
    }
  }
}

/// What happened to a file outside the editor.
package struct FileEvent: Hashable, Sendable, JSONReadable {
  package enum Kind: Int, Sendable, JSONReadable {
    case created = 1
    case changed = 2
    case deleted = 3
  }

  package let uri: DocumentURI
  package let kind: Kind

  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    uri = try members.required("uri")
    kind = try members.required("type")
  }
}

package struct DidChangeWatchedFilesParams: Hashable, Sendable, JSONReadable {
  /// The events that could be read: one that is odd must not hide the others.
  package let changes: [FileEvent]

  package init(json: JSONValue) throws(InvalidParams) { changes = try Members(json).list("changes") }
}

package struct DidChangeConfigurationParams: Hashable, Sendable, JSONReadable {
  /// `nil` from clients that want to be asked by `workspace/configuration`.
  package let settings: JSONValue?

  package init(json: JSONValue) throws(InvalidParams) { settings = try Members(json).any("settings") }
}

/// `workspace/configuration`. The answer is an array with one value for each item.
package struct ConfigurationParams: Hashable, Sendable, JSONWritable {
  package struct Item: Hashable, Sendable, JSONWritable {
    package var scopeURI: DocumentURI?
    package var section: String?

    package init(scopeURI: DocumentURI? = nil, section: String? = nil) {
      self.scopeURI = scopeURI
      self.section = section
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.optional("scopeUri", scopeURI)
        $0.optional("section", section)
      }
    }
  }

  package var items: [Item]

  package init(items: [Item]) { self.items = items }

  package func write(to writer: inout JSONWriter) { writer.object { $0.member("items", items) } }
}
