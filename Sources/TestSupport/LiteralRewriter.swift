import Foundation

/// Replaces multi-line string literals in test files.
///
/// The line of a call is the one it had when the tests were compiled. Tests run in parallel and rewrites move lines,
/// so each file is kept as it was at first, and written anew from that with all replacements so far.
// Unchecked: `files` is the only state, and every access holds `lock`.
final class LiteralRewriter: @unchecked Sendable {
  /// One for the process, because several tests rewrite one file.
  static let shared = LiteralRewriter()

  private let lock = NSLock()
  private var files: [String: RewrittenFile] = [:]

  /// Replaces the literal with the value `old` that stands at a call; returns why it cannot.
  func replace(_ old: String, by new: String, at site: CallSite) -> String? {
    lock.withLock {
      if files[site.filePath] == nil {
        guard let text = try? String(contentsOfFile: site.filePath, encoding: .utf8) else {
          return "\(site.filePath) cannot be read"
        }
        files[site.filePath] = RewrittenFile(text)
      }
      if let problem = files[site.filePath]?.replace(old, by: new, line: site.line) { return problem }
      let data = Data((files[site.filePath]?.text ?? "").utf8)
      do {
        try data.write(to: URL(fileURLWithPath: site.filePath), options: .atomic)
      } catch {
        return "\(site.filePath) cannot be written: \(error)"
      }
      return nil
    }
  }
}

/// A file as it was, and what is to stand in some of its lines.
package struct RewrittenFile {
  private let lines: [String]
  private var replacements: [Range<Int>: [String]] = [:]

  package init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text with all replacements.
  package var text: String {
    var result: [String] = []
    var next = 0
    for (range, new) in replacements.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
      result += lines[next..<range.lowerBound] + new
      next = range.upperBound
    }
    return (result + lines[next...]).joined(separator: "\n")
  }

  /// Replaces the literal with the value `old` among the first two that open on the one-based line or below it.
  package mutating func replace(_ old: String, by new: String, line: Int) -> String? {
    var open = opening(from: max(line - 1, 0))
    for _ in 0..<2 {
      guard let start = open, let literal = literal(openedOn: start) else { break }
      if literal.value == old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
        return replace(literal, by: new)
      }
      // The next one may open on the line on which this one ends.
      let close = literal.range.upperBound
      open = lines[close].dropFirst(literal.indent.count + 3).hasSuffix(quotes) ? close : opening(from: close + 1)
    }
    return "no multi-line literal with this text starts here (escapes and interpolations are not rewritten)"
  }

  private mutating func replace(_ literal: Literal, by new: String) -> String? {
    if !literal.isRaw, new.contains("\\") || new.contains("\"\"\"") { return "the new text needs a raw literal" }
    let lines = new.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : literal.indent + $0 }
    if let earlier = replacements[literal.range], earlier != indented {
      return "two checks of one literal find different things"
    }
    replacements[literal.range] = indented
    return nil
  }

  private struct Literal {
    /// The lines between the delimiters.
    let range: Range<Int>
    let indent: String
    let value: [String]
    let isRaw: Bool
  }

  private var quotes: String { "\"\"\"" }

  private func opening(from start: Int) -> Int? {
    start < lines.count ? lines[start...].firstIndex { $0.hasSuffix(quotes) } : nil
  }

  private func literal(openedOn open: Int) -> Literal? {
    let hashes = String(lines[open].dropLast(3).reversed().prefix { $0 == "#" })
    let isEnd = { (line: String) in line.drop { $0 == " " || $0 == "\t" }.hasPrefix(quotes + hashes) }
    guard let close = lines[(open + 1)...].firstIndex(where: isEnd) else { return nil }
    let indent = String(lines[close].prefix { $0 == " " || $0 == "\t" })
    let value = lines[(open + 1)..<close].map { $0.hasPrefix(indent) ? String($0.dropFirst(indent.count)) : $0 }
    return Literal(range: open + 1..<close, indent: indent, value: value, isRaw: !hashes.isEmpty)
  }
}
