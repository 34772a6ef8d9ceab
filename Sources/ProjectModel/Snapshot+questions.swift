package import Facts
package import Syntax

extension Snapshot {
  /// Whether the checkout lacks something that the project names: a submodule, a local package, a catalog.
  /// A color that is not found may then be there.
  package var lacksParts: Bool { !absentFolders.isEmpty || !absentCatalogs.isEmpty }

  /// Catalogs that a project file names and the checkout does not have, by file name.
  package var absentCatalogs: [String] {
    let present = catalogs.catalogNames
    var absent: Set<String> = []
    for facts in files.values {
      guard case .project(let project) = facts.content else { continue }
      absent.formUnion(project.catalogNames.filter { !present.contains($0) })
    }
    return absent.sorted()
  }

  /// Whether the workspace gives names to colors at all: in catalogs or in code.
  package var namesColors: Bool {
    !catalogs.isEmpty || !declarations.members.isEmpty
  }

  /// Whether a lookup somewhere uses a string constant as a color's name.
  package func isLookedUp(_ member: MemberDeclaration, in path: Path) -> Bool {
    declarations.constantLookups[member.name].contains { lookup in
      guard let found = constant(lookup.value.path, scope: lookup.value.scope) else { return false }
      return found.path == path && member.value == .string(found.text, span: found.span)
    }
  }

  /// Whether a lookup somewhere uses the raw values of an enum as colors' names.
  package func isLookedUp(_ stringEnum: StringEnum) -> Bool {
    guard let name = stringEnum.path.last else { return false }
    return declarations.rawValueLookups[name].contains {
      ScopedName.canMean(stringEnum.path, mentioned: $0.value.path, in: $0.value.scope)
    }
  }
}
