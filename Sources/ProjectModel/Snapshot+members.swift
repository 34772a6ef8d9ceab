package import Facts

extension Snapshot {
  /// The declarations that a path to a member can mean; none for a member of the SDK.
  package func declarations(of member: MemberPath, scope: [String]) -> [DeclarationIndex.MemberEntry] {
    guard let name = member.names.last else { return [] }
    let types: [[String]]
    switch member.base {
    case .implicit(let framework):
      let nested = member.names.dropLast()
      types = [[(framework ?? .swiftUI).typeName] + nested] + (nested.isEmpty ? [["ShapeStyle"]] : [])
    case .current: types = member.names.count == 1 ? [scope] : []
    case .named where member.names.count == 2 && ColorFramework(typeName: member.names[0]) != nil:
      types = [[member.names[0]], ["ShapeStyle"]]
    case .named: types = ScopedName.candidates(for: Array(member.names.dropLast()), in: scope)
    }
    for type in types {
      let entries = declarations.members(name, ofType: type)
      if !entries.isEmpty { return entries }
    }
    return []
  }

  /// The static members that the project gives to one of the SDK's color types, by name.
  package func staticMembers(of framework: ColorFramework) -> [DeclarationIndex.MemberEntry] {
    declarations.members.keys.filter { $0.typePath == [framework.typeName] }.sorted { $0.name < $1.name }
      .flatMap { declarations.members[$0].prefix(1) }
  }
}
