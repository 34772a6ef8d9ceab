package import Facts

extension DeclarationIndex {
  /// Whether the project's own code takes a lookup's call, so that the name need not be an asset's.
  package func owns(_ lookup: NamedColor.Lookup, scope: [String]) -> Bool {
    if !lookupInitializers[lookup].isEmpty { return true }
    return switch lookup {
    case .color: isReplaced("Color", scope: scope)
    case .uiColor: isReplaced("UIColor", scope: scope)
    case .nsColor: isReplaced("NSColor", scope: scope)
    case .resource: isReplaced("ColorResource", scope: scope)
    case .objectiveC, .interfaceBuilder, .infoPlist, .buildSetting: false
    }
  }

  /// Whether the project declares a type or function of that name which the code in `scope` sees: a top-level one
  /// anywhere, or one nested in an enclosing type.
  package func isReplaced(_ typeName: String, scope: [String]) -> Bool {
    isSeen(typeName, in: scope, orAlias: false)
  }

  /// As `isReplaced`, or another name for a different type of the SDK: then its members are not the SDK's of that name.
  package func isShadowed(_ typeName: String, scope: [String]) -> Bool {
    isSeen(typeName, in: scope, orAlias: true)
  }

  /// Whether a type of that name is declared in one of the scopes around a place.
  private func isSeen(_ typeName: String, in scope: [String], orAlias: Bool) -> Bool {
    if shadowedTypes.isEmpty { return false }
    for depth in 0...scope.count {
      let scope = depth == scope.count ? scope : Array(scope[..<depth])
      for isAlias in orAlias ? [false, true] : [false]
      where !shadowedTypes[ShadowedType(scope: scope, name: typeName, isAlias: isAlias)].isEmpty { return true }
    }
    return false
  }

  /// Whether the project declares an initialiser that a call with numbers, one of the SDK's own, can mean.
  package func ownsInitializer(of typeName: String, labels: String) -> Bool {
    !componentInitializers[ComponentCall(typeName: typeName, labels: labels)].isEmpty
  }
}

extension InitializerDeclaration {
  /// The lookups whose calls this initialiser takes: one with their labels and a first parameter that can be a name.
  var lookups: [NamedColor.Lookup] {
    guard let type = types.first, !Self.numbers.contains(type), ColorFramework(typeName: type) == nil else { return [] }
    switch typeName {
    case "Color": return [["_"], ["_", "bundle"]].contains(where: accepts) ? [.color] : []
    case "UIColor":
      guard [["named"], ["named", "in"], ["named", "in", "compatibleWith"]].contains(where: accepts) else { return [] }
      return accepts(["named"]) ? [.uiColor, .objectiveC] : [.uiColor]
    case "NSColor":
      guard [["named"], ["named", "bundle"]].contains(where: accepts) else { return [] }
      return accepts(["named"]) ? [.nsColor, .objectiveC] : [.nsColor]
    default: return []
    }
  }

  private static let numbers: Set<String> = [
    "Int", "UInt", "UInt32", "UInt64", "Int32", "Int64", "Double", "CGFloat", "Float",
  ]

  /// Whether a call with these labels fits: every label in order, and only parameters with defaults left out.
  package func accepts(_ called: [String]) -> Bool {
    var rest = called[...]
    for (label, hasDefault) in zip(labels, defaulted) {
      if rest.first == label {
        rest.removeFirst()
      } else if !hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }
}
