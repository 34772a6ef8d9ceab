import Engine
import Facts
import LSP
import Syntax

extension LanguageServer {
  mutating func initialize(_ params: Params) throws(ResponseError) -> InitializeResult {
    let params: InitializeParams = try params.request()
    let client = Client(params)
    state = .running(client)
    for folder in params.workspaceFolders { add(folder) }
    if let process = params.processID { add(.watch(process: process)) }
    return InitializeResult(
      capabilities: RequestHandler.capabilities(for: client),
      serverInfo: ProgramInfo(name: "swift-color-lsp", version: version))
  }

  /// The client is ready: files are asked to be watched, and the folders are read.
  mutating func begin() {
    if client?.capabilities.workspace.watchedFilesRegistration == true {
      // A folder that is deleted or moved is told as such, and has no extension.
      let watchers =
        Self.watched.map { FileSystemWatcher(.glob($0)) } + [FileSystemWatcher(.glob("**/*"), kind: .delete)]
      let registration = Registration(
        id: "watch", method: .didChangeWatchedFiles, options: .watchedFiles(watchers))
      send(.request(.registerCapability, id: "register", RegistrationParams([registration])))
    }
    for number in folders.indices { load(number) }
  }

  /// All that a snapshot is made of.
  private static let watched = [
    "**/*.{swift,m,mm,h}", "**/*.xcassets/**", "**/*.colorset/**", "**/Package.swift", "**/project.pbxproj",
    "**/project.{xcproj,yml,yaml}", "**/*.{xcconfig,plist}", "**/.gitmodules", "**/.gitignore",
    "**/*.swift-color-lsp.json",
  ]

  /// Has a folder read, once.
  mutating func load(_ number: Int) {
    guard let folder = folders[number], !folder.isRequested else { return }
    folders[number]?.isRequested = true
    beginProgress(folder: number)
    add(.load(folder: number, folder.world))
  }

  mutating func finishLoading(_ number: Int, _ world: World) {
    guard folders.indices.contains(number), folders[number]?.isLoaded == false else { return }
    folders[number]?.finishLoading(world)
    endProgress(folder: number)
    forgetFindings(folder: number)
    let statistics = world.statistics
    let unread = statistics.unread.map { "; not read: \($0.path.text) (\($0.reason))" }.prefix(5).joined()
    log(.log, "\(statistics.colorSets) colors, \(statistics.files) files\(unread)")
  }
}

// MARK: - Folders

extension LanguageServer {
  mutating func takeFolders(_ params: DidChangeWorkspaceFoldersParams) {
    for folder in params.removed { remove(folder) }
    for folder in params.added { if let number = add(folder) { load(number) } }
    // What lay in a folder that is gone may be one of its own.
    for path in clientFolders { if let number = add(folder: path) { load(number) } }
    place(again: documents.keys.sorted { $0.text < $1.text })
  }

  /// Takes in a folder of the client, unless another one holds it already.
  @discardableResult
  mutating func add(_ folder: WorkspaceFolder) -> Int? {
    guard let path = folder.uri.path else {
      log(.warning, "'\(folder.uri)' is no folder of this machine; its files are not looked at")
      return nil
    }
    let plain = path.withoutFinalSlash
    if !clientFolders.contains(plain) { clientFolders.append(plain) }
    return add(folder: plain)
  }

  /// - Parameter isOfClient: whether it stands for all folders in it; that of a single file does not.
  mutating func add(folder path: [UInt8], isOfClient: Bool = true) -> Int? {
    if folders.contains(where: { $0.map { path.isInside(folder: $0.path) } ?? false }) { return nil }
    switch World.open(paths: [String(decoding: path, as: UTF8.self)]) {
    case .failure(let error):
      log(.warning, error.message)
      return nil
    case .success(let world):
      // What this one holds needs no folder of its own any more.
      for (number, inner) in folders.enumerated() where isOfClient {
        if let inner, inner.path.isInside(folder: path) { drop(number) }
      }
      folders.append(Folder(path: path, world: world))
      return folders.count - 1
    }
  }

  private mutating func remove(_ folder: WorkspaceFolder) {
    guard let path = folder.uri.path?.withoutFinalSlash else { return }
    clientFolders.removeAll { $0 == path }
    for (number, known) in folders.enumerated() where known?.path == path { drop(number) }
  }

  private mutating func drop(_ number: Int) {
    folders[number] = nil
    endProgress(folder: number)
  }
}

extension [UInt8] {
  fileprivate var withoutFinalSlash: [UInt8] {
    count > 1 && last == UInt8(ascii: "/") ? Array(dropLast()) : self
  }

  /// Whether this path is a folder or lies in it.
  fileprivate func isInside(folder: [UInt8]) -> Bool { Path(bytes: self).isInside(Path(bytes: folder)) }
}
