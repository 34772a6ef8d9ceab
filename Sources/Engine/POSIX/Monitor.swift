#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value behind a lock, with a way to wait for it to change.
///
/// `@unchecked Sendable`: `state` is touched only in `withLock` and `wait`, both only while `mutex` is held;
/// the two pointers never change after `init`, and what they point at is made for use by many threads.
package final class Monitor<State: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var state: State

  package init(_ state: State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Runs `body` alone with the value; with `waking`, those who wait look again.
  package func withLock<R: Sendable>(waking: Bool = false, _ body: (inout State) -> R) -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let result = body(&state)
    if waking { pthread_cond_broadcast(changed) }
    return result
  }

  /// Tries until `attempt` answers, sleeping between until another thread wakes those who wait.
  package func wait<R: Sendable>(_ attempt: (inout State) -> R?) -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = attempt(&state) { return result }
      pthread_cond_wait(changed, mutex)
    }
  }
}
