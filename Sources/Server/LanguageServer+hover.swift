import Engine
import Features
import LSP
import ProjectModel
import Syntax

extension RequestHandler {
  static let hover = RequestHandler(method: .hover) {
    $0.hover = true
  } answer: { server, id, params throws(ResponseError) in
    let params: TextDocumentPositionParams = try params.request()
    return .response(to: id, server.hover(params))
  }

  static let definition = RequestHandler(method: .definition) {
    $0.definition = true
  } answer: { server, id, params throws(ResponseError) in
    let params: TextDocumentPositionParams = try params.request()
    return .response(to: id, server.definition(params))
  }
}

/// A document as the features want it, and an offset in it.
struct Inquiry {
  let document: Features.Document
  let place: WorkspacePlace
  let text: Text
  let offset: Int
}

extension LanguageServer {
  /// `nil` where nothing is known of a document: it is of another kind, says nothing about colors, or its folder has not
  /// been read yet.
  mutating func inquiry(_ uri: DocumentURI, _ position: Position) -> Inquiry? {
    guard let client, let open = documents[uri], let place = open.place,
      let document = folders[place.folder]?.document(at: place.path, bytes: open.text.bytes)
    else { return nil }
    return Inquiry(
      document: document, place: place, text: open.text, offset: open.text.offset(of: position, client.encoding))
  }

  fileprivate mutating func hover(_ params: TextDocumentPositionParams) -> LSP.Hover? {
    guard let client, let inquiry = inquiry(params.uri, params.position),
      let hover = inquiry.document.hover(at: inquiry.offset)
    else { return nil }
    let contents =
      client.hasRichHovers ? MarkupContent(.markdown, hover.markdown) : MarkupContent(.plainText, hover.plainText)
    return LSP.Hover(contents: contents, range: inquiry.text.range(of: hover.span, client.encoding))
  }

  fileprivate mutating func definition(_ params: TextDocumentPositionParams) -> DefinitionResult? {
    guard let client, let inquiry = inquiry(params.uri, params.position) else { return nil }
    let found = inquiry.document.definitions(at: inquiry.offset)
    let locations = found.compactMap { definition in
      location(of: definition.span, in: WorkspacePlace(folder: inquiry.place.folder, path: definition.path))
        .map { (definition.origin, $0) }
    }
    if locations.isEmpty { return nil }
    guard client.capabilities.textDocument.definitionLinks else { return .locations(locations.map(\.1)) }
    return .links(
      locations.map { origin, location in
        LocationLink(
          originSelectionRange: inquiry.text.range(of: origin, client.encoding), targetURI: location.uri,
          targetRange: location.range, targetSelectionRange: location.range)
      })
  }
}
