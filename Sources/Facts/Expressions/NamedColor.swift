package import Syntax

/// A color asset mentioned by name.
package struct NamedColor: Hashable, Sendable {
  /// The initialiser that looks the name up.
  package enum Lookup: UInt8, Hashable, Sendable {
    /// `Color("X")`, `Color("X", bundle:)`
    case color
    /// `UIColor(named:)`, `UIColor(named:in:compatibleWith:)`
    case uiColor
    /// `NSColor(named:)`, `NSColor(named:bundle:)`
    case nsColor
    /// `ColorResource(name:bundle:)`
    case resource
    /// Objective-C `[UIColor colorNamed:]`, `[NSColor colorNamed:]`
    case objectiveC
    /// `<color name="X"/>` in a xib or storyboard
    case interfaceBuilder
    /// `UIColorName` and its like in an `Info.plist`
    case infoPlist
    /// `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME` and its like
    case buildSetting

    /// Whether the name stands in a file that says how a target is built, not in code.
    package var isOfProject: Bool { self == .infoPlist || self == .buildSetting }
  }

  package let lookup: Lookup
  package let name: NameTerm
  package let bundle: BundleTerm

  package init(lookup: Lookup, name: NameTerm, bundle: BundleTerm) {
    self.lookup = lookup
    self.name = name
    self.bundle = bundle
  }
}

/// The name argument of a lookup.
package indirect enum NameTerm: Hashable, Sendable {
  /// A literal. `span` is the text between the quotes.
  case literal(String, span: Span)
  /// `x.rawValue`, where the type of `x` is named in the same file or spelled in the expression.
  case rawValue(typePath: [String])
  /// `Type.case.rawValue`
  case rawValueOfCase(typePath: [String], name: String)
  /// A constant: `Names.brand`, `.knob`, `brandName`. Its scope is that of the occurrence.
  case constant(path: [String])
  /// Interpolated, computed or passed in.
  case dynamic
}

/// The bundle argument of a lookup.
package enum BundleTerm: Hashable, Sendable {
  /// No bundle is given, or `nil`: the main bundle.
  case none
  case main
  case module
  /// That of a target of the same project file, by its place in that file's list.
  case target(Int)
  /// Anything else, as spelled.
  case other(String)
}
