package import Syntax

package struct CompletionItem: Hashable, Sendable {
  package enum Kind: Int, Sendable, JSONReadable, JSONWritable {
    case text = 1
    case method, function, constructor, field, variable, `class`, interface, module, property
    case unit, value, `enum`, keyword, snippet, color, file, reference, folder, enumMember
    case constant, `struct`, event, `operator`, typeParameter
  }

  package enum TextFormat: Int, Sendable, JSONReadable, JSONWritable {
    case plainText = 1
    /// Only for clients with `snippetSupport`.
    case snippet = 2
  }

  package var label: String
  /// Only for clients with `labelDetailsSupport`.
  package var labelDetails: CompletionItemLabelDetails?
  package var kind: Kind?
  package var detail: String?
  package var documentation: MarkupContent?
  package var isPreselected: Bool?
  /// Compared instead of the label; as `filterText`.
  package var sortText: String?
  package var filterText: String?
  package var textFormat: TextFormat?
  package var textEdit: CompletionEdit?
  package var additionalTextEdits: [TextEdit]?
  /// Comes back in `completionItem/resolve`.
  package var data: JSONText?

  package init(
    label: String, labelDetails: CompletionItemLabelDetails? = nil, kind: Kind? = nil, detail: String? = nil,
    documentation: MarkupContent? = nil, isPreselected: Bool? = nil, sortText: String? = nil,
    filterText: String? = nil, textFormat: TextFormat? = nil, textEdit: CompletionEdit? = nil,
    additionalTextEdits: [TextEdit]? = nil, data: JSONText? = nil
  ) {
    self.label = label
    self.labelDetails = labelDetails
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
    self.isPreselected = isPreselected
    self.sortText = sortText
    self.filterText = filterText
    self.textFormat = textFormat
    self.textEdit = textEdit
    self.additionalTextEdits = additionalTextEdits
    self.data = data
  }
}

extension CompletionItem: JSONReadable, JSONWritable {
  /// Reads one that comes back to be resolved.
  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    self.init(
      label: try members.required("label"), labelDetails: members.optional("labelDetails"),
      kind: members.optional("kind"), detail: members.optional("detail"),
      documentation: members.optional("documentation"), isPreselected: members.optional("preselect"),
      sortText: members.optional("sortText"), filterText: members.optional("filterText"),
      textFormat: members.optional("insertTextFormat"), textEdit: members.optional("textEdit"),
      additionalTextEdits: members.optional("additionalTextEdits"), data: members.optional("data"))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("label", label)
      $0.optional("labelDetails", labelDetails)
      $0.optional("kind", kind)
      $0.optional("detail", detail)
      $0.optional("documentation", documentation)
      $0.optional("preselect", isPreselected)
      $0.optional("sortText", sortText)
      $0.optional("filterText", filterText)
      $0.optional("insertTextFormat", textFormat)
      $0.optional("textEdit", textEdit)
      $0.optional("additionalTextEdits", additionalTextEdits)
      $0.optional("data", data)
    }
  }
}
