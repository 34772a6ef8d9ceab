import Syntax
import TestSupport

/// A conversation with the server, written down: prose, the files it is about, and what is said in turn.
///
/// ```
/// Prose, which is passed over.
///
/// -- colors: Brand #2F80ED --
/// -- View.swift --
/// let a = Color("Brnad")
///
/// --> {"method": "initialized", "params": {}}
/// <-- {"method": "textDocument/publishDiagnostics", "params": {"uri": "${root}/View.swift"}}
/// ```
///
/// - Files, in the language of fixtures, start at a line with `-- ` and end at the next `-->` or `<--`. They are written
///   when their turn comes.
/// - `-->` is sent, `<--` awaited. JSON goes on up to an empty line or the next mark; `"jsonrpc"` goes without saying, and
///   `${root}` is the URI of the folder.
/// - Of what is awaited the members that are written must be as they are written; `"…"` stands for any value.
///   Messages of another id, method or document (`params.uri`) that come meanwhile are kept for later.
struct Transcript {
  enum Step {
    case write([Source])
    case send(String)
    case await(String)
  }

  struct Fault: Error {
    let line: Int
    let reason: String
  }

  let steps: [Step]

  init(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var steps: [Step] = []
    var index = 0
    while index < lines.count {
      let start = index
      index += 1
      func block(while isInside: (String) -> Bool) -> String {
        while index < lines.count, isInside(lines[index]) { index += 1 }
        return lines[start..<index].joined(separator: "\n")
      }
      if let mark = ["--> ", "<-- "].first(where: lines[start].hasPrefix) {
        let json = String(block { !$0.isEmpty && !Self.isMark($0) }.dropFirst(mark.count))
        guard JSONDocument(Array(json.utf8)).problems.isEmpty else {
          throw Fault(line: start + 1, reason: "not JSON: \(json)")
        }
        steps.append(mark == "--> " ? .send(json) : .await(json))
      } else if lines[start].hasPrefix("-- ") {
        let fixture = try Fixture(parsing: block { !$0.hasPrefix("--> ") && !$0.hasPrefix("<-- ") })
        steps.append(.write(fixture.files))
      }
    }
    self.steps = steps
  }

  private static func isMark(_ line: String) -> Bool { ["--> ", "<-- ", "-- "].contains(where: line.hasPrefix) }
}

extension JSONText {
  /// Whether this is as `expected` says: its members, all elements of its arrays, and anything for `"…"`.
  func matches(_ expected: JSONText) -> Bool {
    switch (self, expected) {
    case (_, .string("…")): true
    case (.object, .object(let members)): members.allSatisfy { self[$0.key]?.matches($0.value) ?? ($0.value == .null) }
    case (.array(let own), .array(let others)):
      own.count == others.count && zip(own, others).allSatisfy { $0.matches($1) }
    default: self == expected
    }
  }
}
