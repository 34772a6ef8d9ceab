import ColorScience
import Facts

/// What a term of a helper's body is worth while it runs.
indirect enum Value: Sendable {
  case integer(IntegerValue)
  case floating(FloatingValue)
  /// A number literal, or arithmetic over some, whose type the context has not told yet.
  case literal(LiteralValue)
  case string(Text)
  case character(Character)
  case boolean(Bool)
  case optional(Value?)
  case tuple([Element])
  case array([Value])
  case range(ValueRange)
  case position(String.Index)
  case color(Evaluation)
  case symbol(Symbol)
  case type([String])
  /// A value of a struct, class or protocol of the project.
  case instance(Instance)
  case closure(Closure)
  /// One of `Interpreter.scanners`.
  case scanner(Int)
  case characters(CharacterSetTerm)
  /// `UITraitCollection`, `NSAppearance`, `EnvironmentValues` while a color is drawn.
  case appearance(Appearance)
  case void
  /// An argument that the sources do not tell.
  case unknown(UnknownReason)

  struct Element: Sendable {
    /// Empty for none.
    let label: String
    let value: Value
  }

  static func bool(_ value: Bool) -> Value { .boolean(value) }
  static func int(_ value: Int) -> Value { IntegerValue(Int128(value), .int).map(Value.integer) ?? .void }
  static func text(_ value: String) -> Value { .string(Text(value)) }
  static let none = Value.optional(nil)

  /// Color values are not wrapped twice.
  static func some(_ value: Value) -> Value { .optional(value) }
}

/// A string, or a slice that shares another one's positions.
struct Text: Hashable, Sendable {
  /// How many bytes a string may have while a helper runs.
  static let limit = 4096

  let content: Substring
  /// Whether its type is `Substring`.
  let isSlice: Bool

  init(_ string: String) {
    content = Substring(string)
    isSlice = false
  }

  init(slice: Substring) {
    content = slice
    isSlice = true
  }

  var string: String { String(content) }

  /// Whether a position is one of a character of this text, or its end: any other may trap.
  func holds(_ position: String.Index) -> Bool {
    guard position >= content.startIndex, position <= content.endIndex else { return false }
    return String.Index(position, within: content.base) != nil
  }
}

struct ValueRange: Sendable {
  /// `nil` for none: `...3`.
  let lower: Value?
  let upper: Value?
  let isClosed: Bool
}

/// The case of an enum, by name.
struct Symbol: Hashable, Sendable {
  /// The cases of an enum of the SDK, where all of them are known: two different names are then different values.
  enum Vocabulary: Hashable, Sendable {
    case style
    case contrast
    case scheme
    case schemeContrast
    case appearanceName
    /// An enum of the project.
    case declared(DeclaredEnum)

    var names: Set<String> {
      switch self {
      case .style: ["light", "dark", "unspecified"]
      case .contrast: ["normal", "high", "unspecified"]
      case .scheme: ["light", "dark"]
      case .schemeContrast: ["standard", "increased"]
      case .appearanceName:
        [
          "aqua", "darkAqua", "vibrantLight", "vibrantDark", "accessibilityHighContrastAqua",
          "accessibilityHighContrastDarkAqua", "accessibilityHighContrastVibrantLight",
          "accessibilityHighContrastVibrantDark",
        ]
      case .declared(let type): type.cases
      }
    }
  }

  let name: String
  let vocabulary: Vocabulary?
  /// Whether no type is spelled: it is then a member of whatever the position wants.
  let isImplicit: Bool

  init(_ name: String, _ vocabulary: Vocabulary? = nil, isImplicit: Bool = false) {
    self.name = name
    self.vocabulary = vocabulary
    self.isImplicit = isImplicit
  }

  /// Whether two names are one value; `nil` where that is not certain: of an enum that is not known here, another name
  /// may be the same case.
  func equals(_ other: Symbol) -> Bool? {
    if name == other.name { return true }
    guard let vocabulary = vocabulary ?? other.vocabulary else { return nil }
    return vocabulary.names.contains(name) && vocabulary.names.contains(other.name) ? false : nil
  }
}

/// A closure or a nested function with what it sees.
struct Closure: Sendable {
  let parameters: [HelperDeclaration.Parameter]
  /// Whether it is called without labels.
  let isAnonymous: Bool
  let result: TypeTerm?
  let body: [Statement]
  let frame: Frame

  /// The same closure where its result's type is known.
  func giving(_ result: TypeTerm) -> Closure {
    Closure(parameters: parameters, isAnonymous: isAnonymous, result: result, body: body, frame: frame)
  }
}

/// What a body sees while it runs.
struct Frame: Sendable {
  struct Variable: Sendable {
    let name: String
    /// `nil` before the first assignment.
    var value: Value?
    let type: TypeTerm?
  }

  var variables: [Variable] = []
  /// `self`
  var current: Value?
  var place: Evaluator.Place
  /// What `return` gives.
  var result: TypeTerm?
  /// Whether `self.init(…)` and `self = …` are what it gives.
  var isInitializer = false
  /// How many of its variables are captured, and may not be assigned: other copies would not see it.
  var captured = 0
}
