import Engine
import Foundation
import LSP
import Syntax
import Testing

@testable import Server

@Suite struct LanguageServerTests {
  private let assets = [
    "App/Assets.xcassets/Contents.json": "{}", "App/Assets.xcassets/Brand.colorset/Contents.json": Session.brand,
  ]

  @Test func lifecycle() throws {
    let session = try Session()
    #expect(session.request("textDocument/hover", [:])["code"] == .integer(-32002))
    let result = session.request("initialize", ["processId": .null, "capabilities": [:]])
    #expect(result["capabilities"]?["positionEncoding"] == "utf-16")
    #expect(result["serverInfo"] == ["name": "swift-color-lsp", "version": "1.2.3"])
    #expect(session.request("initialize", [:])["code"] == .integer(-32600))
    #expect(session.request("textDocument/unknown", nil)["code"] == .integer(-32601))
    #expect(session.request("textDocument/hover", ["position": 1])["code"] == .integer(-32602))
    session.notify("$/unknown", nil)
    session.notify("initialized", nil)
    #expect(session.request("shutdown", nil) == .null)
    #expect(session.request("textDocument/hover", [:])["code"] == .integer(-32600))
    session.notify("exit", nil)
    #expect(session.exitCode == 0)
  }

  @Test func anEndWithoutShutdownIsAFault() throws {
    for event in [LanguageServer.Event.inputEnded, .orphaned] {
      let session = try Session()
      session.start()
      session.handle(event)
      #expect(session.exitCode == 1)
    }
  }

  @Test func findingsComeAndGo() throws {
    let session = try Session(assets)
    session.start()
    session.open("App/A.swift", "let a = Color(\"Brnad\")\n")
    #expect(session.published() == ["App/A.swift": ["0:15 \"unknown-color\""]])
    session.change("App/A.swift", version: 2, (0, 0), (0, 0), "// 😀\n")
    #expect(session.published() == ["App/A.swift": ["1:15 \"unknown-color\""]])
    session.change("App/A.swift", version: 3, (1, 15), (1, 20), "Brand")
    #expect(session.published() == ["App/A.swift": []])
    session.change("App/A.swift", version: 4, (0, 0), (0, 0), " ")
    #expect(session.published().isEmpty)
    session.change("App/A.swift", version: 5, (1, 15), (1, 20), "x")
    session.notify("textDocument/didClose", ["textDocument": ["uri": .string(session.uri("App/A.swift"))]])
    #expect(session.published() == ["App/A.swift": []])
  }

  @Test func aChangeElsewhereIsFelt() throws {
    let session = try Session(assets)
    session.start()
    session.open("App/A.swift", "let a = Color(\"Sunset\")\n")
    #expect(session.published()["App/A.swift"]?.count == 1)
    try session.write(Session.brand, to: "App/Assets.xcassets/Sunset.colorset/Contents.json")
    func event(_ path: String, _ kind: Int) {
      session.notify(
        "workspace/didChangeWatchedFiles",
        ["changes": [["uri": .string(session.uri(path)), "type": .integer(kind)]]])
    }
    event("App/Assets.xcassets/Sunset.colorset/Contents.json", 1)
    #expect(session.published() == ["App/A.swift": []])
    try session.remove("App/Assets.xcassets/Sunset.colorset")
    event("App/Assets.xcassets/Sunset.colorset", 3)
    #expect(session.published()["App/A.swift"]?.count == 1)
    // An unsaved source counts as well as one on the disk.
    session.open("App/B.swift", "extension Color { init(_ name: String) { self = .red } }\n")
    #expect(session.published() == ["App/A.swift": [], "App/B.swift": []])
  }

  @Test func nothingIsSaidBeforeAllIsRead() throws {
    let session = try Session(assets, holdsBack: true)
    session.start()
    session.open("App/A.swift", "let a = Color(\"Brnad\")\n")
    session.change("App/A.swift", version: 2, (0, 15), (0, 15), "X")
    #expect(session.published().isEmpty)
    #expect(session.request("textDocument/hover", session.place("App/A.swift", 0, 16)) == .null)
    let list = session.request("textDocument/completion", session.place("App/A.swift", 0, 16))
    #expect(list == ["isIncomplete": true, "items": []])
    session.loadAll()
    #expect(session.published() == ["App/A.swift": ["0:15 \"unknown-color\""]])
  }

  @Test func questionsAboutAPlace() throws {
    let session = try Session(assets)
    session.start(
      ["textDocument": ["definition": ["linkSupport": true], "hover": ["contentFormat": ["markdown"]]]])
    session.open("App/A.swift", "let a = /* 😀 */ Color(\"Brand\")\n")
    let hover = session.request("textDocument/hover", session.place("App/A.swift", 0, 26))
    #expect(hover["contents"]?["kind"] == "plaintext")
    #expect(hover["range"] == Session.range((0, 24), (0, 29)))
    let links = session.request("textDocument/definition", session.place("App/A.swift", 0, 26))
    guard case .array(let found) = links, let link = found.first else {
      Issue.record("no definition")
      return
    }
    #expect(link["targetUri"] == .string(session.uri("App/Assets.xcassets/Brand.colorset/Contents.json")))
    #expect(link["targetRange"]?["start"] == Session.position(0, 44))
    #expect(session.request("textDocument/hover", session.place("App/A.swift", 0, 1)) == .null)
    #expect(session.request("textDocument/hover", session.place("App/Other.swift", 0, 1)) == .null)
  }

  @Test func richHoversAreForThoseWhoAsk() throws {
    let session = try Session(assets)
    session.start(
      ["textDocument": ["hover": ["contentFormat": ["markdown", "plaintext"]]]], options: ["hover": "rich"])
    session.open("App/A.swift", "let a = Color(\"Brand\")\n")
    let hover = session.request("textDocument/hover", session.place("App/A.swift", 0, 16))
    #expect(hover["contents"]?["kind"] == "markdown")
  }

  @Test func curesAndSilence() throws {
    let session = try Session(assets)
    session.start([
      "workspace": ["workspaceEdit": ["documentChanges": true]],
      "textDocument": ["codeAction": ["codeActionLiteralSupport": [:], "isPreferredSupport": true]],
    ])
    session.open("App/A.swift", "struct A {\n  let a = Color(\"Brnad\")\n}\n")
    func actions(_ line: Int, _ character: Int, only: JSONText? = nil) -> [JSONText] {
      let answer = session.request(
        "textDocument/codeAction",
        .object([
          ("textDocument", ["uri": .string(session.uri("App/A.swift"))]),
          ("range", Session.range((line, character), (line, character))),
          ("context", .object([("diagnostics", []), ("only", only)])),
        ]))
      if case .array(let list) = answer { return list } else { return [] }
    }
    let found = actions(1, 20)
    #expect(found.map { $0["title"] } == ["Use 'Brand'", "Disable unknown-color for this line"])
    #expect(found.map { $0["isPreferred"] } == [true, nil])
    let edits = found.map { action -> JSONText? in
      guard case .array(let changes)? = action["edit"]?["documentChanges"],
        case .array(let list)? = changes.first?["edits"]
      else { return nil }
      return list.first?["newText"]
    }
    #expect(edits == ["Brand", "  // color-lsp:disable:next unknown-color\n"])
    #expect(actions(0, 0).isEmpty && actions(1, 20, only: ["refactor"]).isEmpty)
    #expect(actions(1, 20, only: [""]).count == 2)
  }

  @Test func whatIsOddIsSurvived() throws {
    let session = try Session(assets)
    session.start()
    session.change("App/Never.swift", version: 2, (0, 0), (0, 0), "x")
    session.notify("textDocument/didOpen", ["textDocument": 1])
    session.notify("textDocument/didClose", ["textDocument": ["uri": "untitled:1"]])
    session.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": "untitled:1", "languageId": "swift", "version": 1, "text": "Color(\"x\")"]])
    session.handle(.fault(.noLength))
    session.handle(.loaded(folder: 99, try .open(paths: [session.root]).get()))
    #expect(session.take("window/logMessage").count == 3)
    session.open("App/A.swift", "let a = Color(\"Brnad\")\n")
    #expect(session.published()["App/A.swift"]?.count == 1)
  }

  @Test func aFileOutsideOfAllFoldersHasItsOwn() throws {
    let session = try Session(assets)
    session.request("initialize", ["processId": .null, "rootUri": .null, "capabilities": [:]])
    session.notify("initialized", [:])
    session.open("App/A.swift", "let a = Color(\"Brnad\")\n")
    #expect(session.published()["App/A.swift"]?.count == 1)
  }

  @Test func foldersComeAndGo() throws {
    let session = try Session(assets)
    session.request("initialize", ["processId": .null, "capabilities": [:], "workspaceFolders": []])
    session.notify("initialized", [:])
    func change(added: [JSONText], removed: [JSONText]) {
      session.notify(
        "workspace/didChangeWorkspaceFolders", ["event": ["added": .array(added), "removed": .array(removed)]])
    }
    let folder: JSONText = ["uri": .string(session.uri("App")), "name": "App"]
    change(added: [folder, folder], removed: [])
    session.open("App/A.swift", "let a = Color(\"Brnad\")\n")
    #expect(session.published()["App/A.swift"]?.count == 1)
    change(added: [], removed: [folder])
    // What is open outside of all folders is looked at as a fresh start would.
    #expect(session.published()["App/A.swift"]?.count == 1)
  }

  @Test func aPlaceThatMovesIsToldAgain() throws {
    let session = try Session(assets)
    session.start()
    session.open("App/A.swift", "// é\nlet a = Color(\"Brnad\")\n")
    #expect(session.published() == ["App/A.swift": ["1:15 \"unknown-color\""]])
    session.change("App/A.swift", version: 2, (0, 4), (1, 0), ";")
    #expect(session.published() == ["App/A.swift": []])
    session.change("App/A.swift", version: 3, (0, 0), (0, 5), "/*b*/;")
    #expect(session.published() == ["App/A.swift": ["0:21 \"unknown-color\""]])
    // As many bytes, and one character less.
    session.change("App/A.swift", version: 4, (0, 2), (0, 3), "é")
    session.change("App/A.swift", version: 5, (0, 2), (0, 3), "ab")
    #expect(session.published() == ["App/A.swift": ["0:22 \"unknown-color\""]])
  }

  @Test func whatCannotBeReadSilencesNamesAtOnce() throws {
    let session = try Session(assets)
    session.start()
    session.open("App/A.swift", "let a = Color(\"New\")\n")
    #expect(session.published()["App/A.swift"]?.count == 1)
    symlink("nowhere", session.root + "/App/Assets.xcassets/New.colorset")
    session.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(session.uri("App/Assets.xcassets/New.colorset")), "type": 1]]])
    #expect(session.published() == ["App/A.swift": []])
  }

  @Test func aDocumentThatWentAstrayIsLetGo() throws {
    let session = try Session(assets)
    session.start()
    session.open("App/A.swift", "let a = Color(\"Brnad\")\n")
    _ = session.published()
    session.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(session.uri("App/A.swift")), "version": 2],
        "contentChanges": [["range": ["start": 1], "text": "x"]],
      ])
    #expect(session.published() == ["App/A.swift": []])
    session.open("App/A.swift", "let a = Color(\"Brnad\")\n")
    #expect(session.published()["App/A.swift"]?.count == 1)
  }

  @Test func aNoteInAHomeReadsNoHome() throws {
    let session = try Session(assets)
    try session.remove(".git")
    session.request("initialize", ["processId": .null, "capabilities": [:]])
    session.notify("initialized", [:])
    session.open("A.swift", "let a = Color(\"Brnad\"), b = UIColor(red: 255, green: 166, blue: 14, alpha: 1)\n")
    #expect(session.published() == ["A.swift": ["0:41 \"component-range\""]])
  }

  @Test func aFolderInsideAnotherIsKept() throws {
    let session = try Session(["B/A.xcassets/Brand.colorset/Contents.json": Session.brand])
    session.request("initialize", ["processId": .null, "capabilities": [:]])
    session.notify("initialized", [:])
    func change(added: [String], removed: [String]) {
      func list(_ paths: [String]) -> JSONText { .array(paths.map { ["uri": .string(session.uri($0)), "name": "x"] }) }
      session.notify(
        "workspace/didChangeWorkspaceFolders", ["event": ["added": list(added), "removed": list(removed)]])
    }
    change(added: ["", "B/"], removed: [])
    session.open("B/A.swift", "let a = Color(\"Brnad\")\n")
    #expect(session.published()["B/A.swift"]?.count == 1)
    change(added: [], removed: [""])
    #expect(session.published()["B/A.swift"]?.count == 1)
  }

  @Test func aFileBesideTheFoldersLeavesThemAlone() throws {
    let session = try Session(["ws/A.xcassets/Brand.colorset/Contents.json": Session.brand])
    session.request("initialize", ["processId": .null, "rootUri": .string(session.uri("ws")), "capabilities": [:]])
    session.notify("initialized", [:])
    session.notify("initialized", [:])
    session.open("ws/A.swift", "let a = Color(\"Brnad\")\n")
    session.open("L.swift", "let a = Color(\"Brand\")\n")
    #expect(session.published()["ws/A.swift"]?.count == 1)
    session.change("ws/A.swift", version: 2, (0, 15), (0, 20), "Brand")
    #expect(session.published()["ws/A.swift"] == [])
    #expect(session.request("textDocument/hover", session.place("ws/A.swift", 0, 16)) != .null)
  }

  @Test func oneFileOfTwoNames() throws {
    let session = try Session(assets)
    session.start()
    try session.write("\n\nlet a = 1\n", to: "App/é.swift")
    let text: JSONText = .string("let a = Color(\"Brnad\")\n")
    let uris = ["%C3%A9", "%c3%a9"].map { session.uri("App/") + $0 + ".swift" }
    for uri in uris {
      session.notify(
        "textDocument/didOpen",
        ["textDocument": ["uri": .string(uri), "languageId": "swift", "version": 1, "text": text]])
    }
    _ = session.published()
    session.notify("textDocument/didClose", ["textDocument": ["uri": .string(uris[1])]])
    session.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uris[0]), "version": 2],
        "contentChanges": [["range": Session.range((0, 0), (0, 0)), "text": " "]],
      ])
    #expect(session.published()["App/é.swift"] == ["0:16 \"unknown-color\""])
  }
}
