/// An expression that can denote a color, as a small symbolic term. Names in it are not resolved.
package indirect enum ColorExpr: Hashable, Sendable {
  /// A color asset by name: `Color("Brand", bundle: .module)`, `UIColor(named: "Brand")`.
  case named(NamedColor)
  /// Numbers given to an initialiser of the SDK, or `#colorLiteral`.
  case components(ColorComponents)
  /// A member: `Color.brand`, `UIColor.systemRed`, `.red`, `Theme.Colors.ink`.
  case member(MemberPath)
  /// A call of an initialiser or function that is not the SDK's: `Color(hex: "#2F80ED")`.
  case call(HelperCall)
  /// `Color.opacity(_:)`: alpha times a factor.
  case opacity(ColorExpr, NumberTerm)
  /// `withAlphaComponent(_:)`: alpha replaced.
  case alpha(ColorExpr, NumberTerm)
  /// `a ?? b`.
  case coalesce(ColorExpr, ColorExpr)
  /// `condition ? a : b`. The string is the condition as spelled.
  case ternary(condition: String, ColorExpr, ColorExpr)
  /// `Color(uiColor: x)`, `UIColor(Color.x)`, `x.cgColor`: the same color in another framework's type.
  case bridge(to: ColorFramework, ColorExpr)
  /// What it takes running to know: `UIColor { traits in … }`, a getter with several statements.
  case computed(Term)
  /// Not understood, and why.
  case unknown(UnknownReason)
}

/// Why a color's value is not known. The raw value is the reason in machine-readable output.
package enum UnknownReason: String, Hashable, Sendable {
  /// It comes in through a parameter.
  case parameter
  /// It is made from state, or from other values of the running program.
  case runtime
  /// It is declared outside the workspace.
  case external
  /// It is made by a helper that is not evaluated.
  case unresolvedHelper = "unresolved-helper"
  /// The helper gives none for what it is given: it returns nil.
  case absent
  /// Several declarations are possible.
  case ambiguous
  /// The asset exists and gives no value.
  case empty
  /// It is defined by itself.
  case cycle
  /// Following it costs too much.
  case limit
  /// The form is not understood.
  case unsupported
}

/// Whose color type an expression has.
package enum ColorFramework: UInt8, CaseIterable, Hashable, Sendable {
  case swiftUI
  case uiKit
  case appKit
  case coreGraphics
  case coreImage

  /// The framework of a type by its name.
  package init?(typeName: String) {
    switch typeName {
    case "Color": self = .swiftUI
    case "UIColor": self = .uiKit
    case "NSColor": self = .appKit
    case "CGColor": self = .coreGraphics
    case "CIColor": self = .coreImage
    default: return nil
    }
  }

  package var typeName: String {
    switch self {
    case .swiftUI: "Color"
    case .uiKit: "UIColor"
    case .appKit: "NSColor"
    case .coreGraphics: "CGColor"
    case .coreImage: "CIColor"
    }
  }
}
