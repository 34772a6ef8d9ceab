/// Cuts a stream of bytes into messages: a header with `Content-Length`, a blank line, and as many bytes
/// (LSP 3.17, "Base Protocol").
///
/// Each byte is looked at once, or twice where a fault is found, however the stream is cut into chunks. Of a header
/// nothing is kept but the length, and of a body that is too long nothing at all.
package struct MessageReader: Sendable {
  package enum Event: Hashable, Sendable {
    /// The body of a whole message.
    case message([UInt8])
    case fault(FramingFault)
  }

  /// The longest body that is taken, in bytes.
  package static let limit = 100 * 1024 * 1024
  /// The longest header that is taken. Those of editors have less than a hundred bytes.
  package static let headerLimit = 8 * 1024
  /// A length over this is no message that somebody wrote: what follows is searched rather than skipped.
  private static let skippable = Int(UInt32.max)

  private enum State {
    case header
    /// So many bytes of a body are still to come.
    case body(Int)
    /// So many bytes of a body that is too long are still to come.
    case skipping(Int)
    /// Searching for the next `Content-Length:`, of which so many bytes stand right before.
    case searching(Int)
  }

  private let limit: Int
  private var state = State.header
  private var header = FrameHeader()
  private var body: [UInt8] = []
  /// Since the last fault no header was whole; what else is wrong until then is the same fault.
  private var isLost = false

  package init(limit: Int = MessageReader.limit) { self.limit = limit }

  /// How many bytes are reserved for a message that is not whole yet.
  package var reserved: Int { body.capacity }

  /// Takes the next bytes of the stream and gives what they complete, in order.
  package mutating func read(_ chunk: UnsafeRawBufferPointer) -> [Event] {
    var events: [Event] = []
    var index = 0
    while index < chunk.count {
      let rest = UnsafeRawBufferPointer(rebasing: chunk[index...])
      switch state {
      case .header: index += readHeader(rest, &events)
      case .body(let missing): index += readBody(rest, missing, &events)
      case .skipping(let missing):
        let count = min(missing, rest.count)
        state = count == missing ? .header : .skipping(missing - count)
        index += count
      case .searching(let matched): index += search(rest, matched)
      }
    }
    return events
  }

  package mutating func read(_ chunk: [UInt8]) -> [Event] { chunk.withUnsafeBytes { read($0) } }

  /// Says at the end of the stream whether it ended within a message.
  package func finish() -> FramingFault? {
    switch state {
    case .header: header.isUntouched ? nil : .cut
    case .body, .skipping: .cut
    case .searching: nil
    }
  }

  // MARK: - Steps; each gives how many bytes it took.

  private mutating func readHeader(_ bytes: UnsafeRawBufferPointer, _ events: inout [Event]) -> Int {
    for (index, byte) in bytes.enumerated() {
      switch header.take(byte) {
      case .more: continue
      case .fault(let fault):
        lose(fault, &events)
        // The byte that does not fit may be the first of what is searched.
        return index
      case .end(let length):
        header = FrameHeader()
        isLost = false
        begin(length, &events)
        return index + 1
      }
    }
    return bytes.count
  }

  private mutating func begin(_ length: Int, _ events: inout [Event]) {
    if length > Self.skippable {
      lose(.tooLong(length), &events)
    } else if length > limit {
      events.append(.fault(.tooLong(length)))
      state = .skipping(length)
    } else if length == 0 {
      events.append(.message([]))
      state = .header
    } else {
      state = .body(length)
    }
  }

  private mutating func readBody(_ bytes: UnsafeRawBufferPointer, _ missing: Int, _ events: inout [Event]) -> Int {
    let count = min(missing, bytes.count)
    // A header alone reserves little: what it promises may never come.
    if body.isEmpty { body.reserveCapacity(min(missing, max(count, 64 * 1024))) }
    body.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
    if count == missing {
      events.append(.message(body))
      body = []
      state = .header
    } else {
      state = .body(missing - count)
    }
    return count
  }

  private mutating func lose(_ fault: FramingFault, _ events: inout [Event]) {
    if !isLost { events.append(.fault(fault)) }
    isLost = true
    header = FrameHeader()
    state = .searching(0)
  }

  private mutating func search(_ bytes: UnsafeRawBufferPointer, _ before: Int) -> Int {
    var matched = before
    for (index, byte) in bytes.enumerated() {
      matched = FrameHeader.matched(matched, byte)
      if matched == FrameHeader.lengthName.count + 1 {
        header = FrameHeader.afterLengthName
        state = .header
        return index + 1
      }
    }
    state = .searching(matched)
    return bytes.count
  }
}
