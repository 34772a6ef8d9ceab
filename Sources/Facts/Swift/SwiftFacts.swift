package import Syntax

/// All that one Swift file says about colors.
package struct SwiftFacts: Hashable, Sendable {
  package var occurrences: [Occurrence] = []
  /// Static and global constants, and members of types, whose value can be a color or a color's name.
  package var members: [MemberDeclaration] = []
  /// Initialisers that extensions add to the SDK's color types, and that types named like them declare.
  package var initializers: [InitializerDeclaration] = []
  /// What can make a color, and what it calls, with bodies.
  package var helpers: [HelperDeclaration] = []
  /// Types, and extensions of types, as far as their values can hold colors.
  package var types: [TypeDeclaration] = []
  /// Types with names that speak of color of which values are made elsewhere than in a constant, by their last names.
  package var constructions: Set<String> = []
  /// Enums with `String` raw values.
  package var stringEnums: [StringEnum] = []
  /// Types named as one of the SDK's color types, which then own calls by that name.
  package var shadowedTypes: [ShadowedType] = []
  /// Texts whose color or surface their body tells.
  package var paintSites: [PaintSite] = []
  /// The color schemes in which the app is shown, as far as this file forces one for all of it.
  package var appSchemes = SchemeSet.both
  /// The color schemes that some views are held to, by a preference or an environment of their own; in order, each once.
  package var viewSchemes: [SchemeSet] = []
  /// Views and shapes of the project with the name of one of SwiftUI's that a text is followed through.
  package var ownViews: [String] = []
  package var suppressions: [Suppression] = []
  /// Whether a generator's header stands in the file's first lines.
  package var isGenerated = false
  /// Whether the file imports a framework for tests.
  package var isTest = false
  /// Whether parts of the file did not parse.
  package var isIncomplete = false

  package init() {}
}

/// A named value that can be a color.
package struct MemberDeclaration: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case color(ColorExpr)
    case string(String, span: Span)
  }

  /// Names of the enclosing types, outermost first: `["Theme", "Colors"]`; empty for a global.
  package let typePath: [String]
  package let name: String
  package let isStatic: Bool
  package let value: Value
  package let nameSpan: Span
  /// Whether only its own file sees it.
  package let isPrivate: Bool
  /// The conditions of `#if` under which it is compiled, all of them; that of an `#else` is `!(…)`.
  package internal(set) var conditions: [String] = []

  package init(
    typePath: [String], name: String, isStatic: Bool, value: Value, nameSpan: Span, isPrivate: Bool = false
  ) {
    self.isPrivate = isPrivate
    self.typePath = typePath
    self.name = name
    self.isStatic = isStatic
    self.value = value
    self.nameSpan = nameSpan
  }
}

/// An initialiser declared for a type with the name of an SDK color type.
package struct InitializerDeclaration: Hashable, Sendable {
  package let typeName: String
  /// The parameters' labels without colons; `_` for an unlabelled one.
  package let labels: [String]
  /// The parameters' types as spelled.
  package let types: [String]
  /// For each parameter, whether it has a default value.
  package let defaulted: [Bool]
  package let span: Span

  package init(typeName: String, labels: [String], types: [String], defaulted: [Bool], span: Span) {
    self.typeName = typeName
    self.labels = labels
    self.types = types
    self.defaulted = defaulted
    self.span = span
  }
}

/// An enum whose raw values are strings.
package struct StringEnum: Hashable, Sendable {
  package struct Case: Hashable, Sendable {
    package let name: String
    /// The raw value; the case's name where none is written.
    package let rawValue: String
    /// The text between the quotes of the raw value, or the case's name.
    package let span: Span

    package init(name: String, rawValue: String, span: Span) {
      self.name = name
      self.rawValue = rawValue
      self.span = span
    }
  }

  /// Names of the enclosing types and of the enum, outermost first.
  package let path: [String]
  package let cases: [Case]
  /// The cases by name, where there are so many that a look at each would be felt; else empty.
  private let byName: [Int32]

  package init(path: [String], cases: [Case]) {
    self.path = path
    self.cases = cases
    byName = cases.count > 64 ? cases.indices.sorted { cases[$0].name < cases[$1].name }.map(Int32.init) : []
  }

  /// The raw values of the cases of a name: one, or in code that does not compile several.
  package func rawValues(ofCase name: String) -> [String] {
    guard !byName.isEmpty else { return cases.filter { $0.name == name }.map(\.rawValue) }
    let first = byName.partitioningIndex { cases[Int($0)].name >= name }
    return byName[first...].lazy.map { cases[Int($0)] }.prefix { $0.name == name }.map(\.rawValue)
  }
}

/// A type, alias, type parameter or function of the project with the name of an SDK color type.
package struct ShadowedType: Hashable, Sendable {
  /// Names of the enclosing types; empty for a top-level type.
  package let scope: [String]
  package let name: String
  /// Whether it is another name for one of the SDK's color types, whose initialisers it shares.
  package let isAlias: Bool

  package init(scope: [String], name: String, isAlias: Bool = false) {
    self.scope = scope
    self.name = name
    self.isAlias = isAlias
  }
}
