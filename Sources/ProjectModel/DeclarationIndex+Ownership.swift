package import Facts

extension DeclarationIndex {
  /// Whether the project's own code takes a lookup's call, so that the name need not be an asset's.
  package func owns(_ lookup: NamedColor.Lookup, scope: [String]) -> Bool {
    switch lookup {
    case .color: isReplaced("Color", scope: scope) || ownsLookup(of: "Color", [["_"], ["_", "bundle"]])
    case .uiColor:
      isReplaced("UIColor", scope: scope)
        || ownsLookup(of: "UIColor", [["named"], ["named", "in"], ["named", "in", "compatibleWith"]])
    case .nsColor: isReplaced("NSColor", scope: scope) || ownsLookup(of: "NSColor", [["named"], ["named", "bundle"]])
    case .resource: isReplaced("ColorResource", scope: scope)
    case .objectiveC: ownsLookup(of: "UIColor", [["named"]]) || ownsLookup(of: "NSColor", [["named"]])
    }
  }

  /// Whether the project declares a type or function of that name which the code in `scope` sees: a top-level one
  /// anywhere, or one nested in an enclosing type.
  package func isReplaced(_ typeName: String, scope: [String]) -> Bool {
    shadowedTypes[typeName].contains { !$0.value.isAlias && scope.starts(with: $0.value.scope) }
  }

  /// As `isReplaced`, or another name for a different type of the SDK: then its members are not the SDK's of that name.
  package func isShadowed(_ typeName: String, scope: [String]) -> Bool {
    shadowedTypes[typeName].contains { scope.starts(with: $0.value.scope) }
  }

  /// Whether the project declares an initialiser that a call with these labels can mean.
  package func ownsInitializer(of typeName: String, labels: String) -> Bool {
    let called = labels.split(separator: ":").map(String.init)
    return initializers[typeName].contains { $0.value.accepts(called) }
  }

  private func ownsLookup(of typeName: String, _ calls: [[String]]) -> Bool {
    initializers[typeName].contains { entry in
      let declaration = entry.value
      guard calls.contains(where: declaration.accepts), let type = declaration.types.first else { return false }
      return !["Int", "UInt", "UInt32", "UInt64", "Int32", "Int64", "Double", "CGFloat", "Float"].contains(type)
        && ColorFramework(typeName: type) == nil
    }
  }
}

extension InitializerDeclaration {
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
