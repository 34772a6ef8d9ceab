// MARK: - Closures

extension Lookahead {
  /// Whether a closure's signature begins here: whether an `in` comes where one ends.
  mutating func isClosureSignature() -> Bool {
    while current == .at { takeAttribute() }
    if current == .leftSquare { skipSingle() }
    if current == .leftParen {
      guard skipParameters() else { return false }
    } else if current.isIdentifier || current == .wildcardWord {
      guard takeNames() else { return false }
    }
    takeEffects()
    if take(.arrow) {
      // Nothing else has an arrow here.
      guard takeType() else { return false }
      return true
    }
    return current == .inWord
  }

  private mutating func takeNames() -> Bool {
    repeat {
      guard current.isIdentifier || current == .wildcardWord else { return false }
      advance()
      if take(.colon), !takeType() { return false }
    } while take(.comma)
    return true
  }

  /// Skips a parenthesis unless it holds what no parameter clause does, which keeps nested ones linear.
  private mutating func skipParameters() -> Bool {
    var open = 0
    repeat {
      switch current {
      case .leftParen, .leftSquare: open += 1
      case .rightParen, .rightSquare: open -= 1
      case .string, .float, .regex, .leftBrace, .rightBrace, .equal, .ifWord, .returnWord, .letWord, .varWord,
        .trueWord, .falseWord, .nilWord, .tryWord, .semicolon, .stringEnd:
        return false
      default: break
      }
      advance()
    } while open > 0 && current != .endOfFile
    return true
  }

  /// Whether the `{` here begins `willSet`, `didSet` or `init` accessors rather than a closure.
  mutating func isObserverBlock() -> Bool {
    func isObserver(_ lexeme: Lexeme) -> Bool { lexeme == .didSetWord || lexeme == .willSetWord || lexeme == .initWord }
    if isObserver(peek()) { return true }
    guard peek() == .at else { return false }
    advance()
    while current == .at { takeAttribute() }
    return isObserver(current)
  }

  /// Whether the `{` here, in a condition, is a closure all the same: what follows its `}` goes on with the condition.
  mutating func isClosureInCondition() -> Bool {
    guard !tokens[Int(min(index + 1, last))].flags.contains(.startsLine) else { return false }
    skipSingle()
    switch current {
    case .leftBrace, .whereWord, .comma:
      return true
    case .leftSquare, .leftParen, .period, .isWord, .asWord, .postfixQuestion, .infixQuestion, .exclamation, .colon,
      .equal, .postfixOperator, .binaryOperator:
      return !startsLine
    default:
      return false
    }
  }
}

// MARK: - Names

extension Lookahead {
  /// Whether `(a:b:)` follows a name: labels alone, as of a function that is not called.
  mutating func isArgumentNames() -> Bool {
    advance()
    guard current != .rightParen else { return false }
    while current != .rightParen {
      guard current.isArgumentLabel, peek() == .colon else { return false }
      advance()
      advance()
    }
    return true
  }
}

// MARK: - Declarations and conditional compilation

extension Lookahead {
  /// Whether the tokens here begin a declaration.
  mutating func isDeclaration(inMembers: Bool) -> Bool {
    var hasAttribute = false
    while true {
      if current == .at {
        takeAttribute()
        hasAttribute = true
      } else if current == .poundIf {
        guard takeConditionalAttributes() else { break }
        hasAttribute = true
      } else {
        break
      }
    }
    let hasModifier = takeModifiers()
    switch current {
    case .rightBrace, .endOfFile, .poundEndif: return hasAttribute
    case .caseWord, .classWord: return inMembers || current == .classWord
    case .initWord: return true
    case .actorWord, .macroWord: return peek().isIdentifier
    case .pound: return hasAttribute || hasModifier || inMembers
    default: return current.beginsDeclaration || (inMembers && (hasAttribute || hasModifier))
    }
  }

  private mutating func takeModifiers() -> Bool {
    let start = index
    while current.isModifier, current != .classWord {
      let takesDetail = current.takesDetail && current != .openWord
      advance()
      if takesDetail, current == .leftParen, !startsLine { skipSingle() }
    }
    return index > start
  }

  /// Takes an `#if` that holds attributes and nothing else.
  mutating func takeConditionalAttributes() -> Bool {
    var hasAttribute = false
    var open = 0
    while current != .endOfFile {
      switch current {
      case .poundIf:
        open += 1
        guard open <= Parser.maximumDepth else { return false }
        advance()
        advance()
        skipToEndOfLine()
      case .poundElseif, .poundElse:
        advance()
        advance()
        skipToEndOfLine()
      case .poundEndif:
        guard startsLine else { return false }
        open -= 1
        advance()
        advance()
        if open == 0 { return hasAttribute }
      case .at:
        hasAttribute = true
        takeAttribute()
      default:
        return false
      }
    }
    return false
  }

  /// Whether the `#if` here holds members of the expression before it: its first line begins with a dot.
  mutating func isPostfixCondition() -> Bool {
    var directives = 0
    while current == .poundIf {
      directives += 1
      guard directives <= Lookahead.maximumDepth else { return false }
      advance()
      advance()
      skipToEndOfLine()
    }
    return current == .period && (peek().isIdentifier || peek().isReserved)
  }

  /// Whether a `case` or `default` begins here, attributes and `#if`s before it aside.
  mutating func isSwitchCase() -> Bool {
    var directives = 0
    while current == .poundIf || current == .poundElse || current == .poundElseif {
      directives += 1
      guard directives <= Lookahead.maximumDepth else { return false }
      advance()
      advance()
      skipToEndOfLine()
    }
    while current == .at { takeAttribute() }
    return current == .caseWord || current == .defaultWord
  }
}
