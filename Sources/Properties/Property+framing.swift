import LSP

extension Property {
  /// A stream gives the same messages however it is cut into chunks, no header alone costs memory, and after any fault
  /// a good message is found again.
  static let framing = Property(name: "framing") { bytes in
    // Short, so that messages that are too long are common.
    let limit = 200
    var whole = MessageReader(limit: limit)
    let expected = whole.read(bytes)
    var single = MessageReader(limit: limit)
    if bytes.flatMap({ single.read([$0]) }) != expected { return "one byte at a time gives other messages" }
    if single.finish() != whole.finish() { return "one byte at a time gives another end" }
    var chunked = MessageReader(limit: limit)
    if chunks(of: bytes).flatMap({ chunked.read(Array($0)) }) != expected { return "chunks give other messages" }
    var unlimited = MessageReader()
    _ = unlimited.read(bytes)
    if unlimited.reserved > 4 * bytes.count + 64 * 1024 { return "\(unlimited.reserved) bytes are reserved" }
    let taken = expected.reduce(0) { sum, event in
      if case .message(let body) = event { sum + body.count } else { sum }
    }
    if taken > bytes.count { return "messages have more bytes than the stream" }
    return recovery(whole)
  }

  /// Pieces whose lengths the bytes themselves decide.
  private static func chunks(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var index = 0
    while index < bytes.count {
      let end = min(bytes.count, index + Int(bytes[index] & 0x1F))
      // An empty chunk is one, too.
      result.append(bytes[index..<end])
      if end == index { index += 1 } else { index = end }
      if result.last?.isEmpty == true { result.append(bytes[index - 1..<index]) }
    }
    return result
  }

  /// What was cut takes its missing bytes from what follows; of many messages the last is always read.
  private static func recovery(_ reader: MessageReader) -> String? {
    var reader = reader
    let good = Frame.bytes(of: Array(#"{"good":true}"#.utf8))
    var sinceSkipping = 0
    for _ in 0..<64 {
      // A body that is too long may go on for as long as its header says.
      sinceSkipping = reader.isSkipping ? 0 : sinceSkipping + 1
      if reader.read(good) == [.message(Array(#"{"good":true}"#.utf8))] { return nil }
      if sinceSkipping > 12 { return "no good message is read any more" }
    }
    return nil
  }
}

extension MessageReader {
  /// Whether a long message is still to end.
  fileprivate var isSkipping: Bool { finish() == .cut && reserved == 0 }
}
