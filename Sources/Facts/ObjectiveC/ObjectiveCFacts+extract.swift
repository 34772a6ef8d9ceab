package import Syntax

extension ObjectiveCFacts {
  /// The facts of one Objective-C file: each `[UIColor colorNamed:…]` and `[NSColor colorNamed:…]`, also in macros,
  /// other than between `#if 0` and its `#else` or `#endif`.
  package init(of source: Source) {
    let scan = ObjectiveCTokens(source.bytes)
    let pairs = BracketPairs(scan)
    var occurrences: [Occurrence] = []
    var dead = DeadBranches()
    for index in scan.tokens.indices where !dead.holds(index, of: scan) {
      guard let message = ColorNamedMessage(at: index, of: scan, pairs) else { continue }
      occurrences.append(message.occurrence(of: scan))
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

  /// The message that starts at the bracket at `index`, if one does.
  init?(at index: Int, of scan: ObjectiveCTokens, _ pairs: BracketPairs) {
    guard scan.is(index, "["), let close = pairs.end(of: index),
      scan.is(index + 1, "UIColor") || scan.is(index + 1, "NSColor"),
      scan.is(index + 2, "colorNamed"), scan.is(index + 3, ":"), close > index + 4
    else { return nil }
    let nameEnd = Self.endOfArgument(in: index + 4..<close, of: scan, pairs)
    var bundle: Range<Int>?
    var end = nameEnd
    while end + 2 < close {
      let isBundle = scan.is(end, "bundle") || scan.is(end, "inBundle")
      let next = Self.endOfArgument(in: end + 2..<close, of: scan, pairs)
      if isBundle { bundle = end + 2..<next }
      end = next
    }
    span = scan.tokens[index].span.union(scan.tokens[close].span)
    name = index + 4..<nameEnd
    self.bundle = bundle
    hasFallback = scan.is(close + 1, "?") && scan.is(close + 2, ":")
  }

  /// The index of the `word :` that starts the message's next part, or of its closing bracket.
  private static func endOfArgument(
    in range: Range<Int>, of scan: ObjectiveCTokens, _ pairs: BracketPairs
  ) -> Int {
    // `a ? b : c` holds a colon that starts no part.
    var questions = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let isPart = scan.tokens[index].kind == .identifier && scan.is(index + 1, ":")
      if isPart, index > range.lowerBound, questions == 0 { return index }
      if scan.is(index, "?") { questions += 1 }
      if scan.is(index, ":") { questions -= 1 }
      index = (pairs.end(of: index) ?? index) + 1
    }
    return range.upperBound
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
