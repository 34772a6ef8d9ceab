import Foundation
import LSP
import Syntax
import Testing

@testable import Server

/// The conversations of `protocol/transcripts`, held with the built program.
@Suite struct TranscriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../protocol/transcripts").standardizedFileURL

  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".transcript") }
    .sorted()

  @Test func thereAreSome() { #expect(Self.names.count >= 3) }

  @Test(arguments: names) func isHeld(name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let transcript = try Transcript(text)
    let conversation = try Conversation()
    for step in transcript.steps {
      switch step {
      case .write(let files): for file in files { try conversation.write(file) }
      case .send(let json): conversation.send(json)
      case .await(let json): try conversation.wait(for: json)
      }
    }
    #expect(conversation.end() == 0)
  }
}

/// The built program, and a folder for it.
private final class Conversation {
  private let session: Session
  private let process = Process()
  private let into = Pipe()
  private let out = Pipe()
  private var reader = MessageReader()
  private var inbox: [JSONText] = []

  init() throws {
    session = try Session()
    process.executableURL = try BuiltProgram.url()
    process.standardInput = into
    process.standardOutput = out
    try process.run()
  }

  /// However a test ends, no process stays behind.
  deinit { if process.isRunning { process.terminate() } }

  func write(_ file: Source) throws {
    try session.write(String(decoding: file.bytes, as: UTF8.self), to: file.path.text)
  }

  private func message(_ json: String) -> JSONText {
    let root = String(session.uri("").dropLast())
    let text = json.replacing("${root}", with: root)
    return JSONDocument(Array(text.utf8)).root.map { JSONText($0) } ?? .null
  }

  func send(_ json: String) {
    guard case .object(let members) = message(json) else { return }
    let whole = JSONText.object([JSONText.Member(key: "jsonrpc", value: "2.0")] + members)
    into.fileHandleForWriting.write(Data(Frame.bytes(of: whole.jsonBytes)))
  }

  /// Whether `message` is the one that is awaited, right or not: one of the same id or method, about the same document.
  private static func isAbout(_ message: JSONText, as expected: JSONText) -> Bool {
    let document = expected["params"]?["uri"]
    return message["id"] == expected["id"] && message["method"] == expected["method"]
      && (document == nil || message["params"]?["uri"] == document)
  }

  /// Takes messages until the one that is awaited is there, which must be as it is written.
  func wait(for json: String) throws {
    let expected = message(json)
    // A server that says nothing must not hold up the tests.
    let alarm = DispatchWorkItem { [process] in process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 30, execute: alarm)
    defer { alarm.cancel() }
    while true {
      if let place = inbox.firstIndex(where: { Self.isAbout($0, as: expected) }) {
        let found = inbox.remove(at: place)
        if !found.matches(expected) { Issue.record("awaited \(expected.text())\ngot     \(found.text())") }
        return
      }
      let data = out.fileHandleForReading.availableData
      guard !data.isEmpty else {
        Issue.record("the server ended; awaited \(expected.text())")
        throw CancellationError()
      }
      for case .message(let body) in reader.read(Array(data)) {
        if let root = JSONDocument(body).root { inbox.append(JSONText(root)) }
      }
    }
  }

  /// Ends the conversation; the exit code.
  func end() -> Int32 {
    send(#"{"id": "end", "method": "shutdown"}"#)
    send(#"{"method": "exit"}"#)
    process.waitUntilExit()
    return process.terminationStatus
  }
}
