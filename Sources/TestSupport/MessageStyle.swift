/// How findings are worded: as swiftc's, so that they read as one beside its own.
package enum MessageStyle {
  /// What is wrong with a message; `nil` when nothing is.
  package static func problem(_ message: String) -> String? {
    if message.isEmpty { return "is empty" }
    if message.first?.isUppercase == true { return "starts with a capital" }
    if message.last == "." { return "ends in a stop" }
    if message.contains(where: { "‘’“”\"".contains($0) }) { return "has quotes that are not straight single ones" }
    let head = message.prefix { $0 != ";" }
    if head.count > 100 { return "has \(head.count) characters before its first ';', more than 100" }
    for word in ["violation", "invalid use", "should", "colour"] where message.contains(word) {
      return "contains '\(word)'"
    }
    return nil
  }
}
