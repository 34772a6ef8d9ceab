import Engine
import Facts
import LSP
import ProjectModel
import Rules
import Syntax

extension LanguageServer {
  /// Has the rules look at one document whose findings are not known, and publishes them if they are others; false if there is none.
  mutating func publishNext() -> Bool {
    guard client != nil else { return false }
    for uri in order {
      // An index, for to look up a long name takes as long as some rules do.
      guard let index = documents.index(forKey: uri), documents.values[index].findings == nil,
        let place = documents.values[index].place, let found = findings(place)
      else { continue }
      documents.values[index].findings = found
      publish(found, at: index, place)
      return true
    }
    return false
  }

  /// What the rules find in a file, as it is now; `nil` before its folder was read.
  mutating func findings(_ place: WorkspacePlace) -> [Rules.Diagnostic]? {
    folders[place.folder]?.findings(in: place.path)
  }

  private mutating func publish(
    _ findings: [Rules.Diagnostic], at index: Dictionary<DocumentURI, OpenDocument>.Index, _ place: WorkspacePlace
  ) {
    guard let client else { return }
    let document = documents.values[index]
    let options = client.capabilities.textDocument.publishDiagnostics
    let diagnostics = findings.map { diagnostic($0, in: document, place, options) }
    // Compared as the client has them: a place may move to another line although its offset stays.
    guard diagnostics != document.published else { return }
    documents.values[index].published = diagnostics
    let params = PublishDiagnosticsParams(
      uri: document.uri, version: options.version ? document.version : nil, diagnostics: diagnostics)
    send(.notification(.publishDiagnostics, params))
  }

  func diagnostic(
    _ finding: Rules.Diagnostic, in document: OpenDocument, _ place: WorkspacePlace,
    _ options: ClientCapabilities.TextDocument.PublishDiagnostics
  ) -> LSP.Diagnostic {
    let encoding = client?.encoding ?? .utf16
    let places = options.relatedInformation ? finding.related.compactMap { related($0, place.folder) } : []
    return LSP.Diagnostic(
      range: document.text.range(of: finding.span, encoding), severity: LSP.Diagnostic.Severity(finding.severity),
      code: finding.rule.rawValue, source: "swift-color-lsp", message: finding.message,
      tags: tags(finding, options),
      relatedInformation: places.isEmpty ? nil : places)
  }

  private func tags(
    _ finding: Rules.Diagnostic, _ options: ClientCapabilities.TextDocument.PublishDiagnostics
  ) -> [LSP.Diagnostic.Tag]? {
    let tag: LSP.Diagnostic.Tag
    switch finding.rule {
    case Rule.unusedSuppression.id, Rule.unusedColor.id: tag = .unnecessary
    case Rule.deprecatedColor.id: tag = .deprecated
    default: return nil
    }
    return options.tags.contains(tag) ? [tag] : nil
  }

  private func related(_ related: Rules.Diagnostic.Related, _ folder: Int) -> LSP.Diagnostic.Related? {
    location(of: related.span, in: WorkspacePlace(folder: folder, path: related.path)).map {
      LSP.Diagnostic.Related(location: $0, message: related.message)
    }
  }
}

extension LSP.Diagnostic.Severity {
  init(_ severity: Rules.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .info: self = .information
    }
  }
}

// MARK: - Places

extension LanguageServer {
  /// The text of a file as the snapshot has it.
  func text(of place: WorkspacePlace) -> Text? {
    if let document = document(at: place) { return document.text }
    return folders[place.folder]?.world.source(place.path).map { Text($0.bytes) }
  }

  func document(at place: WorkspacePlace) -> OpenDocument? { documents.values.first { $0.place == place } }

  /// The URI by which the client knows a file.
  func uri(of place: WorkspacePlace) -> DocumentURI? {
    document(at: place)?.uri ?? folders[place.folder].map { DocumentURI(path: $0.absolute(place.path)) }
  }

  func location(of span: Span, in place: WorkspacePlace) -> Location? {
    guard let uri = uri(of: place), let text = text(of: place), let encoding = client?.encoding else { return nil }
    return Location(uri: uri, range: text.range(of: span, encoding))
  }
}
