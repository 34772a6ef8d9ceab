/// What a token is to the parser, one value for everything it tells apart: a byte to switch on.
///
/// The order matters: reserved words lie between `capitalAnyWord` and `whileWord`, contextual ones after `whileWord`.
/// The suffix keeps `in`, `init` and `self` from needing back-quotes.
enum Lexeme: UInt8, Sendable {
  case endOfFile, unknown, stringEnd
  case identifier, dollarIdentifier, integer, float, string, regex

  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, colon, colonColon, semicolon, at, backslash, backtick, period, arrow
  case pound, poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation

  case equal, prefixAmpersand, prefixOperator, binaryOperator, postfixOperator
  case infixQuestion, postfixQuestion, exclamation

  case capitalAnyWord, asWord, associatedtypeWord, breakWord, caseWord, catchWord, classWord, continueWord,
    defaultWord, deferWord, deinitWord, doWord, elseWord, enumWord, extensionWord, fallthroughWord, falseWord,
    fileprivateWord, forWord, funcWord, guardWord, ifWord, importWord, inWord, initWord, inoutWord, internalWord,
    isWord, letWord, nilWord, operatorWord, precedencegroupWord, privateWord, protocolWord, publicWord, repeatWord,
    rethrowsWord, returnWord, selfWord, capitalSelfWord, staticWord, structWord, subscriptWord, superWord, switchWord,
    throwWord, throwsWord, trueWord, tryWord, typealiasWord, varWord, wildcardWord, whereWord, whileWord

  case actorWord, anyWord, asyncWord, awaitWord, borrowWord, borrowingWord, consumeWord, consumingWord,
    convenienceWord, copyWord, didSetWord, discardWord, distributedWord, dynamicWord, eachWord, finalWord, getWord,
    indirectWord, infixWord, isolatedWord, lazyWord, macroWord, mutatingWord, nonisolatedWord, nonmutatingWord,
    nonsendingWord, ofWord, openWord, optionalWord, overrideWord, packageWord, postfixWord, prefixWord,
    capitalProtocolWord, reasyncWord, requiredWord, sendingWord, setWord, someWord, capitalTypeWord, unownedWord,
    unsafeWord, unsafeAddressWord, weakWord, willSetWord, yieldWord, borrowUnderscoredWord, constUnderscoredWord,
    consumingUnderscoredWord, localUnderscoredWord, modifyUnderscoredWord, moveUnderscoredWord, ownedUnderscoredWord,
    readUnderscoredWord, setterAccessWord, sharedUnderscoredWord
}

extension Lexeme {
  /// Words that are never names, back-quotes aside.
  @inline(__always) var isReserved: Bool {
    rawValue >= Lexeme.capitalAnyWord.rawValue && rawValue <= Lexeme.whileWord.rawValue
  }

  /// Names: plain ones and words reserved only in their places.
  @inline(__always) var isIdentifier: Bool { self == .identifier || rawValue > Lexeme.whileWord.rawValue }

  /// What may stand before the colon of an argument.
  @inline(__always) var isArgumentLabel: Bool {
    isIdentifier || self == .dollarIdentifier || (isReserved && self != .inoutWord)
  }

  @inline(__always) var isOperator: Bool {
    rawValue >= Lexeme.equal.rawValue && rawValue <= Lexeme.exclamation.rawValue
  }

  /// Operators that `<…>` could be the start or the end of.
  @inline(__always) var isPlainOperator: Bool {
    self == .binaryOperator || self == .prefixOperator || self == .postfixOperator
  }

  /// `#elseif`, `#else` and `#endif`.
  @inline(__always) var endsClause: Bool {
    self == .poundElseif || self == .poundElse || self == .poundEndif
  }

  var isOpeningBracket: Bool { self == .leftParen || self == .leftSquare || self == .leftBrace }
  var isClosingBracket: Bool { self == .rightParen || self == .rightSquare || self == .rightBrace }
}

extension Lexeme {
  /// Words that begin a declaration whatever follows.
  var beginsDeclaration: Bool {
    switch self {
    case .associatedtypeWord, .classWord, .deinitWord, .enumWord, .extensionWord, .funcWord, .importWord, .inoutWord,
      .letWord, .operatorWord, .precedencegroupWord, .protocolWord, .structWord, .subscriptWord, .typealiasWord,
      .varWord:
      return true
    default:
      return false
    }
  }

  /// Words that may stand before a declaration's keyword.
  var isModifier: Bool {
    switch self {
    case .ownedUnderscoredWord, .setterAccessWord, .constUnderscoredWord, .localUnderscoredWord, .asyncWord,
      .borrowingWord, .classWord, .consumingWord, .convenienceWord, .distributedWord, .dynamicWord, .fileprivateWord,
      .finalWord, .indirectWord, .infixWord, .internalWord, .isolatedWord, .lazyWord, .mutatingWord, .nonisolatedWord,
      .nonmutatingWord, .openWord, .optionalWord, .overrideWord, .packageWord, .postfixWord, .prefixWord,
      .privateWord, .publicWord, .reasyncWord, .requiredWord, .rethrowsWord, .sendingWord, .staticWord, .unownedWord,
      .weakWord, .consumingUnderscoredWord:
      return true
    default:
      return false
    }
  }

  /// Modifiers that may have `(…)`.
  var takesDetail: Bool {
    switch self {
    case .fileprivateWord, .internalWord, .nonisolatedWord, .packageWord, .openWord, .privateWord, .publicWord,
      .unownedWord:
      return true
    default: return false
    }
  }

  /// `read` and `modify` without underscore are none unless an experimental feature is on.
  var isAccessor: Bool {
    switch self {
    case .getWord, .setWord, .willSetWord, .didSetWord, .initWord, .readUnderscoredWord, .modifyUnderscoredWord,
      .unsafeAddressWord:
      return true
    default:
      return false
    }
  }

  var isAccessorModifier: Bool {
    switch self {
    case .ownedUnderscoredWord, .consumingWord, .borrowingWord, .mutatingWord, .nonmutatingWord,
      .consumingUnderscoredWord:
      return true
    default: return false
    }
  }

  /// Words that may stand before a parameter's type or name.
  var isParameterSpecifier: Bool {
    switch self {
    case .inoutWord, .isolatedWord, .borrowingWord, .consumingWord, .sendingWord, .constUnderscoredWord,
      .ownedUnderscoredWord, .sharedUnderscoredWord:
      return true
    default:
      return false
    }
  }
}
