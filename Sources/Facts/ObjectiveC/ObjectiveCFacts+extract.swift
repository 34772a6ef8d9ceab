package import Syntax

extension ObjectiveCFacts {
  /// The facts of one Objective-C file: the colors of `UIColor` and `NSColor` by name, by numbers and the system's, also
  /// in macros, other than between `#if 0` and its `#else` or `#endif`.
  package init(of source: Source) {
    let scan = ObjectiveCTokens(source.bytes)
    let pairs = BracketPairs(scan)
    var occurrences: [Occurrence] = []
    var dead = DeadBranches()
    for index in scan.tokens.indices where !dead.holds(index, of: scan) {
      if let message = ColorMessage(at: index, of: scan, pairs) {
        let occurrence =
          ColorNamedMessage(message, of: scan)?.occurrence(of: scan)
          ?? Occurrence(numbers: message, of: scan, pairs) ?? Occurrence(systemColor: message, of: scan)
        if let occurrence { occurrences.append(occurrence) }
      } else if let occurrence = Occurrence(systemColorAt: index, of: scan) {
        occurrences.append(occurrence)
      }
    }
    self.init(
      occurrences: occurrences, suppressions: Suppression.all(in: source.bytes, comments: scan.comments),
      declaresColorNamed: Self.declaresColorNamed(scan))
  }

  /// `+ (UIColor *)colorNamed:(NSString *)name`.
  private static func declaresColorNamed(_ scan: ObjectiveCTokens) -> Bool {
    scan.tokens.indices.contains { index in
      guard scan.is(index, "+"), scan.is(index + 1, "(") else { return false }
      let name = (index + 2..<min(index + 10, scan.tokens.count)).first { scan.is($0, ")") }.map { $0 + 1 }
      return name.map { scan.is($0, "colorNamed") && scan.is($0 + 1, ":") } ?? false
    }
  }
}

/// `[UIColor colorNamed:name …]`, as places in the tokens.
private struct ColorNamedMessage {
  private let span: Span
  /// The argument of `colorNamed:`.
  private let name: Range<Int>
  /// The argument of `bundle:` or `inBundle:`.
  private let bundle: Range<Int>?
  private let hasFallback: Bool

  init?(_ message: ColorMessage, of scan: ObjectiveCTokens) {
    guard !message.isInitializer, let first = message.parts.first, scan.is(first.word, "colorNamed") else { return nil }
    span = message.span
    name = first.argument
    bundle = message.parts.last { scan.is($0.word, "bundle") || scan.is($0.word, "inBundle") }?.argument
    hasFallback = scan.is(message.close + 1, "?") && scan.is(message.close + 2, ":")
  }

  func occurrence(of scan: ObjectiveCTokens) -> Occurrence {
    let named = NamedColor(lookup: .objectiveC, name: nameTerm(of: scan), bundle: bundleTerm(of: scan))
    return Occurrence(
      span: span, role: .reference, position: .use, expr: .named(named), hasFallback: hasFallback)
  }

  private func nameTerm(of scan: ObjectiveCTokens) -> NameTerm {
    var range = name
    while range.count > 2, scan.is(range.lowerBound, "("), scan.is(range.upperBound - 1, ")") {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    guard range.count == 1, let index = range.first, scan.tokens[index].kind == .objectString,
      !scan.tokens[index].isUnterminated
    else { return .dynamic }
    let content = scan.content(of: scan.tokens[index])
    guard let text = unescaped(scan.bytes[content.start..<content.end]) else { return .dynamic }
    return .literal(text, span: content)
  }

  private func bundleTerm(of scan: ObjectiveCTokens) -> BundleTerm {
    guard let range = bundle, let first = range.first, let last = range.last else { return .none }
    let text = scan.text(scan.tokens[first].span.union(scan.tokens[last].span))
    switch text {
    case "nil", "NULL", "Nil": return .none
    case "NSBundle.mainBundle", "[NSBundle mainBundle]": return .main
    case "SWIFTPM_MODULE_BUNDLE": return .module
    default: return .other(text)
    }
  }

  /// The value of a C string literal; `nil` for escapes that no color's name needs, and bytes that are not UTF-8.
  private func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
    if !bytes.contains(UInt8(ascii: "\\")) {
      let text = String(decoding: bytes, as: UTF8.self)
      return text.utf8.elementsEqual(bytes) ? text : nil
    }
    var result: [UInt8] = []
    var iterator = bytes.makeIterator()
    while let byte = iterator.next() {
      if byte != UInt8(ascii: "\\") {
        result.append(byte)
        continue
      }
      guard let escaped = iterator.next(), "\"\\'/?".utf8.contains(escaped) else { return nil }
      result.append(escaped)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Keeps track of `#if 0` while the tokens of a file pass by.
private struct DeadBranches {
  /// How many `#if` are open since the dead one, itself included; 0 outside.
  private var depth = 0

  mutating func holds(_ index: Int, of scan: ObjectiveCTokens) -> Bool {
    guard scan.tokens[index].isPreprocessor, scan.is(index, "#") else { return depth > 0 }
    if depth > 0 {
      if scan.is(index + 1, "if") || scan.is(index + 1, "ifdef") || scan.is(index + 1, "ifndef") { depth += 1 }
      if scan.is(index + 1, "endif") { depth -= 1 }
      let isBranch = scan.is(index + 1, "else") || scan.is(index + 1, "elif")
      if isBranch, depth == 1 { depth = 0 }
    } else if scan.is(index + 1, "if"), scan.tokens.indices.contains(index + 2),
      scan.text(scan.tokens[index + 2].span) == "0",
      !scan.tokens.indices.contains(index + 3) || !scan.tokens[index + 3].isPreprocessor
        || scan.is(index + 3, "#")
    {
      depth = 1
    }
    return depth > 0
  }
}
