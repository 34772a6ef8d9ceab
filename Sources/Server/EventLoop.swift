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
  /// One thread reads, acts and writes: another one that reads would have to be woken for each keystroke, which takes as
  /// long as finding what is wrong in a small file. Threads of their own read each folder and watch the process that
  /// started this one.
  package static func run(version: String) -> Int32 {
    _ = signal(SIGPIPE, SIG_IGN)
    let queue = EventQueue()
    guard let bell = Bell() else { return 1 }
    var streams = ClientStreams(queue, bell)
    var server = LanguageServer(version: version)
    while true {
      // What has come is seen before anything is done: it may cancel what waits, and what can wait yields to it.
      streams.receive()
      guard let effects = queue.next().map({ server.handle($0) }) ?? server.work() else {
        streams.wait()
        continue
      }
      for effect in effects {
        if let code = perform(effect, &streams, queue, bell) { return code }
      }
    }
  }

  /// Does what the server asks for; the exit code if it is to end.
  private static func perform(
    _ effect: LanguageServer.Effect, _ streams: inout ClientStreams, _ queue: EventQueue, _ bell: Bell
  ) -> Int32? {
    switch effect {
    case .send(let message):
      // A client that reads no more has gone.
      return streams.send(message.frame) ? nil : 1
    case .load(let folder, let world):
      detach {
        var loaded = world
        loaded.load { files in
          queue.add(.progress(folder: folder, files: files))
          bell.ring()
        }
        queue.add(.loaded(folder: folder, loaded))
        bell.ring()
      }
      return nil
    case .watch(let process):
      detach { watch(process, queue, bell) }
      return nil
    case .exit(let code): return code
    }
  }

  /// Looks now and then whether a process is there still: one that was killed closes no stream if others hold it, too.
  private static func watch(_ process: Int, _ queue: EventQueue, _ bell: Bell) {
    guard let id = pid_t(exactly: process), id > 0 else { return }
    while kill(id, 0) == 0 || errno == EPERM { sleep(3) }
    queue.add(.orphaned)
    bell.ring()
    endAnyway()
  }

  /// Ends the process even while the thread that acts waits for a client that no longer reads.
  static func endAnyway() -> Never {
    sleep(5)
    _exit(1)
  }
}
