/// A look at the tokens to come, to decide what they are before a node is made of them.
///
/// It reads the same tokens as the parser and changes none: an operator that is split stays whole behind `offset`.
struct Lookahead {
  /// How many types may nest before this gives up: it keeps `a<b<c<…`, where each `<` asks anew, linear.
  static let maximumDepth = 32

  let bytes: UnsafePointer<UInt8>
  let tokens: UnsafeMutablePointer<Token>
  let last: Int32
  /// How many more tokens may be looked at ahead in this file. The parser's sum over all looks: what real code needs
  /// is a fraction of it, and input made to look far ahead again and again stays linear.
  let budget: UnsafeMutablePointer<Int>
  var index: Int32
  /// How many bytes of the current operator have been taken.
  var offset: UInt32 = 0
  var depth = 0

  var current: Lexeme { tokens[Int(index)].lexeme }
  var startsLine: Bool { tokens[Int(index)].flags.contains(.startsLine) }
  func peek(_ distance: Int32 = 1) -> Lexeme { tokens[Int(min(index + distance, last))].lexeme }

  /// Goes on by a token; to the end of the file once the budget is spent, where every look fails.
  mutating func advance() {
    offset = 0
    budget.pointee &-= 1
    if budget.pointee < 0 { index = last } else if index < last { index += 1 }
  }

  mutating func take(_ lexeme: Lexeme) -> Bool {
    guard offset == 0, current == lexeme else { return false }
    advance()
    return true
  }

  /// Whether an operator begins here with the byte.
  func isPrefix(_ byte: Unicode.Scalar) -> Bool {
    let token = tokens[Int(index)]
    guard token.lexeme.isPlainOperator || offset > 0 else { return false }
    return token.start + offset < token.end && bytes[Int(token.start + offset)] == UInt8(ascii: byte)
  }

  mutating func takePrefix(_ byte: Unicode.Scalar) -> Bool {
    guard isPrefix(byte) else { return false }
    let token = tokens[Int(index)]
    offset += 1
    if token.start + offset == token.end { advance() }
    return true
  }

  /// Whether the whole current token is the operator `text`.
  func isOperator(_ text: StaticString) -> Bool {
    let token = tokens[Int(index)]
    guard token.lexeme.isOperator, Int(token.end - token.start) == text.utf8CodeUnitCount, offset == 0 else {
      return false
    }
    return text.withUTF8Buffer {
      $0.elementsEqual(UnsafeBufferPointer(start: bytes + Int(token.start), count: $0.count))
    }
  }

  /// Skips one token or bracketed group.
  mutating func skipSingle() {
    var open = 0
    repeat {
      if current.isOpeningBracket { open += 1 }
      if current.isClosingBracket { open -= 1 }
      if current == .stringEnd, open > 0 { return }
      advance()
    } while open > 0 && current != .endOfFile
  }

  mutating func skipToEndOfLine() {
    while current != .endOfFile, !startsLine { advance() }
  }
}

extension Parser {
  @inline(__always)
  func lookahead(_ distance: Int32 = 0) -> Lookahead {
    Lookahead(
      bytes: bytes, tokens: tokens, last: last, budget: budget.base, index: min(index &+ distance, last))
  }
}

// MARK: - Types

extension Lookahead {
  /// Whether `<` here begins generic arguments: what is between it and its `>` are types, and the token after is one
  /// that can follow a type but hardly the right side of a comparison.
  mutating func skipsGenericArguments() -> Bool {
    guard takeGenericArguments() else { return false }
    if offset > 0 {
      // The rest of an operator such as `>?` or `>(`.
      let token = tokens[Int(index)]
      let next = bytes[Int(token.start + offset)]
      let isSingle = token.start + offset + 1 == token.end
      return next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || (next == UInt8(ascii: "&") && isSingle)
    }
    switch current {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamation,
      .postfixQuestion, .colon, .stringEnd:
      return true
    case .leftParen, .leftSquare:
      return !startsLine
    case .binaryOperator:
      return isOperator("&")
    default:
      return false
    }
  }

  mutating func takeGenericArguments() -> Bool {
    guard takePrefix("<") else { return false }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Lookahead.maximumDepth else { return false }
    while !isPrefix(">") {
      if offset == 0, current == .integer {
        advance()
      } else if isOperator("-"), peek() == .integer {
        advance()
        advance()
      } else {
        guard takeType() else { return false }
      }
      guard take(.comma) else { break }
    }
    return takePrefix(">")
  }

  mutating func takeType() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Lookahead.maximumDepth else { return false }
    _ = take(.repeatWord)
    takeTypeSpecifiers()
    guard takeComposition() else { return false }
    if takeArrow() { return takeType() }
    if isOperator("...") { advance() }
    return true
  }

  private mutating func takeTypeSpecifiers() {
    while offset == 0 {
      if current == .at {
        takeAttribute()
      } else if current.isParameterSpecifier || current == .nonisolatedWord, !beginsName {
        let takesDetail = current == .nonisolatedWord
        advance()
        if takesDetail, current == .leftParen, !startsLine { skipSingle() }
      } else {
        return
      }
    }
  }

  /// Whether a contextual word here is a name rather than a specifier.
  private var beginsName: Bool {
    guard current != .inoutWord else { return false }
    switch peek() {
    case .identifier, .leftSquare, .leftParen, .at, .capitalAnyWord, .capitalSelfWord, .wildcardWord: return false
    default: return !peek().isIdentifier
    }
  }

  mutating func takeAttribute() {
    advance()
    guard current.isIdentifier || current.isReserved else { return }
    advance()
    while current == .period, peek().isIdentifier {
      advance()
      advance()
    }
    if isPrefix("<") { _ = takeGenericArguments() }
    if current == .leftParen, !tokens[Int(index)].flags.contains(.spaceBefore) { skipSingle() }
  }

  /// Whether `->` comes, after effects perhaps; takes it if so.
  mutating func takeArrow() -> Bool {
    guard offset == 0 else { return false }
    if take(.arrow) { return true }
    var ahead = self
    ahead.takeEffects()
    guard ahead.take(.arrow) else { return false }
    self = ahead
    return true
  }

  mutating func takeEffects() {
    while offset == 0 {
      switch current {
      case .asyncWord, .reasyncWord, .rethrowsWord:
        advance()
      case .throwsWord:
        advance()
        if current == .leftParen, !startsLine { skipSingle() }
      default:
        return
      }
    }
  }

  private mutating func takeComposition() -> Bool {
    if offset == 0, current == .someWord || current == .anyWord || current == .eachWord { advance() }
    guard takeSimpleType() else { return false }
    while isOperator("&") {
      advance()
      guard takeSimpleType() else { return false }
    }
    return true
  }

  private mutating func takeSimpleType() -> Bool {
    if isOperator("~") { advance() }
    guard offset == 0 else { return false }
    switch current {
    case .capitalAnyWord, .wildcardWord:
      advance()
    case .leftParen:
      guard takeTuple() else { return false }
    case .leftSquare:
      guard takeCollection() else { return false }
    case .repeatWord:
      return true
    default:
      guard takeTypeName(allowsWords: false) else { return false }
    }
    while offset == 0 {
      if current == .period {
        advance()
        guard takeTypeName(allowsWords: true) else { return false }
      } else if current == .postfixQuestion || current == .exclamation, !startsLine {
        advance()
      } else {
        break
      }
    }
    // Those that are the rest of an operator, as in `[Array<Int>?]`.
    while offset > 0, takePrefix("?") || takePrefix("!") {}
    return true
  }

  private mutating func takeTypeName(allowsWords: Bool) -> Bool {
    guard current.isIdentifier || current == .capitalSelfWord || (allowsWords && current.isReserved) else {
      return false
    }
    advance()
    while current == .colonColon, peek().isIdentifier {
      advance()
      advance()
    }
    return isPrefix("<") ? takeGenericArguments() : true
  }

  private mutating func takeCollection() -> Bool {
    advance()
    if current == .integer, peek() == .ofWord { advance() } else if !takeType() { return false }
    if take(.ofWord) || take(.colon) {
      guard takeType() else { return false }
    }
    return take(.rightSquare)
  }

  private mutating func takeTuple() -> Bool {
    advance()
    while offset == 0, current != .rightParen {
      _ = take(.inoutWord)
      if current.isArgumentLabel, peek() == .colon {
        advance()
        advance()
      } else if current.isArgumentLabel, peek().isArgumentLabel, peek(2) == .colon {
        advance()
        advance()
        advance()
      }
      guard takeType() else { return false }
      guard take(.comma) else { break }
    }
    return take(.rightParen)
  }
}
