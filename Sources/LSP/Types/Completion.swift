package import Syntax

package struct CompletionParams: Hashable, Sendable, JSONReadable {
  package enum Trigger: Hashable, Sendable {
    case invoked
    case character(String)
    /// Asked again because the last answer was not complete.
    case incomplete
  }

  package let uri: DocumentURI
  package let position: Position
  package let trigger: Trigger

  package init(json: JSONValue) throws(InvalidParams) {
    let place = try TextDocumentPositionParams(json: json)
    (uri, position) = (place.uri, place.position)
    let context = json["context"]
    trigger =
      switch context?["triggerKind"]?.number?.value {
      case 2: .character(context?["triggerCharacter"]?.string ?? "")
      case 3: .incomplete
      default: .invoked
      }
  }
}

package struct CompletionList: Hashable, Sendable, JSONWritable {
  /// Whether more typing may give other items.
  package var isIncomplete: Bool
  package var items: [CompletionItem]

  package init(isIncomplete: Bool, items: [CompletionItem]) {
    self.isIncomplete = isIncomplete
    self.items = items
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("isIncomplete", isIncomplete)
      $0.member("items", items)
    }
  }
}

/// What a completion does to the text.
package enum CompletionEdit: Hashable, Sendable, JSONReadable, JSONWritable {
  case replace(TextEdit)
  /// Only for clients with `insertReplaceSupport`; `insert` is the part of `replace` before the cursor.
  case insertOrReplace(insert: TextRange, replace: TextRange, newText: String)

  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    if members.any("range") != nil {
      self = .replace(try TextEdit(json: json))
    } else {
      self = .insertOrReplace(
        insert: try members.required("insert"), replace: try members.required("replace"),
        newText: try members.required("newText"))
    }
  }

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .replace(let edit): edit.write(to: &writer)
    case .insertOrReplace(let insert, let replace, let newText):
      writer.object {
        $0.member("newText", newText)
        $0.member("insert", insert)
        $0.member("replace", replace)
      }
    }
  }
}

package struct CompletionItemLabelDetails: Hashable, Sendable, JSONReadable, JSONWritable {
  /// Right after the label.
  package var detail: String?
  /// Farther to the right.
  package var description: String?

  package init(detail: String? = nil, description: String? = nil) {
    self.detail = detail
    self.description = description
  }

  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    self.init(detail: members.optional("detail"), description: members.optional("description"))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.optional("detail", detail)
      $0.optional("description", description)
    }
  }
}
