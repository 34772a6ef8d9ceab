#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The processors this process may use; at least 1.
var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// Runs `body` with each of the numbers `0..<jobs`, each on a thread of its own, and waits for all of them.
///
/// Threads are made for the call and are given a stack of 16 MB: a pool's threads have 512 KB on macOS, too little
/// for the deepest trees, and starting a pool costs more than starting two threads. Should the system refuse
/// a thread, its number is run on the caller's.
func parallel(jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
  withAttributes { attributes in
    let threads = (0..<max(jobs, 1)).map { start(ThreadBody(number: $0, run: body), attributes) }
    for case .some(let thread) in threads { pthread_join(thread, nil) }
  }
}

/// Runs `body` on a thread of its own and waits for nothing. Should the system refuse a thread, it is run right here.
package func detach(_ body: @escaping @Sendable () -> Void) {
  withAttributes { attributes in
    if let thread = start(ThreadBody(number: 0, run: { _ in body() }), attributes) { pthread_detach(thread) }
  }
}

private func withAttributes(_ body: (UnsafePointer<pthread_attr_t>) -> Void) {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setstacksize(&attributes, 16 << 20)
  // No frame reaches over this gap into another thread's memory; Linux leaves as much below the main thread's stack.
  pthread_attr_setguardsize(&attributes, 1 << 20)
  body(&attributes)
  pthread_attr_destroy(&attributes)
}

private final class ThreadBody: Sendable {
  let number: Int
  let run: @Sendable (Int) -> Void

  init(number: Int, run: @escaping @Sendable (Int) -> Void) {
    self.number = number
    self.run = run
  }
}

private func start(_ body: ThreadBody, _ attributes: UnsafePointer<pthread_attr_t>) -> pthread_t? {
  let context = Unmanaged.passRetained(body)
  #if canImport(Glibc)
    var thread = pthread_t()
    let code = pthread_create(&thread, attributes, { runBody($0) }, context.toOpaque())
  #else
    var thread: pthread_t?
    let code = pthread_create(&thread, attributes, { runBody($0) }, context.toOpaque())
  #endif
  if code == 0 { return thread }
  context.release()
  body.run(body.number)
  return nil
}

private func runBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  let body = Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue()
  let stack = SignalStack.install()
  body.run(body.number)
  stack.remove()
  return nil
}
