import Syntax

/// A message to one of the color classes, as places in the tokens: `[UIColor colorNamed:name …]`, `[UIColor redColor]`,
/// `[[UIColor alloc] initWithRed:…]`.
struct ColorMessage {
  /// A word of the selector with its argument.
  struct Part {
    let word: Int
    let argument: Range<Int>
  }

  let framework: ColorFramework
  /// Whether it is sent to a new instance, and not to the class.
  let isInitializer: Bool
  let span: Span
  /// Its closing bracket.
  let close: Int
  /// Empty for a selector without arguments.
  let parts: [Part]
  /// The first word of the selector.
  let selector: Int

  /// The message that starts at the bracket at `index`, if one does.
  init?(at index: Int, of scan: ObjectiveCTokens, _ pairs: BracketPairs) {
    guard scan.is(index, "["), let close = pairs.end(of: index) else { return nil }
    isInitializer = scan.is(index + 1, "[")
    let receiver = isInitializer ? index + 2 : index + 1
    guard let framework = scan.colorFramework(receiver) else { return nil }
    if isInitializer {
      guard scan.is(receiver + 1, "alloc"), scan.is(receiver + 2, "]") else { return nil }
      selector = receiver + 3
    } else {
      selector = receiver + 1
    }
    guard selector < close, scan.tokens[selector].kind == .identifier else { return nil }
    var parts: [Part] = []
    var word = selector
    while word + 2 < close, scan.is(word + 1, ":") {
      let end = Self.endOfArgument(in: word + 2..<close, of: scan, pairs)
      parts.append(Part(word: word, argument: word + 2..<end))
      word = end
    }
    guard parts.isEmpty ? selector + 1 == close : word == close else { return nil }
    self.framework = framework
    self.close = close
    self.parts = parts
    span = scan.tokens[index].span.union(scan.tokens[close].span)
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
}

extension ObjectiveCTokens {
  /// The framework of the color class that is named at an index.
  func colorFramework(_ index: Int) -> ColorFramework? {
    if self.is(index, "UIColor") { return .uiKit }
    return self.is(index, "NSColor") ? .appKit : nil
  }
}
