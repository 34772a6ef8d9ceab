package import Syntax

/// A number in a color expression, with its place.
package struct NumberTerm: Hashable, Sendable {
  package let expr: NumberExpr
  package let span: Span

  package init(_ expr: NumberExpr, span: Span) {
    self.expr = expr
    self.span = span
  }

  /// The value as a floating-point argument; `nil` when it is not written in the source, or is no number (`1e400`).
  package var value: Double? { expr.floatingValue.flatMap { $0.isFinite ? $0 : nil } }
}

/// Arithmetic over literals, kept as written so that rules can see `n/255`.
package indirect enum NumberExpr: Hashable, Sendable {
  case integer(Int64)
  case decimal(Double)
  case negative(NumberExpr)
  case binary(Operator, NumberExpr, NumberExpr)
  /// `CGFloat(x)`, `Double(x)`, `Float(x)`: its argument has a type of its own, so `CGFloat(128/255)` is 0.
  case conversion(NumberExpr)
  /// A name declared somewhere: `alpha`, `Constants.full`, or any other expression that is not arithmetic.
  case unknown

  package enum Operator: UInt8, Hashable, Sendable {
    case add
    case subtract
    case multiply
    case divide
  }
}

extension NumberExpr {
  /// The value where the context wants a floating-point number: every literal in it is one (Swift infers literal types
  /// from the whole expression). `nil` when something in it is not written in the source, or on division by zero.
  package var floatingValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): value
    case .negative(let inner): inner.floatingValue.map { -$0 }
    case .binary(let op, let left, let right): op.floating(left.floatingValue, right.floatingValue)
    case .conversion(let inner): inner.integerValue.map(Double.init) ?? inner.floatingValue
    case .unknown: nil
    }
  }

  /// The value with Swift's `Int` arithmetic; `nil` unless every literal in it is an integer, and on overflow.
  package var integerValue: Int64? {
    switch self {
    case .integer(let value): value
    case .negative(let inner): inner.integerValue.flatMap { checked(Int64(0).subtractingReportingOverflow($0)) }
    case .binary(let op, let left, let right): op.integer(left.integerValue, right.integerValue)
    case .decimal, .conversion, .unknown: nil
    }
  }
}

extension NumberExpr.Operator {
  fileprivate func floating(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right else { return nil }
    switch self {
    case .add: return left + right
    case .subtract: return left - right
    case .multiply: return left * right
    case .divide: return right == 0 ? nil : left / right
    }
  }

  fileprivate func integer(_ left: Int64?, _ right: Int64?) -> Int64? {
    guard let left, let right else { return nil }
    switch self {
    case .add: return checked(left.addingReportingOverflow(right))
    case .subtract: return checked(left.subtractingReportingOverflow(right))
    case .multiply: return checked(left.multipliedReportingOverflow(by: right))
    case .divide: return right == 0 ? nil : checked(left.dividedReportingOverflow(by: right))
    }
  }
}

private func checked(_ result: (partialValue: Int64, overflow: Bool)) -> Int64? {
  result.overflow ? nil : result.partialValue
}
