import Engine
import LSP

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The client's two streams, and the bell that other threads ring: whatever one thread may have to wait for.
struct ClientStreams {
  private let queue: EventQueue
  private let bell: Bell
  private var reader = MessageReader()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var hasEnded = false
  /// Whether all that had come was taken a moment ago, and nothing was done since.
  private var hasJustTakenAll = false

  init(_ queue: EventQueue, _ bell: Bell) {
    self.queue = queue
    self.bell = bell
  }

  /// Takes what the client has sent, and waits for nothing.
  mutating func receive() {
    defer { hasJustTakenAll = false }
    if hasJustTakenAll { return }
    while canRead, ready(input, milliseconds: 0).0, takeChunk() {}
  }

  /// Waits until the client has sent something or another thread has added an event.
  mutating func wait() {
    let (hasRung, hasInput) = ready(bell.awaited, canRead ? input : nil, milliseconds: -1)
    if hasRung { bell.silence() }
    if hasInput { hasJustTakenAll = !takeChunk() }
  }

  /// Writes a whole frame; `false` when the client reads no more.
  ///
  /// A client may write without reading, as this does: what it sends is taken in between, or both would wait for ever.
  mutating func send(_ frame: [UInt8]) -> Bool {
    var rest = frame[...]
    while !rest.isEmpty {
      let output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
      let (hasRoom, hasInput) = ready(output, canRead ? input : nil, milliseconds: -1)
      if hasRoom {
        // A stream that takes something takes so much without waiting (POSIX.1-2017, "write").
        let count = rest.prefix(Int(PIPE_BUF)).withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
        if count < 0, errno != EINTR, errno != EAGAIN { return false }
        rest = rest.dropFirst(max(count, 0))
      } else if hasInput {
        takeChunk()
      }
    }
    return true
  }

  /// A client that sends more than is done is read no further.
  private var canRead: Bool { !hasEnded && queue.hasRoom }

  private var input: pollfd { pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0) }

  /// Which of one or two streams will not make one wait, be it that they have ended. None when a signal came first: the
  /// caller comes again.
  private func ready(_ first: pollfd, _ second: pollfd? = nil, milliseconds: Int32) -> (Bool, Bool) {
    // What has a negative number is passed over (POSIX.1-2017, "poll").
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 2) { buffer in
      buffer.initializeElement(at: 0, to: first)
      buffer.initializeElement(at: 1, to: second ?? pollfd(fd: -1, events: 0, revents: 0))
      let count = poll(buffer.baseAddress, nfds_t(buffer.count), milliseconds)
      return (count > 0 && buffer[0].revents != 0, count > 0 && buffer[1].revents != 0)
    }
  }

  /// Reads once; whether there may be more.
  @discardableResult
  private mutating func takeChunk() -> Bool {
    let count = chunk.withUnsafeMutableBytes { systemRead(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR || errno == EAGAIN { return false }
    guard count > 0 else {
      hasEnded = true
      queue.add(.inputEnded)
      detach { EventLoop.endAnyway() }
      return false
    }
    for event in chunk.withUnsafeBytes({ reader.read(UnsafeRawBufferPointer(rebasing: $0[..<count])) }) {
      switch event {
      case .message(let body): queue.add(.message(IncomingMessage(body)))
      case .fault(let fault): queue.add(.fault(fault))
      }
    }
    return count == chunk.count
  }
}
