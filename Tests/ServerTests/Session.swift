import Engine
import Foundation
import LSP
import Syntax
import Testing

@testable import Server

/// A client of the server, in one process with it, and a workspace on disk. Folders are read at once when the server asks
/// for it, unless they are held back.
final class Session {
  /// With links resolved, as the server has it.
  let root: String
  private var server = LanguageServer(version: "1.2.3")
  /// What came that was not looked at, oldest first.
  private(set) var inbox: [JSONText] = []
  private var next = 1
  private(set) var exitCode: Int32?
  private var heldBack: [(folder: Int, world: World)] = []
  private let holdsBack: Bool
  private let isOwner: Bool

  init(_ files: [String: String] = [:], holdsBack: Bool = false) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("server-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = realpath(folder.path, nil).map { String(cString: $0) } ?? folder.path
    self.holdsBack = holdsBack
    isOwner = true
    try write("ref: x", to: ".git/HEAD")
    for (path, text) in files { try write(text, to: path) }
  }

  private init(root: String) {
    self.root = root
    holdsBack = false
    isOwner = false
  }

  /// A server that starts anew on the same folder.
  func another() -> Session { Session(root: root) }

  deinit {
    if isOwner { try? FileManager.default.removeItem(atPath: root) }
  }

  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: root).appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: root + "/" + path) }

  func uri(_ path: String) -> String { DocumentURI(path: (root + "/" + path).utf8).text }

  // MARK: - Talking

  func send(_ text: JSONText) { handle(.message(IncomingMessage(text.jsonBytes))) }

  func handle(_ event: LanguageServer.Event) {
    perform(server.handle(event))
    while let effects = server.work() { perform(effects) }
  }

  private func perform(_ effects: [LanguageServer.Effect]) {
    // What is read elsewhere comes back as an event, after all that was to be done at once.
    var loads: [(folder: Int, world: World)] = []
    defer { for (folder, world) in loads { load(folder, world) } }
    for effect in effects {
      switch effect {
      case .send(let message):
        var reader = MessageReader()
        for case .message(let body) in reader.read(message.frame) {
          if let root = JSONDocument(body).root { inbox.append(JSONText(root)) }
        }
      case .load(let folder, let world):
        if holdsBack { heldBack.append((folder, world)) } else { loads.append((folder, world)) }
      case .watch: break
      case .exit(let code): exitCode = code
      }
    }
  }

  private func load(_ folder: Int, _ world: World) {
    var loaded = world
    loaded.load()
    handle(.loaded(folder: folder, loaded))
  }

  /// Reads the folders that were held back.
  func loadAll() {
    for (folder, world) in heldBack { load(folder, world) }
    heldBack = []
  }

  func notify(_ method: String, _ params: JSONText?) {
    send(.object([("jsonrpc", "2.0"), ("method", .string(method)), ("params", params)]))
  }

  /// The answer's `result`, or its `error`.
  @discardableResult
  func request(_ method: String, _ params: JSONText?) -> JSONText {
    let id = next
    next += 1
    send(
      .object([("jsonrpc", "2.0"), ("id", .integer(id)), ("method", .string(method)), ("params", params)]))
    guard let place = inbox.firstIndex(where: { $0["id"] == .integer(id) && $0["method"] == nil }) else {
      Issue.record("no answer to \(method)")
      return .null
    }
    let answer = inbox.remove(at: place)
    return answer["result"] ?? answer["error"] ?? .null
  }

  /// Takes the notifications of a method out of the inbox.
  func take(_ method: String) -> [JSONText] {
    let found = inbox.filter { $0["method"] == .string(method) }.compactMap { $0["params"] }
    inbox.removeAll { $0["method"] == .string(method) }
    return found
  }

  // MARK: - The usual

  func start(_ capabilities: JSONText = [:], options: JSONText? = nil) {
    request(
      "initialize",
      .object([
        ("processId", .null), ("rootUri", .string(uri(""))), ("capabilities", capabilities),
        ("initializationOptions", options),
      ]))
    notify("initialized", [:])
  }

  func open(_ path: String, _ text: String) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri(path)), "languageId": "swift", "version": 1, "text": .string(text)]])
  }

  func change(_ path: String, version: Int, _ start: (Int, Int), _ end: (Int, Int), _ text: String) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri(path)), "version": .integer(version)],
        "contentChanges": [["range": Session.range(start, end), "text": .string(text)]],
      ])
  }

  func place(_ path: String, _ line: Int, _ character: Int) -> JSONText {
    ["textDocument": ["uri": .string(uri(path))], "position": Session.position(line, character)]
  }

  static func position(_ line: Int, _ character: Int) -> JSONText {
    ["line": .integer(line), "character": .integer(character)]
  }

  static func range(_ start: (Int, Int), _ end: (Int, Int)) -> JSONText {
    ["start": position(start.0, start.1), "end": position(end.0, end.1)]
  }

  /// What was published since the last time: by path, the messages with their first line and character.
  func published() -> [String: [String]] {
    var result: [String: [String]] = [:]
    for params in take("textDocument/publishDiagnostics") {
      guard case .string(let text)? = params["uri"], case .array(let list)? = params["diagnostics"] else { continue }
      let path = DocumentURI(text).path.map { String(decoding: $0, as: UTF8.self) } ?? text
      result[path.replacing(root + "/", with: "")] = list.map { item in
        let start = item["range"]?["start"]
        return "\(start?["line"]?.text() ?? "?"):\(start?["character"]?.text() ?? "?") \(item["code"]?.text() ?? "?")"
      }
    }
    return result
  }

  static let brand = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0x2F", "green": "0x80", "blue": "0xED", "alpha": "1.000"}}}], "info": {"author": "xcode", "version": 1}}
    """
}
