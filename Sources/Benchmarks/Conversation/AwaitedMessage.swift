import LSP

/// What a client waits for, told by the two ends of a message: to read it whole would take time that would be counted as
/// the server's.
struct AwaitedMessage {
  /// What stands in such a message, near the start or, for some servers write their keys in any order, the end.
  let text: String

  private init(_ text: String) { self.text = text }

  /// The answer to the request of this number.
  static func response(_ id: Int) -> AwaitedMessage { AwaitedMessage("\"id\":\(id)") }

  static func notification(_ method: Method) -> AwaitedMessage {
    // Some servers escape the slash.
    AwaitedMessage("\(method.rawValue.split(separator: "/").last ?? "")\"")
  }

  func fits(_ message: [UInt8]) -> Bool { holds(message.prefix(80)) || holds(message.suffix(40)) }

  private func holds(_ bytes: ArraySlice<UInt8>) -> Bool {
    let wanted = text.utf8
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }
}
