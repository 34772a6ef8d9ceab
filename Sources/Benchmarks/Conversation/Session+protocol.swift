import LSP
import Syntax

extension Session {
  /// Introduces a client and waits for the server's answer.
  func initialize(root: String) throws(Failure) {
    let uri = JSONText.string(DocumentURI(path: root.utf8).text)
    let folder: JSONText = ["uri": uri, "name": "tree"]
    let params: JSONText = [
      "processId": .null, "rootUri": uri, "workspaceFolders": [folder], "capabilities": [:],
    ]
    try send(Message.request(Method.initialize.rawValue, id: Scenario.requestID, params))
    _ = try receive(.response(Scenario.requestID))
    try send(Message.notification(.initialized, [:]))
  }

  /// Introduces a client to our server and waits until it has read the tree, which it logs.
  func begin(root: String) throws(Failure) {
    try initialize(root: root)
    while true {
      let message = try receive(.notification(.logMessage))
      if String(decoding: message, as: UTF8.self).contains(" colors, ") { return }
    }
  }

  func show(_ document: Document) throws(Failure) {
    let item: JSONText = [
      "uri": .string(document.uri), "languageId": "swift", "version": 0, "text": .string(document.text),
    ]
    try send(Message.notification(.didOpen, ["textDocument": item]))
  }

  /// Ends the server, and waits until it has.
  func end() throws(Failure) {
    try send(Message.request(Method.shutdown.rawValue, id: Scenario.requestID, .null))
    _ = try receive(.response(Scenario.requestID))
    try send(Message.notification(.exit, .null))
    abandon()
  }
}

/// A document that is open, with text that need not be the file's.
struct Document {
  let uri: String
  let text: String

  init(path: String, text: String) {
    uri = DocumentURI(path: path.utf8).text
    self.text = text
  }
}

/// Messages as they go over the wire.
enum Message {
  /// - Parameter method: as text, for some are asked that our server does not know.
  static func request(_ method: String, id: Int, _ params: JSONText) -> [UInt8] {
    frame(["id": .integer(id), "method": .string(method), "params": params])
  }

  static func notification(_ method: Method, _ params: JSONText) -> [UInt8] {
    frame(["method": .string(method.rawValue), "params": params])
  }

  private static func frame(_ members: JSONText) -> [UInt8] {
    guard case .object(let members) = members else { return [] }
    let known = members.filter { $0.value != .null }
    let version = JSONText.Member(key: "jsonrpc", value: "2.0")
    return Frame.bytes(of: JSONText.object([version] + known).jsonBytes)
  }
}
