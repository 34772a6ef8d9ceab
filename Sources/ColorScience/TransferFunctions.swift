/// The transfer function of sRGB and Display P3 between encoded components and linear light, nominally 0…1 on both
/// sides. Odd-symmetric, f(-x) = -f(x), as extended color spaces require. Source: IEC 61966-2-1.
package enum SRGBTransfer {
  /// Decodes one component.
  ///
  /// The threshold 0.04045 is also that of WCAG 2.x since May 2021. The former 0.03928 gives the same result for all
  /// 256 8-bit inputs.
  package static func linearize(_ component: Double) -> Double {
    let magnitude = abs(component)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : power((magnitude + 0.055) / 1.055, 2.4)
    return component < 0 ? -linear : linear
  }

  /// Encodes one linear component; the inverse of `linearize`.
  package static func encode(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * power(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}

/// The transfer function of the gray spaces of asset catalogs: a pure gamma of 2.2 (Generic Gray Gamma 2.2),
/// odd-symmetric too.
enum Gamma22Transfer {
  static func linearize(_ component: Double) -> Double {
    let linear = power(abs(component), 2.2)
    return component < 0 ? -linear : linear
  }
}
