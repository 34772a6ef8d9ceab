import Facts
import ProjectModel
import Syntax

/// A name that is looked up as a color and that no color asset has, where it is written.
struct MissingName {
  let name: String
  let span: Span
  let lookup: NamedColor.Lookup
  let isForced: Bool
  let hasFallback: Bool

  /// What decides which names are suggested for it.
  struct Wanted: Hashable {
    let name: String
    let lookup: NamedColor.Lookup
  }

  var wanted: Wanted { Wanted(name: name, lookup: lookup) }

  /// All of one file: names in the lookups themselves, and raw values and constants that lookups elsewhere reach.
  static func all(in inspection: Inspection) -> [MissingName] {
    let direct = inspection.file.occurrences.compactMap { MissingName($0, in: inspection) }
    guard case .swift(let facts) = inspection.file.content else { return direct }
    return direct + facts.stringEnums.flatMap { rawValues(of: $0, in: inspection) }
      + facts.members.compactMap { constant($0, in: inspection) }
  }

  private init?(_ occurrence: Occurrence, in inspection: Inspection) {
    guard !occurrence.isProbe, case .named(let named) = occurrence.expr, case .literal(let name, let span) = named.name,
      !name.isEmpty,
      inspection.snapshot.resolve(named, scope: occurrence.scope, in: inspection.file.path) == .missing,
      !inspection.names.contains(name), named.bundle.isKnown(in: inspection)
    else { return nil }
    self.init(
      name: name, span: span, lookup: named.lookup, isForced: occurrence.isForced, hasFallback: occurrence.hasFallback)
  }

  private init(name: String, span: Span, lookup: NamedColor.Lookup, isForced: Bool, hasFallback: Bool) {
    self.name = name
    self.span = span
    self.lookup = lookup
    self.isForced = isForced
    self.hasFallback = hasFallback
  }

  /// A literal that some lookups reach from elsewhere; `nil` when one of them may find it after all.
  private init?(
    _ name: String, span: Span, reachedBy lookups: [DeclarationIndex.IndirectLookup], in inspection: Inspection
  ) {
    guard let first = lookups.first, !inspection.names.contains(name),
      lookups.allSatisfy({ lookup in
        lookup.lookup.bundle.isKnown(in: inspection)
          && !inspection.snapshot.declarations.owns(lookup.lookup.lookup, scope: lookup.scope)
      }), inspection.snapshot.colorNamedCategories.isEmpty
    else { return nil }
    self.init(
      name: name, span: span, lookup: first.lookup.lookup, isForced: lookups.contains(where: \.isForced),
      hasFallback: lookups.allSatisfy(\.hasFallback))
  }

  /// The raw values of an enum whose `rawValue` reaches a lookup. Only where at least half of the cases name color sets:
  /// otherwise the enum is about something else.
  private static func rawValues(of stringEnum: StringEnum, in inspection: Inspection) -> [MissingName] {
    let lookups = inspection.snapshot.lookups(of: stringEnum)
    let missing = stringEnum.cases.filter { !inspection.names.contains($0.rawValue) }
    guard !lookups.isEmpty, missing.count * 2 <= stringEnum.cases.count else { return [] }
    return missing.compactMap { MissingName($0.rawValue, span: $0.span, reachedBy: lookups, in: inspection) }
  }

  /// A string constant that a lookup names.
  private static func constant(_ member: MemberDeclaration, in inspection: Inspection) -> MissingName? {
    guard case .string(let text, let span) = member.value, !inspection.names.contains(text) else { return nil }
    let lookups = inspection.snapshot.lookups(of: member, in: inspection.file.path)
    return MissingName(text, span: span, reachedBy: lookups, in: inspection)
  }
}

extension BundleTerm {
  /// Whether this workspace shows the bundle: any other may well have the name.
  fileprivate func isKnown(in inspection: Inspection) -> Bool {
    switch self {
    case .none, .main: true
    // Only SwiftPM makes it; anywhere else it is a property of the project's own, of whatever bundle.
    case .module: inspection.snapshot.isInPackage(inspection.file.path)
    case .other: false
    }
  }
}
