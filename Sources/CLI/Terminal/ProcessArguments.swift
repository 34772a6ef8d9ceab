#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The words of the command line after the program's name, as the bytes they are: `CommandLine.arguments` repairs what is
/// not UTF-8, and so names another file.
package func processArguments() -> [[UInt8]] {
  let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
  return words.dropFirst().compactMap { word in
    word.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }
}
