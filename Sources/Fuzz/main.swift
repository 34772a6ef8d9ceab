// libFuzzer over one property. `.ci/fuzz` builds it and runs it.
import Properties

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Source: `FuzzerInterface.h` of compiler-rt. Pointers are passed alike in C and in Swift.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ tryInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

private enum Chosen {
  /// By the environment rather than by an argument: libFuzzer starts itself anew with arguments of its own.
  static let property: Property = {
    let name = getenv("PROPERTY").map { String(cString: $0) } ?? ""
    guard let property = Property.named(name) else {
      preconditionFailure("PROPERTY must be one of \(Property.all.map(\.name))")
    }
    return property
  }()
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let problem = Chosen.property.problem(Array(UnsafeBufferPointer(start: start, count: count))) {
    preconditionFailure(problem)
  }
  return 0
}

// libFuzzer's own `main` does the same; whether it is linked depends on how SwiftPM names this one.
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(runFuzzer(&count, &arguments, tryInput))
