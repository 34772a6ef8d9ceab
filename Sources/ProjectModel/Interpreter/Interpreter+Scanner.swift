import Facts

extension Interpreter {
  func scannerMember(_ name: String, _ index: Int) -> Value? {
    guard scanners.indices.contains(index) else { return nil }
    let scanner = scanners[index]
    switch name {
    case "isAtEnd": return .boolean(scanner.isAtEnd)
    case "scanLocation": return .int(scanner.location)
    case "currentIndex": return scanner.position.map(Value.position)
    case "string": return .text(scanner.text)
    default: return nil
    }
  }

  mutating func scannerMethod(_ name: String, _ index: Int, _ arguments: [TermArgument]) -> Value? {
    guard scanners.indices.contains(index) else { return nil }
    switch (name, Self.labels(arguments)) {
    case ("scanHexInt64", "_:"): return scanHex(index, .uint64, into: arguments[0].value)
    case ("scanHexInt32", "_:"): return scanHex(index, .uint32, into: arguments[0].value)
    case ("scanHexInt64", ""): return scanHex(index, .uint64)
    case ("scanUInt64", "representation:"), ("scanInt64", "representation:"), ("scanInt", "representation:"),
      ("scanInt32", "representation:"):
      guard case .symbol(let symbol)? = value(arguments[0].value), symbol.name == "hexadecimal" else { return fail() }
      return scanHex(index, Self.kinds[name] ?? .uint64)
    case ("scanString", "_:"), ("scanString", "_:into:"): return scanString(index, arguments)
    case ("scanCharacter", ""): return scanCharacter(index)
    default: return nil
    }
  }

  private static let kinds: [String: IntegerKind] = [
    "scanUInt64": .uint64, "scanInt64": .int64, "scanInt": .int, "scanInt32": .int32,
  ]

  /// Reads into a variable. Where there is no digit, Apple's Foundation leaves it and the open one writes 0.
  private mutating func scanHex(_ index: Int, _ kind: IntegerKind, into target: Term) -> Value? {
    guard case .reference(let variable) = target else { return fail() }
    guard let number = scanners[index].hex(limit: kind.range.upperBound) else {
      guard let kept = value(variable), Self.wholeNumber(kept) == 0 else { return fail() }
      return .boolean(false)
    }
    guard let value = IntegerValue(number, kind), assign(.integer(value), to: variable) else { return fail() }
    return .boolean(true)
  }

  private mutating func scanHex(_ index: Int, _ kind: IntegerKind) -> Value? {
    .optional(scanners[index].hex(limit: kind.range.upperBound).flatMap { IntegerValue($0, kind) }.map(Value.integer))
  }

  /// `scanString("#")`, and the older form that says whether it was there.
  private mutating func scanString(_ index: Int, _ arguments: [TermArgument]) -> Value? {
    guard let value = value(arguments[0].value) else { return nil }
    guard case .string(let text) = value, let isThere = scanners[index].pass(text.string) else {
      return fail(at: value)
    }
    guard arguments.count == 2 else { return isThere ? .some(.text(text.string)) : Value.none }
    guard case .absent = arguments[1].value else { return fail() }
    return .boolean(isThere)
  }

  private mutating func scanCharacter(_ index: Int) -> Value? {
    guard !scanners[index].isAtEnd, let start = scanners[index].start, scanners[index].move(to: start.next) else {
      return scanners[index].isAtEnd ? Value.none : fail()
    }
    return .some(.character(start.character))
  }
}

extension ScannerState {
  /// The first character behind what is skipped, and the position behind it.
  fileprivate var start: (character: Character, next: String.Index)? {
    guard let position, position < text.endIndex else { return nil }
    var here = position
    while here < text.endIndex, let set = skipped, text[here].unicodeScalars.allSatisfy({ set.contains($0) == true }) {
      here = text.index(after: here)
    }
    return here < text.endIndex ? (text[here], text.index(after: here)) : nil
  }
}
