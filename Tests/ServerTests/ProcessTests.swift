import Foundation
import LSP
import Syntax
import Testing

@testable import Server

/// The built program over real streams.
@Suite struct ProcessTests {
  /// Runs the server with everything that a client sends, and gives all its answers and its exit code.
  private func run(_ input: [UInt8]) throws -> (answers: [JSONText], code: Int32) {
    let process = Process()
    process.executableURL = try BuiltProgram.url()
    let (into, out) = (Pipe(), Pipe())
    process.standardInput = into
    process.standardOutput = out
    process.standardError = FileHandle.nullDevice
    try process.run()
    DispatchQueue.global().async {
      into.fileHandleForWriting.write(Data(input))
      try? into.fileHandleForWriting.close()
    }
    let data = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var reader = MessageReader()
    let answers = reader.read(Array(data)).compactMap { event -> JSONText? in
      guard case .message(let body) = event else { return nil }
      return JSONDocument(body).root.map { JSONText($0) }
    }
    return (answers, process.terminationStatus)
  }

  private func frame(_ message: JSONText) -> [UInt8] { Frame.bytes(of: message.jsonBytes) }

  private func request(_ id: Int, _ method: String, _ params: JSONText? = nil) -> [UInt8] {
    frame(.object([("jsonrpc", "2.0"), ("id", .integer(id)), ("method", .string(method)), ("params", params)]))
  }

  private func notification(_ method: String, _ params: JSONText? = nil) -> [UInt8] {
    frame(.object([("jsonrpc", "2.0"), ("method", .string(method)), ("params", params)]))
  }

  @Test func aSessionFromStartToEnd() throws {
    let input =
      request(1, "initialize", ["processId": .null, "capabilities": [:]]) + notification("initialized", [:])
      + Array("Content-Length: many\r\n\r\n".utf8) + request(2, "textDocument/hover", ["position": 1])
      + request(3, "shutdown") + notification("exit")
    let (answers, code) = try run(input)
    #expect(code == 0)
    #expect(answers.map { $0["id"] } == [.integer(1), .null, .integer(2), .integer(3)])
    #expect(answers.map { $0["error"]?["code"] } == [nil, .integer(-32700), .integer(-32602), nil])
  }

  @Test func theEndOfTheStreamIsTheEnd() throws {
    #expect(try run(request(1, "initialize", ["processId": .null, "capabilities": [:]])).code == 1)
    #expect(try run([]).code == 1)
    #expect(try run(Array("nonsense".utf8)).code == 1)
  }

  /// The server as its own process, with the streams to it and from it.
  private func started() throws -> (process: Process, into: Pipe, out: Pipe) {
    let process = Process()
    process.executableURL = try BuiltProgram.url()
    let (into, out) = (Pipe(), Pipe())
    process.standardInput = into
    process.standardOutput = out
    try process.run()
    return (process, into, out)
  }

  /// More goes in and comes out than the system holds for either stream: whoever waits for the other waits for ever.
  @Test func aClientMayWriteBeforeItReads() throws {
    let count = 5_000
    let (process, into, out) = try started()
    let start = request(0, "initialize", ["processId": .null, "capabilities": [:]])
    into.fileHandleForWriting.write(Data((1...count).reduce(start) { $0 + request($1, "no/such/method") }))
    try into.fileHandleForWriting.close()
    var reader = MessageReader()
    let answers = reader.read(Array(out.fileHandleForReading.readDataToEndOfFile()))
    process.waitUntilExit()
    #expect(answers.count == count + 1)
    #expect(process.terminationStatus == 1)
  }

  /// More than the server lets wait, in as few bytes as there are.
  @Test func aBurstOfSmallMessagesIsTaken() throws {
    let start = request(0, "initialize", ["processId": .null, "capabilities": [:]])
    let burst = Array(repeatElement(notification("$/x", [:]), count: 40_000).joined())
    #expect(try run(start + burst + request(1, "shutdown", .null) + notification("exit", .null)).code == 0)
  }

  @Test func findingsArePublished() throws {
    let session = try Session(["A.xcassets/Brand.colorset/Contents.json": Session.brand])
    let (process, into, out) = try started()
    let root = session.uri("")
    let uri = session.uri("A.swift")
    let input =
      request(1, "initialize", ["processId": .null, "rootUri": .string(root), "capabilities": [:]])
      + notification("initialized", [:])
      + notification(
        "textDocument/didOpen",
        ["textDocument": ["uri": .string(uri), "languageId": "swift", "version": 1, "text": "Color(\"Brnad\")"]])
    into.fileHandleForWriting.write(Data(input))
    var reader = MessageReader()
    var published: JSONText?
    while published == nil {
      let data = out.fileHandleForReading.availableData
      if data.isEmpty { break }
      for case .message(let body) in reader.read(Array(data)) {
        let message = JSONDocument(body).root.map { JSONText($0) }
        if message?["method"] == "textDocument/publishDiagnostics" { published = message?["params"] }
      }
    }
    into.fileHandleForWriting.write(Data(request(2, "shutdown") + notification("exit")))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    guard case .array(let diagnostics)? = published?["diagnostics"] else {
      Issue.record("nothing was published")
      return
    }
    #expect(diagnostics.map { $0["code"] } == ["unknown-color"])
  }
}
