import CLI
import Testing

@testable import Engine

/// A fault of the program ends it with one exit code and one line, on whatever thread it happens.
struct InternalErrorTests {
  @Test func aTrapExitsWith70() async {
    await #expect(processExitsWith: .exitCode(70)) {
      exitOnInternalErrors()
      let none: [Int] = []
      _ = none[depth(of: 1)]
    }
  }

  @Test func anOverflownStackExitsWith70() async {
    await #expect(processExitsWith: .exitCode(70)) {
      exitOnInternalErrors()
      parallel(jobs: 1) { _ in _ = depth(of: .max) }
    }
  }

  @Test func everyThreadIsReadyAgainAndAgain() {
    for _ in 0..<50 { parallel(jobs: 4) { _ in _ = depth(of: 100) } }
  }
}

/// Counts up, one frame of the stack a step.
private func depth(of count: Int) -> Int { count == 0 ? 0 : 1 + depth(of: count - 1) }
