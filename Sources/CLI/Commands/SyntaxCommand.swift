import Engine
import Facts
import Syntax

extension Command {
  package static let syntax = Command(
    "syntax", "Prints calls and string literals as this program's parser sees them.",
    discussion: "For comparing with another parser. Files that are not UTF-8 are passed over.",
    arguments: [Argument("file", .atLeastOne, "Swift files.")], isHidden: true, run: printSyntax)
}

private let printSyntax: Command.Action = { invocation, output throws(Failure) in
  for path in invocation.positionals {
    let bytes: [UInt8]
    switch invocation.environment.readFile(path, .swift) {
    case .success(let read): bytes = read
    case .failure(let error): throw Failure(error.message)
    }
    guard String(validating: bytes, as: UTF8.self) != nil else { continue }
    output.print("F \(path)")
    for fact in SwiftTree(parsing: bytes).facts { output.print(fact.text) }
  }
  return .success
}
