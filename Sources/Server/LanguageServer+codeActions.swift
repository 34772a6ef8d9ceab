import Facts
import LSP
import Rules
import Syntax

extension RequestHandler {
  static let codeAction = RequestHandler(method: .codeAction) {
    $0.codeAction = CodeActionOptions(kinds: [.quickFix])
  } answer: { server, id, params throws(ResponseError) in
    let params: CodeActionParams = try params.request()
    return .response(to: id, server.codeActions(params))
  }
}

extension LanguageServer {
  /// The cures of the findings that a range touches, most wanted first, then the ways to silence them.
  fileprivate mutating func codeActions(_ params: CodeActionParams) -> [CodeActionEntry] {
    guard let client, client.capabilities.textDocument.codeAction.literals, let document = documents[params.uri],
      let place = document.place, folders[place.folder]?.isLoaded == true,
      params.only?.contains(where: { $0.contains(.quickFix) }) ?? true
    else { return [] }
    let range = Span(
      document.text.offset(of: params.range.start, client.encoding),
      document.text.offset(of: params.range.end, client.encoding))
    // Asked at every movement of the cursor: what was published is not looked for again.
    let touched = (document.findings ?? findings(place) ?? []).filter {
      $0.span.start <= range.end && range.start <= $0.span.end
    }
    let cures = touched.flatMap { finding in
      finding.fixes.enumerated().compactMap { index, fix in
        action(fix, isFirst: index == 0, of: finding, in: document, place)
      }
    }
    return (cures + touched.compactMap { suppression(of: $0, in: document, place) }).map(CodeActionEntry.action)
  }

  private func action(
    _ fix: Fix, isFirst: Bool, of finding: Rules.Diagnostic, in document: OpenDocument, _ place: WorkspacePlace
  ) -> CodeAction? {
    // Deleting is no edit of a text.
    guard fix.deletions.isEmpty, let client, let edit = workspaceEdit(fix.edits, folder: place.folder) else {
      return nil
    }
    let options = client.capabilities.textDocument
    return CodeAction(
      title: fix.title, kind: .quickFix,
      diagnostics: [diagnostic(finding, in: document, place, options.publishDiagnostics)],
      isPreferred: isFirst && fix.isSafe && options.codeAction.isPreferred ? true : nil, edit: edit)
  }

  /// A comment above the line, indented as the line is.
  private func suppression(
    of finding: Rules.Diagnostic, in document: OpenDocument, _ place: WorkspacePlace
  ) -> CodeAction? {
    guard let client, finding.rule != Rule.unusedSuppression.id, [.swift, .objectiveC].contains(FileKind(place.path))
    else { return nil }
    let bytes = document.text.bytes
    let lines = LineMap(bytes)
    let line = lines.span(ofLine: lines.line(at: finding.span.start), in: bytes)
    let indentation = bytes[line.start..<line.end].prefix { $0 == 0x20 || $0 == 0x09 }
    let ending = bytes[line.end...].starts(with: [0x0D, 0x0A]) ? "\r\n" : "\n"
    let text = String(decoding: indentation, as: UTF8.self) + "// color-lsp:disable:next \(finding.rule)" + ending
    let edit = FileEdit(path: place.path, edit: Edit(Span(line.start, line.start), text))
    return workspaceEdit([edit], folder: place.folder).map {
      CodeAction(
        title: "Disable \(finding.rule) for this line", kind: .quickFix,
        diagnostics: [
          diagnostic(finding, in: document, place, client.capabilities.textDocument.publishDiagnostics)
        ], edit: $0)
    }
  }

  /// The edits for the client; `nil` when one of them is in a file whose text is not known, for half an edit is none.
  private func workspaceEdit(_ edits: [FileEdit], folder: Int) -> WorkspaceEdit? {
    guard let client else { return nil }
    var files: [(uri: DocumentURI, version: Int?, edits: [TextEdit])] = []
    for edit in edits {
      let place = WorkspacePlace(folder: folder, path: edit.path)
      guard let uri = uri(of: place), let text = text(of: place) else { return nil }
      let change = TextEdit(range: text.range(of: edit.edit.span, client.encoding), newText: edit.edit.newText)
      if let known = files.firstIndex(where: { $0.uri == uri }) {
        files[known].edits.append(change)
      } else {
        files.append((uri, document(at: place)?.version, [change]))
      }
    }
    guard client.capabilities.workspace.documentChanges else {
      return .changes(files.map { WorkspaceEdit.DocumentEdits(uri: $0.uri, edits: $0.edits) })
    }
    return .documentChanges(files.map { .edit($0.uri, version: $0.version, $0.edits) })
  }
}
