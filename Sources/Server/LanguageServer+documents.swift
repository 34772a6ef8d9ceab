import Engine
import Facts
import LSP
import ProjectModel
import Syntax

extension LanguageServer {
  mutating func open(_ params: DidOpenParams) {
    let item = params.document
    let place = place(of: item.uri)
    if documents[item.uri] == nil { order.append(item.uri) }
    documents[item.uri] = OpenDocument(
      uri: item.uri, place: place, version: item.version, text: Text(Array(item.text.utf8)))
    overlay(item.uri)
  }

  mutating func change(_ params: DidChangeParams) {
    guard let encoding = client?.encoding else { return }
    guard let index = documents.index(forKey: params.uri) else {
      return log(.warning, "'\(params.uri)' was changed without having been opened")
    }
    for change in params.changes { documents.values[index].text.apply(change, encoding) }
    if let version = params.version { documents.values[index].version = version }
    overlay(documents.values[index])
  }

  /// Lets go of a document whose text is no longer known, until it is opened again.
  mutating func abandon(_ params: Params) {
    guard let uri = params.value?["textDocument"]?["uri"]?.string.map({ DocumentURI($0) }) else { return }
    forget(uri)
  }

  mutating func close(_ params: DidCloseParams) {
    forget(params.uri)
  }

  private mutating func forget(_ uri: DocumentURI) {
    clear(uri)
    guard let document = documents.removeValue(forKey: uri) else { return }
    order.removeAll { $0 == uri }
    guard let place = document.place else { return }
    // The same file may be open under another name, through a link.
    if let other = self.document(at: place) { return overlay(other.uri) }
    apply([.overlayRemoved(place.path)], to: place.folder)
  }

  mutating func takeFileEvents(_ params: DidChangeWatchedFilesParams) {
    var changes: [Int: [WorldChange]] = [:]
    for event in params.changes {
      guard let path = event.uri.path else { continue }
      for (number, folder) in folders.enumerated() {
        if let file = folder?.file(at: path) { changes[number, default: []].append(.onDisk(file)) }
      }
    }
    for (number, list) in changes.sorted(by: { $0.key < $1.key }) { apply(list, to: number) }
  }

  /// Lays the editor's text over the disk's.
  private mutating func overlay(_ uri: DocumentURI) {
    if let document = documents[uri] { overlay(document) }
  }

  private mutating func overlay(_ document: OpenDocument) {
    guard let place = document.place else { return }
    apply([.overlay(place.path, document.text.bytes)], to: place.folder, first: document.uri)
  }

  /// Changes a folder's world. All its documents are looked at again: a change may be felt in any of them.
  private mutating func apply(_ changes: [WorldChange], to number: Int, first: DocumentURI? = nil) {
    let saysTheSame = folders[number]?.apply(changes) ?? false
    // Then no other document is concerned.
    if let first, saysTheSame {
      documents[first]?.findings = nil
    } else {
      forgetFindings(folder: number)
    }
    // What is being typed in is looked at first.
    if let first, order.first != first, let index = order.firstIndex(of: first) {
      order.remove(at: index)
      order.insert(first, at: 0)
    }
  }

  /// Has the rules look again at all open documents of a folder, as soon as nothing else is to be done.
  mutating func forgetFindings(folder number: Int) {
    // By index, so that none is looked up, nor the dictionary copied while it changes.
    var index = documents.startIndex
    while index < documents.endIndex {
      if documents.values[index].place?.folder == number { documents.values[index].findings = nil }
      documents.formIndex(after: &index)
    }
  }

  /// Finds the folder of a document. A file outside of all has its own folder for a workspace.
  private mutating func place(of uri: DocumentURI) -> WorkspacePlace? {
    guard let path = uri.path else { return nil }
    if let place = knownPlace(of: path) { return place }
    guard FileKind(Path(bytes: path)) != nil, let slash = path.lastIndex(of: UInt8(ascii: "/")),
      let number = add(folder: slash == 0 ? [UInt8(ascii: "/")] : Array(path[..<slash]), isOfClient: false)
    else { return nil }
    // Only where it is known where the project ends it is read: the folder of a note may be a home.
    if let world = folders[number]?.world {
      if world.isMarked { load(number) } else { folders[number]?.finishLoading(world) }
    }
    return knownPlace(of: path)
  }

  private func knownPlace(of path: [UInt8]) -> WorkspacePlace? {
    var best: (place: WorkspacePlace, depth: Int)?
    for (number, folder) in folders.enumerated() {
      guard let folder, let file = folder.file(at: path), folder.isOfInterest(file) else { continue }
      let depth = path.starts(with: folder.path) ? folder.path.count : 0
      if depth >= best?.depth ?? 0 { best = (WorkspacePlace(folder: number, path: file), depth) }
    }
    return best?.place
  }

  /// Gives documents their folders anew, after folders have come or gone.
  mutating func place(again uris: [DocumentURI]) {
    for uri in uris {
      guard let document = documents[uri] else { continue }
      let place = place(of: uri)
      guard place != document.place else { continue }
      if let old = document.place { apply([.overlayRemoved(old.path)], to: old.folder) }
      clear(uri)
      documents[uri] = OpenDocument(uri: uri, place: place, version: document.version, text: document.text)
      overlay(uri)
    }
  }

  /// Takes back what was published for a document.
  private mutating func clear(_ uri: DocumentURI) {
    guard documents[uri]?.published?.isEmpty == false else { return }
    send(.notification(.publishDiagnostics, PublishDiagnosticsParams(uri: uri, diagnostics: [])))
  }
}
