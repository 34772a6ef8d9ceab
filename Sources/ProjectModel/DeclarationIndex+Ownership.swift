package import Facts

extension DeclarationIndex {
  /// Whether the project's own code takes a lookup's call, so that the name need not be an asset's.
  package func owns(_ lookup: NamedColor.Lookup, scope: [String]) -> Bool {
    switch lookup {
    case .color: isShadowed("Color", scope: scope) || ownsStringInitializer(of: "Color", label: "_")
    case .uiColor: isShadowed("UIColor", scope: scope) || ownsStringInitializer(of: "UIColor", label: "named")
    case .nsColor: isShadowed("NSColor", scope: scope) || ownsStringInitializer(of: "NSColor", label: "named")
    case .resource: isShadowed("ColorResource", scope: scope)
    case .objectiveC: ownsStringInitializer(of: "UIColor", label: "named")
    }
  }

  /// Whether the project declares a type of that name which the code in `scope` sees: a top-level type anywhere,
  /// or one nested in an enclosing type.
  package func isShadowed(_ typeName: String, scope: [String]) -> Bool {
    shadowedTypes[typeName].contains { entry in
      scope.starts(with: entry.value.scope)
    }
  }

  /// Whether the project declares an initialiser that a call with these labels can mean.
  package func ownsInitializer(of typeName: String, labels: String) -> Bool {
    let called = labels.split(separator: ":").map(String.init)
    return initializers[typeName].contains { $0.value.accepts(called) }
  }

  private func ownsStringInitializer(of typeName: String, label: String) -> Bool {
    initializers[typeName].contains { entry in
      let declaration = entry.value
      guard declaration.accepts([label]), let type = declaration.types.first else { return false }
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
