import Foundation

/// Runs a test's body on a thread with a small stack, so that recursion over hostile input overflows here rather than
/// in an editor. 512 KB is what every thread but the main one has on macOS.
package func runOnSmallStack<Result: Sendable>(
  bytes: Int = 512 * 1024, _ body: @escaping @Sendable () -> Result
) -> Result {
  let done = DispatchSemaphore(value: 0)
  let box = Box<Result>()
  let thread = Thread {
    box.value = body()
    done.signal()
  }
  thread.stackSize = bytes
  thread.start()
  while true {
    done.wait()
    if let value = box.value { return value }
  }
}

// Unchecked: the thread writes once before it signals, and the caller reads after that.
private final class Box<Value: Sendable>: @unchecked Sendable {
  var value: Value?
}
