import Syntax

extension NumberTerm {
  /// An argument of a message as a number, with C's arithmetic.
  init(cExpression range: Range<Int>, of scan: ObjectiveCTokens, _ pairs: BracketPairs) {
    var reader = CExpression(range, scan, pairs)
    let span = range.first.map { scan.tokens[$0].span.union(scan.tokens[range.upperBound - 1].span) } ?? Span(0, 0)
    self.init(reader.read() ?? .unknown, span: span)
  }
}

/// Reads arithmetic over literals as C does: between two integers, `/` is the division of integers, and 128/255 is 0.
private struct CExpression {
  /// An operand, and whether C gives it an integer's type.
  private struct Operand {
    let expr: NumberExpr
    let isInteger: Bool

    /// What it is worth where a floating-point number is wanted.
    var floating: NumberExpr {
      guard isInteger else { return expr }
      if case .integer = expr { return expr }
      return .conversion(expr)
    }
  }

  private let scan: ObjectiveCTokens
  private let pairs: BracketPairs
  private let end: Int
  private var index: Int

  /// Longer ones are no color's component; and what is made of them is as deep as they are long.
  private static let longest = 64

  init(_ range: Range<Int>, _ scan: ObjectiveCTokens, _ pairs: BracketPairs) {
    self.scan = scan
    self.pairs = pairs
    index = range.lowerBound
    end = range.upperBound
  }

  /// The whole argument; `nil` where something else than arithmetic over literals is in it.
  mutating func read() -> NumberExpr? {
    guard end - index <= Self.longest, let sum = readSum(), index == end else { return nil }
    return sum.floating
  }

  private mutating func readSum() -> Operand? {
    guard var left = readProduct() else { return nil }
    while index < end, scan.is(index, "+") || scan.is(index, "-") {
      let op: NumberExpr.Operator = scan.is(index, "+") ? .add : .subtract
      index += 1
      guard let right = readProduct() else { return nil }
      left = combine(op, left, right)
    }
    return left
  }

  private mutating func readProduct() -> Operand? {
    guard var left = readUnary() else { return nil }
    while index < end, scan.is(index, "*") || scan.is(index, "/") {
      let op: NumberExpr.Operator = scan.is(index, "*") ? .multiply : .divide
      index += 1
      guard let right = readUnary() else { return nil }
      left = combine(op, left, right)
    }
    return left
  }

  private func combine(_ op: NumberExpr.Operator, _ left: Operand, _ right: Operand) -> Operand {
    let isInteger = left.isInteger && right.isInteger
    return isInteger
      ? Operand(expr: .binary(op, left.expr, right.expr), isInteger: true)
      : Operand(expr: .binary(op, left.floating, right.floating), isInteger: false)
  }

  /// A literal, one with a sign or in parentheses, or one that is cast to a floating-point type.
  private mutating func readUnary() -> Operand? {
    guard index < end else { return nil }
    if scan.tokens[index].kind == .number {
      defer { index += 1 }
      return literal(scan.text(scan.tokens[index].span))
    }
    if scan.is(index, "-") {
      index += 1
      return readUnary().map { Operand(expr: .negative($0.expr), isInteger: $0.isInteger) }
    }
    guard scan.is(index, "("), let close = pairs.end(of: index), close < end else { return nil }
    if close == index + 2, ["CGFloat", "float", "double"].contains(scan.text(scan.tokens[index + 1].span)) {
      index = close + 1
      return readUnary().map { Operand(expr: $0.floating, isInteger: false) }
    }
    index += 1
    guard let inner = readSum(), index == close else { return nil }
    index = close + 1
    return inner
  }

  /// `255`, `255.`, `.5f`, `1e-2`, `0xFF`; `nil` for octal and for hexadecimal fractions.
  private func literal(_ text: String) -> Operand? {
    let lower = text.lowercased()
    if lower.hasPrefix("0x") {
      let digits = lower.dropFirst(2).prefix { $0.isHexDigit }
      guard lower.dropFirst(2 + digits.count).allSatisfy({ "ul".contains($0) }) else { return nil }
      return Int64(digits, radix: 16).map { Operand(expr: .integer($0), isInteger: true) }
    }
    if lower.contains(where: { ".e".contains($0) }) {
      var number = lower
      if let last = number.last, "fl".contains(last) { number.removeLast() }
      if number.hasPrefix(".") { number = "0" + number }
      if number.hasSuffix(".") { number += "0" }
      return Double(number).flatMap { $0.isFinite ? Operand(expr: .decimal($0), isInteger: false) : nil }
    }
    let digits = lower.prefix { $0.isASCII && $0.isNumber }
    guard digits == "0" || !digits.hasPrefix("0"), lower.dropFirst(digits.count).allSatisfy({ "ul".contains($0) })
    else { return nil }
    return Int64(digits).map { Operand(expr: .integer($0), isInteger: true) }
  }
}
