extension ColorValue {
  /// The standard hexcone (Smith 1978), as `UIColor(hue:saturation:brightness:alpha:)`: all components 0…1, limited
  /// to that range as UIKit documents, and hue 1 equal to hue 0.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let sixths = clampedToUnit(hue) * 6
    let saturation = clampedToUnit(saturation)
    let brightness = clampedToUnit(brightness)
    let sector = sixths.rounded(.down)
    let fraction = sixths - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch sector {
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      case 5: (brightness, low, falling)
      default: (brightness, rising, low)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Hue, saturation and brightness, each 0…1, of the color clipped to sRGB. The hue of a gray is 0.
  package var hsb: (hue: Double, saturation: Double, brightness: Double) {
    let color = clippedToSRGB
    let brightness = max(color.red, color.green, color.blue)
    let spread = brightness - min(color.red, color.green, color.blue)
    guard spread > 0 else { return (0, 0, brightness) }
    let sixths =
      if brightness == color.red {
        (color.green - color.blue) / spread
      } else if brightness == color.green {
        (color.blue - color.red) / spread + 2
      } else {
        (color.red - color.green) / spread + 4
      }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, spread / brightness, brightness)
  }
}
