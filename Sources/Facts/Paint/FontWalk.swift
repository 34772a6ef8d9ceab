/// The font of a text: for each of its parts the innermost setter counts.
struct FontWalk {
  private var points: TextSize.Points?
  private var fontWeight: TextSize.Weight?
  private var weight: TextSize.Weight?
  /// Whether something unknown may have set a font before what comes.
  var isHidden = false

  mutating func set(_ font: TextSize) {
    guard points == nil else { return }
    points = isHidden ? .unknown : font.points
    fontWeight = isHidden ? .unknown : font.weight
  }

  mutating func set(_ weight: TextSize.Weight) {
    self.weight = self.weight ?? (isHidden ? .unknown : weight)
  }

  var size: TextSize {
    TextSize(points ?? (isHidden ? .unknown : .unset), weight ?? fontWeight ?? (isHidden ? .unknown : .regular))
  }
}
