import Facts
import ProjectModel
import Rules
import Syntax

/// A project of one file, beside a catalog that is always the same: what a whole check of any bytes needs.
struct SmallProject {
  let source: Source
  private let kind: FileKind

  init(_ path: String, kind: FileKind, _ bytes: [UInt8]) {
    source = Source(path: Path(path), bytes: bytes)
    self.kind = kind
  }

  /// From bytes to findings, with nothing kept from any other time.
  func findings() -> [Diagnostic] {
    let facts = FileFacts(of: source, kind: kind)
    let checker = Checker(snapshot: Snapshot(Self.catalog + [facts]), rules: Rule.all)
    return checker.check(facts, source: source).diagnostics
  }

  /// What is wrong with a check of the file; `nil` if nothing is.
  func problem() -> String? {
    let facts = FileFacts(of: source, kind: kind)
    let findings = findings()
    if self.findings() != findings { return "a second check finds something else" }
    if findings != findings.sorted() { return "the findings are in no order" }
    let base = Snapshot(Self.catalog)
    let snapshot = base.applying([.set(facts)])
    if snapshot != Snapshot([facts] + Self.catalog) { return "a file that is added makes another snapshot" }
    if snapshot.applying([.remove(facts.path)]) != base { return "a file that is removed leaves a trace" }
    return findings.lazy.compactMap { problem(of: $0) }.first
  }

  private func problem(of finding: Diagnostic) -> String? {
    let name = "\(finding.rule) at \(finding.span)"
    if finding.path != source.path { return "\(name) is in another file" }
    if let problem = problem(of: finding.span) { return "\(name) \(problem)" }
    for related in finding.related where related.path == source.path {
      if let problem = problem(of: related.span) { return "\(name): a related place \(problem)" }
    }
    if finding.message.isEmpty { return "\(name) says nothing" }
    return finding.fixes.lazy.compactMap { self.problem(of: $0, for: finding) }.first.map { "\(name): \($0)" }
  }

  private func problem(of fix: Fix, for finding: Diagnostic) -> String? {
    let edits = fix.edits.filter { $0.path == source.path }.map(\.edit).sorted { $0.span < $1.span }
    for edit in edits {
      if let problem = problem(of: edit.span) { return "an edit of '\(fix.title)' \(problem)" }
    }
    for (one, next) in zip(edits, edits.dropFirst()) where one.span.end > next.span.start {
      return "edits of '\(fix.title)' overlap"
    }
    guard !edits.isEmpty else { return nil }
    let fixed = source.bytes.applying(edits)
    if fixed == source.bytes { return "'\(fix.title)' changes nothing" }
    let left = SmallProject(source.path.text, kind: kind, fixed).findings()
    let isLeft = left.contains { $0.rule == finding.rule && $0.span == finding.span && $0.message == finding.message }
    return isLeft ? "'\(fix.title)' leaves it as it is" : nil
  }

  private func problem(of span: Span) -> String? {
    guard span.end <= source.bytes.count else { return "ends after the file" }
    guard source.bytes.isText else { return nil }
    return source.bytes.isBoundary(span.start) && source.bytes.isBoundary(span.end) ? nil : "cuts a character"
  }
}

extension SmallProject {
  /// Names and values that are near to each other, a namespace, a set with four values, and one that is broken.
  static let catalog: [FileFacts] = [
    ("Brand", ##"{"red":"0x2F","green":"0x80","blue":"0xED","alpha":"1.000"}"##),
    ("Brand2", ##"{"red":"0.185","green":"0.502","blue":"0.929","alpha":"1.000"}"##),
    ("Ink", ##"{"red":"17","green":"17","blue":"17","alpha":"1.000"}"##),
    ("Theme/accent", ##"{"white":"0.5","alpha":"0.500"}"##),
    ("Broken", "17"),
  ].map { name, components in
    let text = ##"""
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":\##(components)}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
      "color":{"color-space":"display-p3","components":\##(components)}}],"info":{"author":"xcode","version":1}}
      """##
    let source = Source(path: "Assets.xcassets/\(name).colorset/Contents.json", text: text)
    return FileFacts(of: source, kind: .colorSet)
  }
}
