/// The color difference CIEDE2000 with kL = kC = kH = 1, on Lab D65. 1 is about what a trained eye sees; use it for
/// verdicts, `deltaEOK` for ranking. Alpha plays no part.
package func ciede2000(_ a: ColorValue, _ b: ColorValue) -> Double { ciede2000(a.lab, b.lab) }

/// Source, with the names of its variables spelled out: Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula:
/// Implementation Notes, Supplementary Test Data, and Mathematical Observations" (2005), equations 2 to 22.
package func ciede2000(_ first: CIELab, _ second: CIELab) -> Double {
  let meanChroma = (length(first.a, first.b) + length(second.a, second.b)) / 2
  let stretch = 1 + 0.5 * (1 - chromaWeight(meanChroma))
  let (a1, a2) = (first.a * stretch, second.a * stretch)
  let (chroma1, chroma2) = (length(a1, first.b), length(a2, second.b))
  let isHueless = chroma1 * chroma2 == 0
  let hue1 = chroma1 == 0 ? 0 : angle(y: first.b, x: a1)
  let hue2 = chroma2 == 0 ? 0 : angle(y: second.b, x: a2)

  let deltaHue = isHueless ? 0 : shortestTurn(from: hue1, to: hue2)
  let deltaL = second.lightness - first.lightness
  let deltaC = chroma2 - chroma1
  let deltaH = 2 * (chroma1 * chroma2).squareRoot() * sine(degrees: deltaHue / 2)

  let lightness = (first.lightness + second.lightness) / 2
  let chroma = (chroma1 + chroma2) / 2
  let hue = isHueless ? hue1 + hue2 : meanHue(hue1, hue2)
  let t =
    1 - 0.17 * cosine(degrees: hue - 30) + 0.24 * cosine(degrees: 2 * hue) + 0.32 * cosine(degrees: 3 * hue + 6)
    - 0.20 * cosine(degrees: 4 * hue - 63)
  let fromMiddle = (lightness - 50) * (lightness - 50)
  let weightL = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()
  let weightC = 1 + 0.045 * chroma
  let weightH = 1 + 0.015 * chroma * t
  let blue = (hue - 275) / 25
  let rotation = -2 * chromaWeight(chroma) * sine(degrees: 60 * exponential(-blue * blue))

  let (l, c, h) = (deltaL / weightL, deltaC / weightC, deltaH / weightH)
  return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
}

/// √(C⁷ / (C⁷ + 25⁷)), 0…1.
private func chromaWeight(_ chroma: Double) -> Double {
  let seventh = power(chroma, 7)
  return (seventh / (seventh + 6_103_515_625)).squareRoot()
}

/// Degrees, -180…180.
private func shortestTurn(from hue1: Double, to hue2: Double) -> Double {
  let difference = hue2 - hue1
  if difference > 180 { return difference - 360 }
  return difference < -180 ? difference + 360 : difference
}

/// The middle of the shorter arc, in degrees.
private func meanHue(_ hue1: Double, _ hue2: Double) -> Double {
  let sum = hue1 + hue2
  guard abs(hue1 - hue2) > 180 else { return sum / 2 }
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}
