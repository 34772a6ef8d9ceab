/// The color spaces that asset catalogs and the SDK's initialisers name.
package enum ColorSpace: UInt8, Hashable, Sendable {
  case sRGB
  /// sRGB transfer and primaries; components may lie outside 0…1.
  case extendedSRGB
  /// sRGB primaries with linear components.
  case linearSRGB
  /// Display P3 primaries, D65, sRGB transfer.
  case displayP3
  /// One component with gamma 2.2 (asset catalogs' `gray-gamma-22`).
  case grayGamma22
  /// As `grayGamma22`; the component may lie outside 0…1 (asset catalogs' `extended-gray`).
  case extendedGray
  /// Generic, calibrated or device RGB: its profile is not known here. Shown as sRGB, never judged.
  case unmanaged
}
