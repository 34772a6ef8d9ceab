/// Work that makes more work, shared by threads until none is left.
final class WorkQueue<Job: Sendable>: Sendable {
  private struct State: Sendable {
    var jobs: [Job]
    /// Threads at work, each of which may still add jobs.
    var working = 0
  }

  private let state: Monitor<State>

  init(_ jobs: [Job]) { state = Monitor(State(jobs: jobs)) }

  /// Adds jobs; only between `next` and `finish`, so that no thread goes home too early.
  func add(_ jobs: [Job]) {
    if jobs.isEmpty { return }
    state.withLock(waking: true) { $0.jobs.append(contentsOf: jobs) }
  }

  /// A job, as soon as there is one; `nil` when all are done.
  func next() -> Job? {
    state.wait { state -> Job?? in
      if let job = state.jobs.popLast() {
        state.working += 1
        return .some(job)
      }
      return state.working == 0 ? .some(nil) : nil
    }
  }

  /// Says that the job last taken is done.
  func finish() { state.withLock(waking: true) { $0.working -= 1 } }
}
