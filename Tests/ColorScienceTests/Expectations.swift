import ColorScience
import Testing

/// The color of a hex literal; fails the test if it is none.
func color(_ hex: String) throws -> ColorValue { try #require(ColorValue(hex: hex)) }

func gray(_ level: UInt8) -> ColorValue { ColorValue(red8: level, green8: level, blue8: level) }

/// Every 8-bit color whose components are multiples of `step`.
func lattice(step: Int) -> [ColorValue] {
  let levels = stride(from: 0, through: 255, by: step).map { UInt8($0) }
  return levels.flatMap { red in
    levels.flatMap { green in levels.map { ColorValue(red8: red, green8: green, blue8: $0) } }
  }
}

func expectClose(
  _ actual: [Double], _ expected: [Double], tolerance: Double, sourceLocation: SourceLocation = #_sourceLocation
) {
  for (a, b) in zip(actual, expected) {
    #expect(abs(a - b) <= tolerance, "\(actual) is not \(expected)", sourceLocation: sourceLocation)
  }
}

/// Expects each 8-bit component within one step of that of `hex`.
func expectWithinOne(
  _ actual: ColorValue, _ hex: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let (a, b) = (actual.rgb8, try color(hex).rgb8)
  for (x, y) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
    #expect(abs(Int(x) - Int(y)) <= 1, "\(actual.hex) is not \(hex)", sourceLocation: sourceLocation)
  }
}
