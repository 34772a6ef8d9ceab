import ColorScience

extension ColorValue {
  /// The color as messages say it: `#2F80ED`, `#000000 at 40 %`.
  var spoken: String {
    alpha >= 1 ? hex : "\(hex) at \(Int((alpha * 100).rounded())) %"
  }
}

extension AdaptiveColor {
  /// `#2F80ED, dark #5AA0FF`.
  var spokenByScheme: String { "\(light.spoken), dark \(dark.spoken)" }
}
