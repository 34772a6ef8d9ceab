import Engine
import LSP
import Syntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The language server on the process's standard streams.
package enum EventLoop {
  /// Serves until the client ends it. The result is the exit code.
  ///
  /// One thread reads, one acts, one more reads each folder, and one watches the process that started this one. Answers
  /// are written by the thread that acts, each frame whole.
  package static func run(version: String) -> Int32 {
    _ = signal(SIGPIPE, SIG_IGN)
    let queue = EventQueue()
    detach { read(into: queue) }
    var server = LanguageServer(version: version)
    while true {
      // What can wait yields to whatever has come meanwhile.
      let event = queue.next(waits: false)
      var effects = event.map { server.handle($0) } ?? server.work()
      if effects == nil, let event = queue.next(waits: true) { effects = server.handle(event) }
      for effect in effects ?? [] {
        if let code = perform(effect, queue) { return code }
      }
    }
  }

  /// Does what the server asks for; the exit code if it is to end.
  private static func perform(_ effect: LanguageServer.Effect, _ queue: EventQueue) -> Int32? {
    switch effect {
    case .send(let message):
      // A client that reads no more has gone.
      return writeAll(message.frame, to: STDOUT_FILENO) == nil ? nil : 1
    case .load(let folder, let world):
      detach {
        var loaded = world
        loaded.load { files in queue.add(.progress(folder: folder, files: files)) }
        queue.add(.loaded(folder: folder, loaded))
      }
      return nil
    case .watch(let process):
      detach { watch(process, queue) }
      return nil
    case .exit(let code): return code
    }
  }

  private static func read(into queue: EventQueue) {
    var reader = MessageReader()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var wanted = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        poll(&wanted, 1, -1)
        continue
      }
      guard count > 0 else { break }
      let events = chunk.withUnsafeBytes { reader.read(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      for event in events {
        switch event {
        case .message(let body): queue.add(.message(IncomingMessage(body)))
        case .fault(let fault): queue.add(.fault(fault))
        }
      }
    }
    queue.add(.inputEnded)
    endAnyway()
  }

  /// Ends the process even while the other thread waits for a client that no longer reads.
  private static func endAnyway() -> Never {
    sleep(5)
    _exit(1)
  }

  /// Looks now and then whether a process is there still: one that was killed closes no stream if others hold it, too.
  private static func watch(_ process: Int, _ queue: EventQueue) {
    guard let id = pid_t(exactly: process), id > 0 else { return }
    while kill(id, 0) == 0 || errno == EPERM { sleep(3) }
    queue.add(.orphaned)
    endAnyway()
  }
}
