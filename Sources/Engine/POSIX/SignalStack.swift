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

  /// Gives the calling thread such a stack, for good unless it is removed.
  package static func install() -> SignalStack {
    let size = 1 << 16
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
    return SignalStack(memory: memory)
  }

  /// Takes it away again; only on the thread that installed it.
  func remove() {
    var stack = stack_t()
    stack.ss_flags = numericCast(SS_DISABLE)
    sigaltstack(&stack, nil)
    memory.deallocate()
  }
}
