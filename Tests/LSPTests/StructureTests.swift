import LSP
import Syntax
import Testing

private let checker = StructureChecker()

/// What is sent has the members that LSP gives it, and no others.
struct StructureTests {
  @Test(arguments: fullStructures + leastStructures)
  func whatIsSentFitsTheTable(sent: Sent) throws {
    let document = JSONDocument(sent.value.jsonBytes)
    #expect(document.problems.isEmpty)
    let faults = checker.faults(try #require(document.root), sent.type)
    #expect(faults.isEmpty)
  }

  /// Else a member that is added to a structure later would never be compared.
  @Test(arguments: fullStructures)
  func fullStructuresHaveAllMembers(sent: Sent) {
    #expect(absent(in: sent.value, at: sent.type).isEmpty)
  }

  /// The properties of a value, and of those in it, that are `nil`.
  private func absent(in value: Any, at path: String) -> [String] {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, mirror.children.isEmpty { return [path] }
    return mirror.children.flatMap { absent(in: $0.value, at: "\(path).\($0.label ?? "")") }
  }

  @Test func messagesFitTheTable() throws {
    let hover = Hover(contents: MarkupContent(.plainText, "x"))
    try check(.response(to: 1, hover), "ResultMessage")
    try check(.response(to: "a"), "ResultMessage")
    try check(.failure(to: .null, ResponseError(.parseError, "m")), "ErrorMessage")
    try check(.notification(.logMessage, MessageParams(.info, "m")), "NotificationMessage")
    try check(.request(.configuration, id: 3, ConfigurationParams(items: [])), "RequestMessage")
  }

  private func check(_ message: OutgoingMessage, _ type: String) throws {
    var reader = MessageReader()
    guard case .message(let body) = try #require(reader.read(message.frame).first) else {
      Issue.record("no message")
      return
    }
    #expect(checker.faults(try #require(JSONDocument(body).root), type).isEmpty)
  }

  @Test func everyStructureOfTheTableIsSent() {
    let sent = Set((fullStructures + leastStructures).map(\.type))
    let reached = sent.reduce(into: Set<String>()) { $0.formUnion(checker.reached(from: $1)) }
    let messages: Set<String> = ["RequestMessage", "NotificationMessage", "ResultMessage", "ErrorMessage"]
    #expect(checker.names.subtracting(reached).subtracting(messages).isEmpty)
  }

  @Test(arguments: [
    (#"{"line":1}"#, "Position", ".character: missing in Position"),
    (#"{"line":1,"character":-1}"#, "Position", ".character: not uint"),
    (#"{"line":1,"character":1.5}"#, "Position", ".character: not uint"),
    (#"{"line":1,"character":1,"x":0}"#, "Position", ".x: Position has no such member"),
    (#"{"line":1,"line":1,"character":1}"#, "Position", ".line: stands twice"),
    (#"{"kind":"html","value":""}"#, "MarkupContent", ".kind: not 'plaintext'"),
    (
      #"{"changes":{"file:///a":[{"range":1,"newText":""}]}}"#, "WorkspaceEdit",
      ".changes.file:///a[0].range: not an object Range"
    ),
    (
      #"{"token":1,"value":{"kind":"end","percentage":1}}"#, "ProgressParams",
      ".value.percentage: WorkDoneProgressEnd has no such member"
    ),
    (#"{"registrations":[{"id":1,"method":"m"}]}"#, "RegistrationParams", ".registrations[0].id: not string"),
    ("[]", "Hover", ": not an object Hover"),
  ])
  func theCheckerFinds(json: String, type: String, fault: String) throws {
    #expect(checker.faults(try #require(JSONDocument(Array(json.utf8)).root), type) == [fault])
  }
}
