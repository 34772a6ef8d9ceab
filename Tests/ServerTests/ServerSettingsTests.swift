import LSP
import Syntax
import Testing

@testable import Server

@Suite struct ServerSettingsTests {
  private let files = [
    "App/Assets.xcassets/Contents.json": "{}", "App/Assets.xcassets/Brand.colorset/Contents.json": Session.brand,
  ]
  private let name = ".swift-color-lsp.json"

  /// Typed settings count before they are saved, and in every open document.
  @Test func settingsCountAsTheyAreTyped() throws {
    let session = try Session(files)
    session.start()
    session.open("App/A.swift", "let a = Color(\"Brnad\")\n")
    #expect(session.published() == ["App/A.swift": ["0:15 \"unknown-color\""]])
    session.open(name, #"{"rules": {"unknown-color": "of"}}"#)
    #expect(session.published() == [name: ["0:29 \"invalid-settings\""]])
    session.change(name, version: 2, (0, 31), (0, 31), "f")
    #expect(session.published() == [name: [], "App/A.swift": []])
    // A comment changes nothing but places.
    session.change(name, version: 3, (0, 35), (0, 35), " // off for now")
    #expect(session.published().isEmpty)
    session.notify("textDocument/didClose", ["textDocument": ["uri": .string(session.uri(name))]])
    #expect(session.published() == ["App/A.swift": ["0:15 \"unknown-color\""]])
  }

  @Test func settingsOnTheDiskCountWithoutARestart() throws {
    let session = try Session(files)
    session.start()
    session.open("App/A.swift", "let a = Color(\"Brnad\")\n")
    #expect(session.published()["App/A.swift"]?.count == 1)
    try session.write(#"{"exclude": ["App/"]}"#, to: name)
    session.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(session.uri(name)), "type": 1]]])
    #expect(session.published() == ["App/A.swift": []])
  }

  @Test func aKeyIsCuredByAQuickFix() throws {
    let session = try Session(files)
    let kinds: JSONText = ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]]
    session.start(["textDocument": ["codeAction": kinds]])
    session.open(name, #"{"exlude": []}"#)
    let range: JSONText = [
      "start": ["line": 0, "character": 3], "end": ["line": 0, "character": 3],
    ]
    let actions = session.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(session.uri(name))], "range": range, "context": ["diagnostics": []]])
    guard case .array(let list) = actions else {
      Issue.record("\(actions)")
      return
    }
    #expect(list.map { $0["title"] } == ["Use 'exclude'"])
  }

  @Test func retiredColorsAreStruckThrough() throws {
    let session = try Session(
      files.merging([name: #"{"deprecated": {"Brand": "New"}}"#]) { $1 })
    session.start(["textDocument": ["publishDiagnostics": ["tagSupport": ["valueSet": [1, 2]]]]])
    session.open("App/A.swift", "let a = Color(\"Brand\")\n")
    let found = session.take("textDocument/publishDiagnostics").last?["diagnostics"]
    guard case .array(let list)? = found else {
      Issue.record("nothing was published")
      return
    }
    #expect(list.map { $0["tags"] } == [[2]])
  }
}
