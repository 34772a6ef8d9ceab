import LSP
import Syntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A server that does nothing: it cuts its input into messages and, after each so many of them, sends one of some answers
/// that it was given, in turn. What it takes is what the streams take, and the threads on both ends.
///
/// It reads whole messages as any server must, but not what is in them.
func echo(_ words: [String]) throws(Failure) -> Int32 {
  guard let count = words.first.flatMap({ Int($0) }), count > 0, words.count > 1 else {
    throw Failure("'echo' needs a number of messages and files with answers")
  }
  var answers: [[UInt8]] = []
  for path in words.dropFirst() { answers.append(Frame.bytes(of: try contents(of: path))) }
  var reader = MessageReader()
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  var received = 0
  while true {
    let length = chunk.withUnsafeMutableBytes { readSome(STDIN_FILENO, into: $0) }
    guard length > 0 else { return 0 }
    let events = chunk.withUnsafeBytes { reader.read(UnsafeRawBufferPointer(rebasing: $0[..<length])) }
    for case .message in events {
      received += 1
      guard received.isMultiple(of: count) else { continue }
      guard writeAll(answers[(received / count - 1) % answers.count], to: STDOUT_FILENO) else { return 0 }
    }
  }
}
