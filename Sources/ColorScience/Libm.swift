// The only place where this target meets the C library. Foundation stays out: it would quadruple a static binary.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  import Darwin
#endif

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The real cube root; negative for a negative number.
func cubeRoot(_ x: Double) -> Double { cbrt(x) }

func exponential(_ x: Double) -> Double { exp(x) }

func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }

/// The angle of (x, y) in degrees, 0..<360.
func angle(y: Double, x: Double) -> Double {
  let degrees = atan2(y, x) * 180 / .pi
  return degrees < 0 ? degrees + 360 : degrees
}

/// The length of (x, y).
func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
