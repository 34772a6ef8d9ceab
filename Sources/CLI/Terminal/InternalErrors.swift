import Engine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ends the process.
package func exitProcess(_ code: ExitCode) -> Never { exit(code.rawValue) }

/// Makes a trap of the program end it with `ExitCode.internalError` and one line, instead of a signal and a stack trace.
/// To be called on the main thread; those that `Engine` starts are ready for it.
package func exitOnInternalErrors() {
  _ = SignalStack.install()
  for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
    var action = sigaction()
    #if os(Linux)
      action.__sigaction_handler.sa_handler = reportInternalError
    #else
      action.__sigaction_u.__sa_handler = reportInternalError
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    sigaction(number, &action, nil)
  }
}

/// Only what POSIX allows in a signal handler: no allocation, no locks.
private let reportInternalError: @convention(c) (Int32) -> Void = { _ in
  let message: StaticString = """
    error: internal error in swift-color-lsp; please report it with the command and, if you can, the file it happened on

    """
  _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
  _exit(ExitCode.internalError.rawValue)
}
