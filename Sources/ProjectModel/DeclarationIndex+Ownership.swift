package import Facts

extension DeclarationIndex {
  /// Whether the project's own code takes a lookup's call, so that the name need not be an asset's.
  ///
  /// - Parameter hasBundle: whether the call names a bundle; one that does is none of an initialiser that takes only a name.
  package func owns(_ lookup: NamedColor.Lookup, hasBundle: Bool = false, scope: [String]) -> Bool {
    let answers = hasBundle ? [true] : [true, false]
    let isOwned = answers.contains { !lookupInitializers[OwnedLookup(lookup: lookup, hasBundle: $0)].isEmpty }
    if isOwned { return true }
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
  var lookups: [DeclarationIndex.OwnedLookup] {
    guard let type = types.first, !Self.numbers.contains(type), ColorFramework(typeName: type) == nil else { return [] }
    func owned(_ lookup: NamedColor.Lookup, alone: [String], inBundle: [[String]]) -> [DeclarationIndex.OwnedLookup] {
      (accepts(alone) ? [DeclarationIndex.OwnedLookup(lookup: lookup, hasBundle: false)] : [])
        + (inBundle.contains(where: accepts) ? [DeclarationIndex.OwnedLookup(lookup: lookup, hasBundle: true)] : [])
    }
    switch typeName {
    case "Color": return owned(.color, alone: ["_"], inBundle: [["_", "bundle"]])
    case "UIColor":
      return owned(.uiColor, alone: ["named"], inBundle: [["named", "in"], ["named", "in", "compatibleWith"]])
        + owned(.objectiveC, alone: ["named"], inBundle: [])
    case "NSColor":
      return owned(.nsColor, alone: ["named"], inBundle: [["named", "bundle"]])
        + owned(.objectiveC, alone: ["named"], inBundle: [])
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
