#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The stack on which a thread runs signal handlers. A stack that overflows leaves no room for one, and POSIX keeps this
/// setting for each thread: without it an overflow ends the process by the signal, whatever handler there is.
package struct SignalStack {
  private let memory: UnsafeMutableRawPointer
  /// What the thread had before: a sanitizer gives each its own, and takes it back when the thread ends.
  private let previous: stack_t

  /// Gives the calling thread such a stack, for good unless it is removed.
  package static func install() -> SignalStack {
    let size = 1 << 16
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = numericCast(size)
    var previous = stack_t()
    sigaltstack(&stack, &previous)
    return SignalStack(memory: memory, previous: previous)
  }

  /// Takes it away again; only on the thread that installed it.
  func remove() {
    var previous = previous
    sigaltstack(&previous, nil)
    memory.deallocate()
  }
}
