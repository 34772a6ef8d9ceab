import ColorScience
import Features
import LSP
import Rules
import Syntax

extension RequestHandler {
  static let completion = RequestHandler(method: .completion) {
    $0.completion = CompletionOptions(triggerCharacters: ["\"", ".", "/"], labelDetailsSupport: true)
  } answer: { server, id, params throws(ResponseError) in
    let params: CompletionParams = try params.request()
    return .response(to: id, server.completions(params))
  }
}

extension LanguageServer {
  fileprivate mutating func completions(_ params: CompletionParams) -> CompletionList? {
    guard let client, let document = documents[params.uri], let place = document.place else { return nil }
    // Before all was read there may be more.
    guard folders[place.folder]?.isLoaded == true else { return CompletionList(isIncomplete: true, items: []) }
    guard let inquiry = inquiry(params.uri, params.position) else { return nil }
    let found = inquiry.document.completions(at: inquiry.offset)
    guard let first = found.first else { return nil }
    let range = inquiry.text.range(of: first.replaced, client.encoding)
    let hasDetails = client.capabilities.textDocument.completion.labelDetails
    return CompletionList(
      isIncomplete: false,
      items: found.enumerated().map { item($1, number: $0, range: range, hasLabelDetails: hasDetails) })
  }

  private func item(
    _ completion: Completion, number: Int, range: TextRange, hasLabelDetails: Bool
  ) -> CompletionItem {
    var item = CompletionItem(label: completion.name, kind: .color)
    item.textEdit = .replace(TextEdit(range: range, newText: completion.name))
    item.filterText = completion.name
    // The order is ours: the project's own colors first.
    let digits = String(number)
    item.sortText = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    if let color = completion.color {
      let isFixed = color.light == color.dark
      item.detail = isFixed ? color.light.spoken : "\(color.light.spoken), dark \(color.dark.spoken)"
      // Editors draw a swatch of a color that stands at the end.
      item.documentation = MarkupContent(.plainText, color.light.hex)
    }
    if hasLabelDetails { item.labelDetails = CompletionItemLabelDetails(description: completion.origin) }
    return item
  }
}
