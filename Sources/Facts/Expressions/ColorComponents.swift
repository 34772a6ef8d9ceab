package import ColorScience

/// Numbers given to one of the SDK's initialisers.
package struct ColorComponents: Hashable, Sendable {
  package enum Model: UInt8, Hashable, Sendable {
    case rgb
    case white
    case hsb
  }

  package let model: Model
  package let space: ColorSpace
  /// Whose initialiser it is; `nil` for `.init(…)` where the type is not spelled.
  package let framework: ColorFramework?
  /// The initialiser's labels as spelled, `red:green:blue:alpha:`.
  package let labels: String
  /// One number for `white`, three else.
  package let numbers: [NumberTerm]
  /// Alpha or opacity; `nil` where the call leaves it out (1).
  package let alpha: NumberTerm?

  package init(
    model: Model, space: ColorSpace, framework: ColorFramework?, labels: String, numbers: [NumberTerm],
    alpha: NumberTerm?
  ) {
    self.model = model
    self.space = space
    self.framework = framework
    self.labels = labels
    self.numbers = numbers
    self.alpha = alpha
  }
}
