/// A type, or an extension of one, as far as its values can hold colors. Names in it are not resolved.
package struct TypeDeclaration: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case structure
    case object
    case enumeration
    case requirements
    case `extension`
    /// Another name for the type that it lists.
    case alias
  }

  package let kind: Kind
  /// Names of the enclosing types and of the type, outermost first.
  package let path: [String]
  /// The last names of the types and protocols that it lists behind its colon.
  package let inherited: [String]
  /// The cases of an enum, in order.
  package let cases: [EnumCase]
  /// The stored properties of its values, in order: all of them where its memberwise initialiser can be called, else those
  /// that may lead to a color.
  package let properties: [StoredProperty]
  /// The stored properties that may be set after a value was made.
  package internal(set) var variables: [String] = []
  /// The names of all properties of its values, where it inherits some that these hide.
  package internal(set) var names: [String] = []
  /// Whether it has the initialiser that Swift makes for a struct.
  package let isMemberwise: Bool
  /// The conditions of `#if` under which an alias is compiled.
  package internal(set) var conditions: [String] = []

  package init(
    kind: Kind, path: [String], inherited: [String] = [], cases: [EnumCase] = [], properties: [StoredProperty] = [],
    isMemberwise: Bool = false
  ) {
    self.kind = kind
    self.path = path
    self.inherited = inherited
    self.cases = cases
    self.properties = properties
    self.isMemberwise = isMemberwise
  }
}

/// A case of an enum.
package struct EnumCase: Hashable, Sendable {
  package let name: String
  package let hasValues: Bool

  package init(name: String, hasValues: Bool) {
    self.name = name
    self.hasValues = hasValues
  }
}

/// A property that values of a type store.
package struct StoredProperty: Hashable, Sendable {
  package let name: String
  /// As declared, or as a property wrapper's argument says it; `nil` where neither does.
  package let type: TypeTerm?
  /// What it begins with, where that tells its value or its type.
  package let initial: Term?
  /// Whether it stays what it is at first.
  package let isConstant: Bool
  /// Whether it is one of the type itself.
  package let isStatic: Bool

  package init(name: String, type: TypeTerm?, initial: Term?, isConstant: Bool, isStatic: Bool = false) {
    self.isStatic = isStatic
    self.name = name
    self.type = type
    self.initial = initial
    self.isConstant = isConstant
  }
}
