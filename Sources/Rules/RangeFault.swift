import ColorScience
import Facts
import Syntax

/// Components outside 0…1 where the SDK wants them inside.
enum RangeFault: Hashable {
  /// Written as 0…255: every component is 0 or at least 1, and one is 2 or more or a whole number above 1.
  case bytes
  /// Some components are divided by 255 and these are not.
  case missingDivision([NumberTerm])
  /// Out of range in a way that does not say what was meant.
  case outside(NumberTerm)
  /// `x / 0`.
  case divisionByZero(NumberTerm)

  /// The fault of a call, if it has one. Components between 1 and 2 are legal in extended sRGB unless they are whole.
  static func find(in components: ColorComponents) -> RangeFault? {
    if let zero = components.numbers.first(where: { $0.expr.dividesByZero }) { return .divisionByZero(zero) }
    let bare = components.numbers.filter { $0.isOutOfRange }
    guard let first = bare.first else { return nil }
    if components.model == .hsb { return .outside(first) }
    let divided = components.numbers.contains { $0.expr.isDividedBy255 }
    let undivided = bare.filter { !$0.expr.isDivision }
    if divided { return undivided.isEmpty ? .outside(first) : .missingDivision(undivided) }
    let values = components.numbers.compactMap(\.value)
    let isBytes = values.count == components.numbers.count && values.allSatisfy { $0 == 0 || (1...255).contains($0) }
    return isBytes ? .bytes : .outside(first)
  }

  static func isIn(_ components: ColorComponents) -> Bool { find(in: components) != nil }
}

extension ColorComponents {
  /// Whether every component says that it is meant to be divided by 255, or is the same on either scale.
  var allSayBytes: Bool {
    numbers.allSatisfy { $0.expr.isDividedBy255 || $0.isOutOfRange || $0.value == 0 }
  }
}

extension NumberTerm {
  /// A whole number above 1, or a value of 2 or more or below -1.
  fileprivate var isOutOfRange: Bool {
    guard let value else { return false }
    return value >= 2 || value < -1 || (value > 1 && value == value.rounded())
  }
}

extension NumberExpr {
  fileprivate var isDividedBy255: Bool {
    guard case .binary(.divide, _, let right) = self else { return false }
    return right.floatingValue == 255
  }

  fileprivate var isDivision: Bool {
    if case .binary(.divide, _, _) = self { true } else { false }
  }

  fileprivate var dividesByZero: Bool {
    switch self {
    case .binary(let op, let left, let right):
      (op == .divide && right.floatingValue == 0) || left.dividesByZero || right.dividesByZero
    case .negative(let inner), .conversion(let inner): inner.dividesByZero
    case .integer, .decimal, .unknown: false
    }
  }
}
