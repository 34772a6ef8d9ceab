package import Syntax

/// A function, initialiser or property whose body can make a color, or can be needed to make one.
package struct HelperDeclaration: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case initializer(isFailable: Bool)
    case function
    /// A constant, or a property with a getter; its body is that of a function.
    case property
  }

  /// From where it is seen.
  package enum Access: Hashable, Sendable {
    /// `private` and `fileprivate`
    case file
    case module
    /// `package`, `public` and `open`
    case everywhere
  }

  package struct Parameter: Hashable, Sendable {
    /// `_` for none.
    package let label: String
    package let name: String
    package let type: TypeTerm
    package let initial: Term?

    package init(label: String, name: String, type: TypeTerm, initial: Term?) {
      self.label = label
      self.name = name
      self.type = type
      self.initial = initial
    }
  }

  package let kind: Kind
  /// Names of the enclosing types, outermost first; empty for a global.
  package let typePath: [String]
  /// `init` for an initialiser.
  package let name: String
  package let isStatic: Bool
  package let access: Access
  package let parameters: [Parameter]
  package let result: TypeTerm?
  /// `nil` where it is too large, or is none.
  package let body: [Statement]?
  package let span: Span
  /// The conditions of `#if` under which it is compiled, all of them; that of an `#else` is `!(…)`.
  package internal(set) var conditions: [String] = []

  package init(
    kind: Kind, typePath: [String], name: String, isStatic: Bool, access: Access, parameters: [Parameter],
    result: TypeTerm?, body: [Statement]?, span: Span
  ) {
    self.kind = kind
    self.typePath = typePath
    self.name = name
    self.isStatic = isStatic
    self.access = access
    self.parameters = parameters
    self.result = result
    self.body = body
    self.span = span
  }
}
