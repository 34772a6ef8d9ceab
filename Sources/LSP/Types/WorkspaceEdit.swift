package import Syntax

package struct TextEdit: Hashable, Sendable {
  package var range: TextRange
  package var newText: String

  package init(range: TextRange, newText: String) {
    self.range = range
    self.newText = newText
  }
}

extension TextEdit: JSONReadable, JSONWritable {
  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    self.init(range: try members.required("range"), newText: try members.required("newText"))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.member("newText", newText)
    }
  }
}

/// Changes of several documents at once.
package enum WorkspaceEdit: Hashable, Sendable, JSONWritable {
  /// For any client.
  case changes([DocumentEdits])
  /// Only for clients with `workspaceEdit.documentChanges`; applied in order.
  case documentChanges([DocumentChange])

  package struct DocumentEdits: Hashable, Sendable {
    package var uri: DocumentURI
    package var edits: [TextEdit]

    package init(uri: DocumentURI, edits: [TextEdit]) {
      self.uri = uri
      self.edits = edits
    }
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      switch self {
      case .changes(let documents): $0.member("changes", EditsByDocument(documents: documents))
      case .documentChanges(let changes): $0.member("documentChanges", changes)
      }
    }
  }
}

private struct EditsByDocument: JSONWritable {
  let documents: [WorkspaceEdit.DocumentEdits]

  func write(to writer: inout JSONWriter) {
    writer.object {
      for document in documents { $0.member(named: document.uri.text, document.edits) }
    }
  }
}

/// One step of a workspace edit.
package enum DocumentChange: Hashable, Sendable, JSONWritable {
  /// The version is that of an open document, or `nil` for one on disk.
  case edit(DocumentURI, version: Int?, [TextEdit])
  case create(DocumentURI, FileOptions? = nil)
  /// Only for clients with `resourceOperations: rename`; a folder too.
  case rename(old: DocumentURI, new: DocumentURI, FileOptions? = nil)

  /// What is done where the file is there already. `overwrite` wins.
  package struct FileOptions: Hashable, Sendable, JSONWritable {
    package var overwrite: Bool?
    package var ignoreIfExists: Bool?

    package init(overwrite: Bool? = nil, ignoreIfExists: Bool? = nil) {
      self.overwrite = overwrite
      self.ignoreIfExists = ignoreIfExists
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.optional("overwrite", overwrite)
        $0.optional("ignoreIfExists", ignoreIfExists)
      }
    }
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      switch self {
      case .edit(let uri, let version, let edits):
        $0.member("textDocument", VersionedIdentifier(uri: uri, version: version))
        $0.member("edits", edits)
      case .create(let uri, let options):
        $0.member("kind", "create")
        $0.member("uri", uri)
        $0.optional("options", options)
      case .rename(let old, let new, let options):
        $0.member("kind", "rename")
        $0.member("oldUri", old)
        $0.member("newUri", new)
        $0.optional("options", options)
      }
    }
  }
}

private struct VersionedIdentifier: JSONWritable {
  let uri: DocumentURI
  let version: Int?

  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      $0.member("version", version)
    }
  }
}

/// `workspace/applyEdit`.
package struct ApplyEditParams: Hashable, Sendable, JSONWritable {
  package var label: String?
  package var edit: WorkspaceEdit

  package init(label: String? = nil, edit: WorkspaceEdit) {
    self.label = label
    self.edit = edit
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.optional("label", label)
      $0.member("edit", edit)
    }
  }
}

/// The client's answer to `workspace/applyEdit`.
package struct ApplyEditResult: Hashable, Sendable, JSONReadable {
  package let isApplied: Bool
  package let failureReason: String?

  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    isApplied = try members.required("applied")
    failureReason = members.optional("failureReason")
  }
}
