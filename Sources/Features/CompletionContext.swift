import Facts
import Syntax

/// What is being typed at a place in a Swift file, told from tokens alone, for the code is unfinished.
struct CompletionContext {
  enum Wanted: Hashable {
    /// The text of a lookup's name.
    case assetName
    /// A static member of a color type, after its name: `Color.`
    case member(ColorFramework)
    /// A member of UIKit's or AppKit's color type in a bridge: `Color(.`
    case bridged
  }

  let wanted: Wanted
  let replaced: Span

  /// `nil` where no color is wanted, which costs nothing in most places.
  ///
  /// - Parameter tokens: those of the bytes; they are lexed only where they are asked for.
  init?(in bytes: [UInt8], _ tokens: @autoclosure () -> SwiftTokens, at offset: Int) {
    guard offset <= bytes.count, Self.mayBeColor(bytes, at: offset) else { return nil }
    let tokens = tokens()
    guard !tokens.isInComment(offset), let last = tokens.lastToken(startingBefore: offset), let token = tokens[last]
    else { return nil }
    if token.kind == .stringLiteral {
      self.init(tokens, string: last, at: offset)
    } else {
      self.init(tokens, member: last, at: offset)
    }
  }

  private init(wanted: Wanted, replaced: Span) {
    self.wanted = wanted
    self.replaced = replaced
  }

  /// Whether the letters of a color type stand shortly before: a lookup's name follows them on the next line at most.
  private static func mayBeColor(_ bytes: [UInt8], at offset: Int) -> Bool {
    let start = max(0, offset - 300)
    return bytes.withUnsafeBytes { ByteSearch(UnsafeRawBufferPointer(rebasing: $0[start..<offset])).finds("olor") }
  }

  /// A string literal that is the name of a lookup.
  private init?(_ tokens: SwiftTokens, string index: Int, at offset: Int) {
    guard let token = tokens[index], !token.flags.contains(.interpolated), !token.flags.contains(.multiline),
      Self.isName(tokens, argument: index)
    else { return nil }
    let text = tokens.bytes[token.span.start..<token.span.end]
    let hashes = text.prefix { $0 == UInt8(ascii: "#") }.count
    let start = token.span.start + hashes + 1
    // An open literal runs to the end of its line, or to the quote that opens the next one; what stands after the cursor
    // there is code that was meant so.
    let isClosed =
      !token.flags.contains(.unterminated)
      && !tokens.bytes[offset..<max(offset, token.span.end)].contains {
        "(),".utf8.contains($0)
      }
    let end = isClosed ? token.span.end - hashes - 1 : offset
    guard start <= offset, offset <= end else { return nil }
    self.init(wanted: .assetName, replaced: Span(start, end))
  }

  /// Whether a token is the name argument of a lookup: `Color("`, `UIColor(named: "`, `NSColor.Name("`.
  private static func isName(_ tokens: SwiftTokens, argument: Int) -> Bool {
    switch tokens.text(at: argument - 1) {
    case "(":
      if tokens.text(at: argument - 2) == "Name" {
        return tokens.text(at: argument - 3) == "." && tokens.text(at: argument - 4) == "NSColor"
      }
      return callee(tokens, endingAt: argument - 2) == "Color"
    case ":":
      guard tokens.text(at: argument - 3) == "(" else { return false }
      switch (tokens.text(at: argument - 2), callee(tokens, endingAt: argument - 4)) {
      case ("named", "UIColor"), ("named", "NSColor"), ("name", "ColorResource"): return true
      default: return false
      }
    default: return false
    }
  }

  /// The name of the type that is called: `Color` for `Color(`, `SwiftUI.Color(`, `Color.init(`.
  private static func callee(_ tokens: SwiftTokens, endingAt index: Int) -> String {
    if tokens.text(at: index) == "init", tokens.text(at: index - 1) == "." {
      return callee(tokens, endingAt: index - 2)
    }
    if tokens.text(at: index - 1) == ".", !["SwiftUI", "UIKit", "AppKit"].contains(tokens.text(at: index - 2)) {
      return ""
    }
    return tokens.text(at: index)
  }

  /// `Color.` or `Color(.`, with a name begun or not.
  private init?(_ tokens: SwiftTokens, member last: Int, at offset: Int) {
    guard let token = tokens[last] else { return nil }
    let isBegun = token.kind == .identifier
    let dot = isBegun ? last - 1 : last
    guard tokens.text(at: dot) == ".", isBegun ? offset <= token.span.end : offset == token.span.end else { return nil }
    let replaced = isBegun ? token.span : Span(offset, offset)
    if let framework = ColorFramework(typeName: tokens.text(at: dot - 1)),
      [.swiftUI, .uiKit, .appKit].contains(framework),
      Self.callee(tokens, endingAt: dot - 1) == framework.typeName
    {
      self.init(wanted: .member(framework), replaced: replaced)
    } else if tokens.text(at: dot - 1) == "(", Self.callee(tokens, endingAt: dot - 2) == "Color" {
      self.init(wanted: .bridged, replaced: replaced)
    } else {
      return nil
    }
  }
}

extension SwiftTokens {
  /// The text of a token by its number; empty outside the file.
  fileprivate func text(at index: Int) -> String { self[index].map(text) ?? "" }
}
