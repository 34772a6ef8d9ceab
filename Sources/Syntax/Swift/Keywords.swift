/// Finds the reserved and contextual words: an open-addressed table keyed by a word's first eight bytes.
struct Keywords: Sendable {
  struct Entry: Sendable {
    /// The first eight bytes, little-endian, zero beyond the word; zero in an empty slot.
    var key: UInt64 = 0
    /// The last eight bytes of a longer word, else zero: with `key`, all bytes of words of up to sixteen.
    var tail: UInt64 = 0
    var length: UInt8 = 0
    var lexeme: Lexeme = .identifier
  }

  static let table = Keywords()
  static let longest = 16
  private static let bits: UInt64 = 9

  let entries: [Entry]

  private init() {
    var entries = [Entry](repeating: Entry(), count: 1 << Int(Keywords.bits))
    for (word, lexeme) in Keywords.reserved + Keywords.contextual {
      let bytes = Array(word.utf8)
      let key = Keywords.packed(bytes.prefix(8))
      var slot = Keywords.slot(key)
      while entries[slot].key != 0 { slot = (slot + 1) & (entries.count - 1) }
      let tail = bytes.count > 8 ? Keywords.packed(bytes.suffix(8)) : 0
      entries[slot] = Entry(key: key, tail: tail, length: UInt8(bytes.count), lexeme: lexeme)
    }
    self.entries = entries
  }

  private static func packed(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Multiplicative hashing by 2^64 divided by the golden ratio (Knuth, volume 3, 6.4).
  @inline(__always) private static func slot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- bits))
  }

  /// The lexeme of a word, `identifier` if it is none of ours.
  @inline(__always)
  static func lexeme(
    key: UInt64, tail: UInt64, length: Int, in entries: UnsafeBufferPointer<Entry>
  ) -> Lexeme {
    var slot = slot(key)
    while true {
      let entry = entries[slot]
      if entry.key == 0 { return .identifier }
      if entry.key == key, entry.tail == tail, Int(entry.length) == length { return entry.lexeme }
      slot = (slot &+ 1) & (entries.count &- 1)
    }
  }
}

extension Keywords {
  private static let reserved: [(String, Lexeme)] = [
    ("Any", .capitalAnyWord), ("as", .asWord), ("associatedtype", .associatedtypeWord), ("break", .breakWord),
    ("case", .caseWord), ("catch", .catchWord), ("class", .classWord), ("continue", .continueWord),
    ("default", .defaultWord), ("defer", .deferWord), ("deinit", .deinitWord), ("do", .doWord), ("else", .elseWord),
    ("enum", .enumWord), ("extension", .extensionWord), ("fallthrough", .fallthroughWord), ("false", .falseWord),
    ("fileprivate", .fileprivateWord), ("for", .forWord), ("func", .funcWord), ("guard", .guardWord),
    ("if", .ifWord), ("import", .importWord), ("in", .inWord), ("init", .initWord), ("inout", .inoutWord),
    ("internal", .internalWord), ("is", .isWord), ("let", .letWord), ("nil", .nilWord), ("operator", .operatorWord),
    ("precedencegroup", .precedencegroupWord), ("private", .privateWord), ("protocol", .protocolWord),
    ("public", .publicWord), ("repeat", .repeatWord), ("rethrows", .rethrowsWord), ("return", .returnWord),
    ("self", .selfWord), ("Self", .capitalSelfWord), ("static", .staticWord), ("struct", .structWord),
    ("subscript", .subscriptWord), ("super", .superWord), ("switch", .switchWord), ("throw", .throwWord),
    ("throws", .throwsWord), ("true", .trueWord), ("try", .tryWord), ("typealias", .typealiasWord),
    ("var", .varWord), ("_", .wildcardWord), ("where", .whereWord), ("while", .whileWord),
  ]

  private static let contextual: [(String, Lexeme)] = [
    ("actor", .actorWord), ("any", .anyWord), ("async", .asyncWord), ("await", .awaitWord), ("borrow", .borrowWord),
    ("borrowing", .borrowingWord), ("consume", .consumeWord), ("consuming", .consumingWord),
    ("convenience", .convenienceWord), ("copy", .copyWord), ("didSet", .didSetWord), ("discard", .discardWord),
    ("distributed", .distributedWord), ("dynamic", .dynamicWord), ("each", .eachWord), ("final", .finalWord),
    ("get", .getWord), ("indirect", .indirectWord), ("infix", .infixWord), ("isolated", .isolatedWord),
    ("lazy", .lazyWord), ("macro", .macroWord), ("mutating", .mutatingWord),
    ("nonisolated", .nonisolatedWord), ("nonmutating", .nonmutatingWord),
    ("nonsending", .nonsendingWord), ("of", .ofWord), ("open", .openWord), ("optional", .optionalWord),
    ("override", .overrideWord), ("package", .packageWord), ("postfix", .postfixWord), ("prefix", .prefixWord),
    ("Protocol", .capitalProtocolWord), ("reasync", .reasyncWord), ("required", .requiredWord),
    ("sending", .sendingWord), ("set", .setWord), ("some", .someWord),
    ("Type", .capitalTypeWord), ("unowned", .unownedWord), ("unsafe", .unsafeWord),
    ("unsafeAddress", .unsafeAddressWord), ("weak", .weakWord), ("willSet", .willSetWord), ("yield", .yieldWord),
    ("_borrow", .borrowUnderscoredWord), ("_const", .constUnderscoredWord),
    ("__consuming", .consumingUnderscoredWord), ("_local", .localUnderscoredWord),
    ("_modify", .modifyUnderscoredWord), ("_move", .moveUnderscoredWord), ("__owned", .ownedUnderscoredWord),
    ("_read", .readUnderscoredWord), ("__setter_access", .setterAccessWord), ("__shared", .sharedUnderscoredWord),
  ]
}
