import LSP
import Syntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A language server in another process, and the client's end of its streams. A class, for there is one of them.
final class Session {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var reader = MessageReader()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  /// Messages that have come and were not asked for yet, last first.
  private var pending: [[UInt8]] = []

  /// How long an answer may take before it is taken for lost, in milliseconds.
  private static let patience: Int32 = 30_000

  init(_ server: Command) throws(Failure) {
    let (serverInput, input) = try Self.newPipe()
    let (output, serverOutput) = try Self.newPipe()
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    process = try server.spawn(input: serverInput, output: serverOutput, errors: null)
    for file in [serverInput, serverOutput, null] { close(file) }
    self.input = input
    self.output = output
  }

  private static func newPipe() throws(Failure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(system: "pipe") }
    // What the server inherits would keep its own streams open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  func send(_ frames: [UInt8]) throws(Failure) {
    guard writeAll(frames, to: input) else { throw Failure("the server reads no more") }
  }

  /// The next message of a kind; others are let go.
  func receive(_ kind: AwaitedMessage) throws(Failure) -> [UInt8] {
    while true {
      while let message = pending.popLast() { if kind.fits(message) { return message } }
      guard isReadable(within: Self.patience) else { throw Failure("the server does not send \(kind.text)") }
      guard takeChunk() else { throw Failure("the server has ended") }
    }
  }

  /// Takes all that comes until nothing has come for so long.
  func drain(milliseconds: Int32) {
    while isReadable(within: milliseconds), takeChunk() {}
    pending = []
  }

  /// How long it takes from sending something to the last byte of the answer.
  func time(_ frames: [UInt8], until kind: AwaitedMessage) throws(Failure) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try send(frames)
    _ = try receive(kind)
    return (clock.now - start).inSeconds
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, milliseconds) > 0
  }

  private func takeChunk() -> Bool {
    let count = chunk.withUnsafeMutableBytes { readSome(output, into: $0) }
    guard count > 0 else { return false }
    let events = chunk.withUnsafeBytes { reader.read(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    for case .message(let body) in events { pending.insert(body, at: 0) }
    return true
  }

  /// Closes the streams and waits for the end of the process, which a server may take its time for.
  func abandon() {
    close(input)
    close(output)
    _ = wait(for: process, since: ContinuousClock().now)
  }
}
