import LSP
import Syntax
import TestSupport
import Testing

@testable import Server

/// Whatever a client does, in the end it has been told what a fresh start would tell it.
@Suite struct RandomClientTests {
  private struct Client {
    let session: Session
    var random: SplitMix64
    /// The text of each open document, kept as an editor does.
    var open: [String: String] = [:]
    var version = 1
    /// The last that was published for each document.
    var published: [String: [String]] = [:]

    static let paths = ["A.swift", "B/B.swift", "B/C.m", "Out/O.swift", "notes.txt"]
    static let pieces = [
      "Color(\"Brand\")", "Color(\"Sunset\")", "let a = ", "\n", "\r\n", "😀", "\"", "// é\n", "}", "UIColor(red: 255, ",
      "green: 166, blue: 14, alpha: 1)", "/*", "extension Color { init(_ n: String) {} }\n", "漢",
    ]

    mutating func pick<T>(_ list: [T]) -> T { list[Int.random(in: 0..<list.count, using: &random)] }

    mutating func text(_ count: Int) -> String { (0..<count).map { _ in pick(Self.pieces) }.joined() }

    mutating func step() throws {
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: openDocument(pick(Self.paths))
      case 2:
        let path = pick(Self.paths)
        session.notify("textDocument/didClose", ["textDocument": ["uri": .string(session.uri(path))]])
        open[path] = nil
      case 3: try writeCatalog(pick(["Sunset", "Brand"]))
      case 4: try? session.remove(pick(["B", "Out", "A.xcassets/Sunset.colorset", "A.swift", ".gitignore"]))
      case 5: try session.write(pick(["Out/\n", ""]), to: ".gitignore")
      case 6: try session.write(text(6), to: pick(Self.paths))
      case 7: ask()
      default: edit(pick(Self.paths))
      }
      tell()
      take()
    }

    private mutating func openDocument(_ path: String) {
      let text = text(8)
      session.open(path, text)
      open[path] = text
    }

    private mutating func writeCatalog(_ name: String) throws {
      let text = Int.random(in: 0..<4, using: &random) == 0 ? "{" : Session.brand
      try session.write(text, to: "A.xcassets/\(name).colorset/Contents.json")
    }

    /// An edit at a random place, in UTF-16 units.
    private mutating func edit(_ path: String) {
      guard let old = open[path] else { return openDocument(path) }
      let scalars = Array(old.unicodeScalars)
      func isInsideBreak(_ index: Int) -> Bool {
        index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
      }
      let start = Int.random(in: 0...scalars.count, using: &random)
      let end = Int.random(in: start...min(scalars.count, start + 12), using: &random)
      guard !isInsideBreak(start), !isInsideBreak(end) else { return }
      let subject = Text(Array(old.utf8))
      func place(_ index: Int) -> (Int, Int) {
        let offset = String(String.UnicodeScalarView(scalars[..<index])).utf8.count
        let position = subject.position(at: offset, .utf16)
        return (position.line, position.character)
      }
      let new = text(Int.random(in: 0...2, using: &random))
      version += 1
      session.change(path, version: version, place(start), place(end), new)
      open[path] =
        String(String.UnicodeScalarView(scalars[..<start])) + new + String(String.UnicodeScalarView(scalars[end...]))
    }

    /// Questions must be answered, whatever the place.
    private mutating func ask() {
      let place = session.place(
        pick(Self.paths), Int.random(in: 0...9, using: &random), Int.random(in: 0...40, using: &random))
      for method in ["textDocument/hover", "textDocument/completion", "textDocument/definition"] {
        session.request(method, place)
      }
    }

    /// All that may have changed on the disk, as a watcher tells it: a file's folders, too.
    private func tell() {
      let paths =
        Self.paths + [
          ".gitignore", "A.xcassets", "A.xcassets/Sunset.colorset/Contents.json",
          "A.xcassets/Brand.colorset/Contents.json", "B", "Out",
        ]
      session.notify(
        "workspace/didChangeWatchedFiles",
        ["changes": .array(paths.map { ["uri": .string(session.uri($0)), "type": 2] })])
    }

    mutating func take() {
      for (path, findings) in session.published() { published[path] = findings }
    }
  }

  @Test(arguments: seeds(6)) func theEndIsAFreshStart(seed: UInt64) throws {
    let session = try Session(["A.xcassets/Brand.colorset/Contents.json": Session.brand])
    session.start()
    var client = Client(session: session, random: SplitMix64(seed: seed))
    for _ in 0..<60 { try client.step() }
    let fresh = session.another()
    fresh.start()
    for (path, text) in client.open.sorted(by: { $0.key < $1.key }) { fresh.open(path, text) }
    let expected = fresh.published()
    for path in client.open.keys {
      #expect(client.published[path] ?? [] == expected[path] ?? [], "\(path): \(client.open[path] ?? "")")
    }
    for (path, findings) in client.published where client.open[path] == nil { #expect(findings.isEmpty, "\(path)") }
  }
}
