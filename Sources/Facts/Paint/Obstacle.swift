/// Why the source does not tell what is behind a text, or how it is seen. The raw value is the reason in
/// machine-readable output.
package enum Obstacle: String, CaseIterable, Hashable, Sendable {
  /// The body it stands in says nothing: a caller does.
  case outside
  /// The default of a list, a form, a sheet or a page.
  case system
  case gradient
  case material
  case image
  /// A modifier that is not the SDK's, or whose effect is not modelled.
  case modifier
  /// A view that is not the SDK's, around the text or behind it.
  case container
  /// What is behind the text may not reach under all of it.
  case geometry
  /// A blend mode, a blur, an opacity made at run time.
  case effect
  /// Something is drawn over the text.
  case overlay
  /// A style of a control, or the tint, decides.
  case style
  /// A level of whatever foreground style is around it.
  case hierarchy
  /// It depends on what happens at run time, in a way that is not followed.
  case condition
  /// The text itself is of a kind that is not judged.
  case text
  /// Following it costs too much.
  case limit

  package var words: String {
    switch self {
    case .outside: "the surface is set outside this body"
    case .system: "the surface is the system's default"
    case .gradient: "a gradient is part of it"
    case .material: "a material is behind the text"
    case .image: "an image is behind the text"
    case .modifier: "a modifier that is not known decides"
    case .container: "a view that is not known is around or behind the text"
    case .geometry: "what is behind may not reach under all of the text"
    case .effect: "an effect changes what is seen"
    case .overlay: "something is drawn over the text"
    case .style: "the style of a control decides"
    case .hierarchy: "it is a level of the style around it"
    case .condition: "a condition decides that is not followed"
    case .text: "text of this kind is not judged"
    case .limit: "following it costs too much"
    }
  }
}
