package import Syntax

extension Property {
  /// Swift has a tree whose spans are in order and nested, and of whose bytes none are lost.
  static let swiftTree = Property(name: "swift") { bytes in
    let tree = SwiftTree(parsing: bytes)
    let tokens = SwiftTokens(lexing: bytes)
    for token in tokens.tokens where Int(token.end) > bytes.count { return "a token alone ends after the file" }
    return tree.problem ?? tree.lostByte.map { "byte \($0) is in no token" }
  }
}

extension SwiftTree {
  /// What is wrong with the tree, nil if nothing is. A loop over all nodes: trees may be deep.
  package var problem: String? { tokenProblem ?? nodeProblem }

  private var tokenProblem: String? {
    guard tokens.last?.kind == .endOfFile else { return "no end of file" }
    var start: UInt32 = 0
    for token in tokens {
      guard token.start >= start, token.end >= token.start, Int(token.end) <= bytes.count else {
        return "token \(token.start)..<\(token.end) after \(start)"
      }
      start = token.start
    }
    for (one, next) in zip(comments, comments.dropFirst()) where one.end > next.start { return "comments overlap" }
    return nil
  }

  private var nodeProblem: String? {
    var count = 1
    for node in 0..<NodeID(nodeCount) {
      let range = tokenRange(node)
      guard range.upperBound < tokens.count else { return "node \(node) ends after the file" }
      var next = range.lowerBound
      for child in children(node) {
        count += 1
        let inner = tokenRange(child)
        guard parent(child) == node else { return "node \(child) has another parent" }
        guard inner.lowerBound >= next, inner.upperBound <= max(range.upperBound, inner.lowerBound) else {
          return "\(kind(child)) \(inner) lies outside of \(kind(node)) \(range), after \(next)"
        }
        guard span(child).end <= bytes.count else { return "a span out of bounds" }
        next = inner.upperBound
      }
    }
    return count == nodeCount ? nil : "\(nodeCount - count) nodes are in no tree"
  }

  /// The first byte that is in no token and no comment although it means something.
  fileprivate var lostByte: Int? {
    var covered = 0
    var nextComment = 0
    for token in tokens {
      while nextComment < comments.count, comments[nextComment].start < Int(token.start) {
        if let lost = lostByte(from: covered, to: comments[nextComment].start) { return lost }
        covered = max(covered, comments[nextComment].end)
        nextComment += 1
      }
      if let lost = lostByte(from: covered, to: Int(token.start)) { return lost }
      covered = max(covered, Int(token.end))
    }
    return nil
  }

  private func lostByte(from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      if isPassedOver(at: index) {
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        continue
      }
      // White space, NUL, and what is not ASCII and part of no name.
      guard [0, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20].contains(bytes[index]) || bytes[index] >= 0x80 else { return index }
      index += 1
    }
    return nil
  }

  /// Whether a line begins here that is read as nothing: a first line `#!`, or what a merge left.
  private func isPassedOver(at index: Int) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if index == start, bytes[index...].starts(with: "#!".utf8) { return true }
    guard index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D else { return false }
    return bytes.count >= index + 7 && "<|=>".utf8.contains(bytes[index])
      && bytes[index..<index + 7].allSatisfy { $0 == bytes[index] }
  }
}
