import Engine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What wakes the thread that waits for the client: a pipe to itself.
struct Bell: Sendable {
  private let reading: Int32
  private let writing: Int32

  /// `nil` where the system refuses a pipe.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    // Whoever rings while it rings already is not to wait.
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  var awaited: pollfd { pollfd(fd: reading, events: Int16(POLLIN), revents: 0) }

  func ring() { _ = write(writing, [0], 1) }

  func silence() {
    var rings = [UInt8](repeating: 0, count: 64)
    while systemRead(reading, &rings, rings.count) > 0 {}
  }
}
