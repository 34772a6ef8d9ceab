package import Facts
package import Syntax

/// What a lookup by name finds.
package enum Resolution: Hashable, Sendable {
  /// The color assets of that name, in the order of their paths; never empty. Where it is certain in which bundles they
  /// are looked for, only those that are there, if any is.
  case assets([ColorAsset])
  /// No color asset of the workspace has the name.
  case missing
  /// The project's own initialiser, or its own type of that name, takes the call.
  case owned
  /// The name is made at run time.
  case dynamic
}

extension Snapshot {
  /// What a lookup finds, as far as the workspace tells.
  package func resolve(_ named: NamedColor, scope: [String] = [], in path: Path) -> Resolution {
    let isOwned = declarations.owns(named.lookup, hasBundle: named.bundle != .none, scope: scope)
    if isOwned || isTakenOver(named.lookup) { return .owned }
    guard let name = literalName(named.name, scope: scope, in: path) else { return .dynamic }
    let assets = catalogs.colorSets(named: name)
    return assets.isEmpty ? .missing : .assets(reachable(assets, by: named, in: path))
  }

  /// The text of a name, where the sources say it.
  package func literalName(_ name: NameTerm, scope: [String] = [], in file: Path) -> String? {
    switch name {
    case .literal(let text, _): return text
    case .rawValueOfCase(let type, let caseName):
      return rawValue(ofCase: caseName, in: type, scope: scope)
    case .constant(let path): return constant(path, scope: scope, in: file)?.text
    case .rawValue, .dynamic: return nil
    }
  }

  /// How many enums of one name are looked through; a project with more has none that is certainly meant.
  private static let mostNamesakes = 100

  /// The raw value of a case, where every enum that a path can mean gives it the same.
  func rawValue(ofCase name: String, in type: [String], scope: [String] = []) -> String? {
    guard let enums = type.last.map({ declarations.stringEnums[$0] }), enums.count <= Self.mostNamesakes else {
      return nil
    }
    var value: String?
    for entry in enums where ScopedName.canMean(entry.value.path, mentioned: type, in: scope) {
      for rawValue in entry.value.rawValues(ofCase: name) {
        if let value, value != rawValue { return nil }
        value = rawValue
      }
    }
    return value
  }

  /// A string constant by its path, `Names.knob`. Only one of the same file, or of `NSColor.Name`, is certain: a file
  /// that declares another of that name for itself need not be known here.
  package func constant(
    _ path: [String], scope: [String] = [], in file: Path
  ) -> (text: String, span: Span, path: Path)? {
    guard let name = path.last else { return nil }
    for type in ScopedName.candidates(for: Array(path.dropLast()), in: scope) {
      let entries = declarations.members(name, ofType: type)
      guard let first = entries.first else { continue }
      guard entries.count == 1, first.path == file || type == ["NSColor", "Name"],
        case .string(let text, let span) = first.value.value
      else { return nil }
      return (text, span, first.path)
    }
    return nil
  }

  /// Whether an Objective-C category of the project answers the message behind a lookup.
  private func isTakenOver(_ lookup: NamedColor.Lookup) -> Bool {
    switch lookup {
    // A nib looks its colors up without a message that a category could answer, and so does the system.
    case .color, .resource, .interfaceBuilder, .infoPlist, .buildSetting: false
    case .uiColor, .nsColor, .objectiveC: !colorNamedCategories.isEmpty
    }
  }
}
