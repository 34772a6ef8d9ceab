import Syntax

extension Occurrence {
  /// `[UIColor colorWithRed:… green:… blue:… alpha:…]` and the like; `nil` for any other message.
  init?(numbers message: ColorMessage, of scan: ObjectiveCTokens, _ pairs: BracketPairs) {
    guard !message.parts.isEmpty else { return nil }
    let words = message.parts.map { scan.text(scan.tokens[$0.word].span) }
    guard let first = Self.label(words[0], isInitializer: message.isInitializer) else { return nil }
    let labels = ([first] + words.dropFirst()).map { $0 + ":" }.joined()
    guard let signature = message.framework.signature(labels: labels) else { return nil }
    var numbers = message.parts.map { NumberTerm(cExpression: $0.argument, of: scan, pairs) }
    let alpha = signature.hasAlpha ? numbers.popLast() : nil
    self.init(
      span: message.span, role: .literal, position: .use,
      expr: .components(
        ColorComponents(
          model: signature.model, space: signature.space, framework: message.framework, labels: labels,
          numbers: numbers, alpha: alpha)))
  }

  /// The first label of Swift's initializer for a selector: `red` for `colorWithRed` and for `initWithRed`.
  private static func label(_ word: String, isInitializer: Bool) -> String? {
    let prefix = isInitializer ? "initWith" : "colorWith"
    guard word.hasPrefix(prefix) else { return nil }
    let rest = word.dropFirst(prefix.utf8.count)
    return rest == "SRGBRed" ? "srgbRed" : rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// `[UIColor redColor]`
  init?(systemColor message: ColorMessage, of scan: ObjectiveCTokens) {
    guard message.parts.isEmpty, !message.isInitializer else { return nil }
    self.init(systemColor: scan.text(scan.tokens[message.selector].span), of: message.framework, at: message.span)
  }

  /// `UIColor.redColor`, from the class on.
  init?(systemColorAt index: Int, of scan: ObjectiveCTokens) {
    guard let framework = scan.colorFramework(index), scan.is(index + 1, "."), scan.tokens.indices.contains(index + 2),
      scan.tokens[index + 2].kind == .identifier
    else { return nil }
    let name = scan.tokens[index + 2].span
    self.init(systemColor: scan.text(name), of: framework, at: scan.tokens[index].span.union(name))
  }

  private init?(systemColor name: String, of framework: ColorFramework, at span: Span) {
    guard SystemReference.isKnown(name) else { return nil }
    let names = [framework.typeName, Self.swiftName(ofSystemColor: name, in: framework)]
    self.init(
      span: span, role: .reference, position: .use, expr: .member(MemberPath(base: .named, names: names)))
  }

  /// The name under which Swift has a color of the system: UIKit's are without the `Color` at the end; of AppKit's only the
  /// fixed ones, the system's own hues and the fills.
  static func swiftName(ofSystemColor name: String, in framework: ColorFramework) -> String {
    let short = String(name.dropLast("Color".utf8.count))
    let isShort =
      switch framework {
      case .uiKit: name != "tintColor"
      case .appKit: fixedColors.contains(short) || short.hasPrefix("system") || short.hasSuffix("SystemFill")
      case .swiftUI, .coreGraphics, .coreImage: false
      }
    return isShort ? short : name
  }

  private static let fixedColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta", "orange", "purple",
    "red", "white", "yellow",
  ]
}
