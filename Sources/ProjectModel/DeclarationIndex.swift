package import Facts
package import Syntax

/// What the Swift files of a workspace declare and how often they write a color, by name and by value.
package struct DeclarationIndex: Hashable, Sendable {
  package typealias MemberEntry = FileIndex<MemberKey, MemberDeclaration>.Entry
  package typealias HelperEntry = FileIndex<MemberKey, HelperDeclaration>.Entry

  /// A member by the full path of its type; globals have none.
  package struct MemberKey: Hashable, Sendable {
    package let typePath: [String]
    package let name: String
  }

  /// A call of a color type's initialiser with numbers, by its labels.
  struct ComponentCall: Hashable, Sendable {
    let typeName: String
    let labels: String
  }

  /// A lookup whose name is told by a path: what it is, and the types around it.
  package struct IndirectLookup: Hashable, Sendable {
    /// Where it stands.
    package let file: Path
    package let path: [String]
    package let scope: [String]
    package let lookup: NamedColor
    package let isForced: Bool
    package let hasFallback: Bool
  }

  /// A lookup by name that an initialiser of the project takes.
  package struct OwnedLookup: Hashable, Sendable {
    let lookup: NamedColor.Lookup
    /// Whether the call names a bundle.
    let hasBundle: Bool
  }

  package private(set) var members = FileIndex<MemberKey, MemberDeclaration>()
  /// What can be run to make a color; initialisers by the name `init`.
  private var helpers = FileIndex<MemberKey, HelperDeclaration>()
  /// Initialisers that take the calls of one that the SDK's type has too.
  private(set) var componentInitializers = FileIndex<ComponentCall, Span>()
  /// Initialisers that take the calls of a lookup by name.
  package private(set) var lookupInitializers = FileIndex<OwnedLookup, Span>()
  /// Types by their last names, extensions too.
  private(set) var types = FileIndex<String, TypeDeclaration>()
  /// Types by the last names of what they inherit from or conform to.
  private(set) var heirs = FileIndex<String, TypeDeclaration>()
  /// Types of which values are made elsewhere than in constants, by their last names.
  private(set) var constructions = FileIndex<String, Span>()
  /// Constants of types of the project, by the last names of these.
  private(set) var instances = FileIndex<String, HelperDeclaration>()
  /// By the enum's last name.
  package private(set) var stringEnums = FileIndex<String, StringEnum>()
  private(set) var shadowedTypes = FileIndex<ShadowedType, Span>()
  /// Lookups whose name is the raw value of an enum, by the enum's last name.
  package private(set) var rawValueLookups = FileIndex<String, IndirectLookup>()
  /// Lookups whose name is a constant, by the constant's last name.
  package private(set) var constantLookups = FileIndex<String, IndirectLookup>()
  /// Colors written as numbers where they are used, by value.
  package private(set) var literalUses = FileIndex<LiteralKey, Span>()

  package init() {}

  /// The declarations of a member of one type, by file.
  package func members(_ name: String, ofType typePath: [String]) -> [MemberEntry] {
    members[MemberKey(typePath: typePath, name: name)]
  }

  /// The functions, properties or initialisers of a type that can be run, by file.
  package func helpers(_ name: String, of typePath: [String]) -> [HelperEntry] {
    helpers[MemberKey(typePath: typePath, name: name)]
  }

  /// The same, but for those that are private to other files.
  func members(_ name: String, ofType typePath: [String], seenFrom path: Path) -> [MemberEntry] {
    let all = members(name, ofType: typePath)
    return all.contains(where: \.value.isPrivate) ? all.filter { !$0.value.isPrivate || $0.path == path } : all
  }

  /// Takes over what a file says now in place of what it said; `nil` for nothing. Every kind of entry that facts make stands
  /// here, so that what is inserted is what is removed again.
  mutating func replace(_ old: SwiftFacts?, with new: SwiftFacts?, of path: Path) {
    if old?.members ?? [] != new?.members ?? [] {
      members.replace(Self.members(old), with: Self.members(new), of: path)
    }
    if old?.initializers ?? [] != new?.initializers ?? [] {
      componentInitializers.replace(Self.componentInitializers(old), with: Self.componentInitializers(new), of: path)
      lookupInitializers.replace(Self.lookupInitializers(old), with: Self.lookupInitializers(new), of: path)
    }
    helpers.replace(Self.helpers(old), with: Self.helpers(new), of: path)
    instances.replace(Self.instances(old), with: Self.instances(new), of: path)
    if old?.constructions ?? [] != new?.constructions ?? [], !path.isTest {
      constructions.replace(Self.constructions(old), with: Self.constructions(new), of: path)
    }
    if old?.types ?? [] != new?.types ?? [] {
      types.replace(Self.types(old), with: Self.types(new), of: path)
      heirs.replace(Self.heirs(old), with: Self.heirs(new), of: path)
    }
    stringEnums.replace(Self.enums(old), with: Self.enums(new), of: path)
    shadowedTypes.replace(Self.shadowedTypes(old), with: Self.shadowedTypes(new), of: path)
    let (before, after) = (Self.lookups(old, in: path), Self.lookups(new, in: path))
    rawValueLookups.replace(before.rawValues, with: after.rawValues, of: path)
    constantLookups.replace(before.constants, with: after.constants, of: path)
    if !path.isTest { literalUses.replace(Self.literals(old), with: Self.literals(new), of: path) }
  }
}

// MARK: - Keys of one file's facts

extension DeclarationIndex {
  private static func members(_ facts: SwiftFacts?) -> [(MemberKey, MemberDeclaration)] {
    facts?.members.map { (MemberKey(typePath: $0.typePath, name: $0.name), $0) } ?? []
  }

  private static func helpers(_ facts: SwiftFacts?) -> [(MemberKey, HelperDeclaration)] {
    facts?.helpers.map { (MemberKey(typePath: $0.typePath, name: $0.name), $0) } ?? []
  }

  /// The declarations of a type: its own and its extensions.
  ///
  /// - Parameter path: names of the enclosing types and of the type, outermost first.
  func declarations(ofType path: [String]) -> [FileIndex<String, TypeDeclaration>.Entry] {
    path.last.map { types[$0].filter { $0.value.path == path } } ?? []
  }

  private static func types(_ facts: SwiftFacts?) -> [(String, TypeDeclaration)] {
    facts?.types.compactMap { type in type.path.last.map { ($0, type) } } ?? []
  }

  private static func heirs(_ facts: SwiftFacts?) -> [(String, TypeDeclaration)] {
    facts?.types.flatMap { type in type.inherited.map { ($0, type) } } ?? []
  }

  private static func instances(_ facts: SwiftFacts?) -> [(String, HelperDeclaration)] {
    facts?.helpers.compactMap { helper in helper.givenType.map { ($0, helper) } } ?? []
  }

  private static func constructions(_ facts: SwiftFacts?) -> [(String, Span)] {
    facts?.constructions.sorted().map { ($0, Span(0, 0)) } ?? []
  }

  private static func shadowedTypes(_ facts: SwiftFacts?) -> [(ShadowedType, Span)] {
    guard let types = facts?.shadowedTypes, !types.isEmpty else { return [] }
    return Set(types).map { ($0, Span(0, 0)) }
  }

  private static func lookupInitializers(_ facts: SwiftFacts?) -> [(OwnedLookup, Span)] {
    (facts?.initializers ?? []).flatMap { declaration in declaration.lookups.map { ($0, declaration.span) } }
  }

  private static func componentInitializers(_ facts: SwiftFacts?) -> [(ComponentCall, Span)] {
    (facts?.initializers ?? []).flatMap { declaration in
      let calls = ColorFramework(typeName: declaration.typeName).flatMap { Self.componentCalls[$0] } ?? []
      return calls.filter { declaration.accepts($0.labels) }.map { ($0.call, declaration.span) }
    }
  }

  /// The calls with numbers of each color type, and their labels one by one.
  private static let componentCalls: [ColorFramework: [(call: ComponentCall, labels: [String])]] =
    ColorFramework.allCases.reduce(into: [:]) { calls, framework in
      calls[framework] = framework.componentLabels.map { labels in
        (
          ComponentCall(typeName: framework.typeName, labels: labels),
          labels.split(separator: ":").map(String.init)
        )
      }
    }

  private static func enums(_ facts: SwiftFacts?) -> [(String, StringEnum)] {
    facts?.stringEnums.compactMap { entry in entry.path.last.map { ($0, entry) } } ?? []
  }

  private static func lookups(
    _ facts: SwiftFacts?, in file: Path
  ) -> (rawValues: [(String, IndirectLookup)], constants: [(String, IndirectLookup)]) {
    var rawValues: [(String, IndirectLookup)] = []
    var constants: [(String, IndirectLookup)] = []
    for occurrence in facts?.occurrences ?? [] where !occurrence.isProbe && !occurrence.isForeign {
      guard case .named(let named) = occurrence.expr else { continue }
      func mention(_ path: [String]) -> IndirectLookup {
        IndirectLookup(
          file: file, path: path, scope: occurrence.scope, lookup: named, isForced: occurrence.isForced,
          hasFallback: occurrence.hasFallback)
      }
      switch named.name {
      case .rawValue(let type): if let last = type.last { rawValues.append((last, mention(type))) }
      case .constant(let path): if let last = path.last { constants.append((last, mention(path))) }
      case .literal, .rawValueOfCase, .dynamic: break
      }
    }
    return (rawValues, constants)
  }

  /// Colors written where they are used, outside tests, previews and generated files.
  private static func literals(_ facts: SwiftFacts?) -> [(LiteralKey, Span)] {
    guard let facts, !facts.isGenerated, !facts.isTest else { return [] }
    return facts.occurrences.compactMap { occurrence in
      guard occurrence.position == .use, !occurrence.isPreview, !occurrence.isForeign,
        let key = LiteralKey(occurrence.expr)
      else {
        return nil
      }
      return (key, occurrence.span)
    }
  }
}

extension DeclarationIndex {
  /// In how many places outside tests a color that is written out stands, in numbers or in hex.
  package func placeCount(of key: LiteralKey) -> Int {
    literalUses[key].count + (key.counterpart.map { literalUses[$0].count } ?? 0)
  }
}
