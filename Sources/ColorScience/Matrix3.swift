/// A constant 3 × 3 matrix over three color components, kept by rows.
struct Matrix3: Sendable {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(), (matrix.rows.2 * vector).sum())
  }
}

extension SIMD3<Double> {
  func map(_ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}

/// `x` limited to 0…1; NaN becomes 0, so that no later conversion to an integer can trap.
func clampedToUnit(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
