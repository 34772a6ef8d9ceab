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
    let direct = inspection.occurrences.compactMap { MissingName($0, in: inspection) }
    guard case .swift(let facts) = inspection.file.content else { return direct }
    return direct + facts.stringEnums.flatMap { rawValues(of: $0, in: inspection) }
      + facts.members.compactMap { constant($0, in: inspection) }
  }

  private init?(_ occurrence: Occurrence, in inspection: Inspection) {
    guard !occurrence.isProbe, case .named(let named) = occurrence.expr, case .literal(let name, let span) = named.name,
      // Most names are there, and that is told at once.
      !name.isEmpty, !inspection.names.contains(name),
      inspection.snapshot.resolve(named, scope: occurrence.scope, in: inspection.file.path) == .missing,
      named.bundle.isKnown(to: inspection.file.path, in: inspection.snapshot),
      inspection.snapshot.isLookedUp(name, by: named, in: inspection.file.path)
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

  /// The raw values of an enum whose `rawValue` reaches a lookup. Only where at least half of the cases name color sets:
  /// otherwise the enum is about something else.
  private static func rawValues(of stringEnum: StringEnum, in inspection: Inspection) -> [MissingName] {
    guard let reach = Reach(inspection.snapshot.lookups(of: stringEnum), in: inspection) else { return [] }
    let missing = stringEnum.cases.filter { !inspection.names.contains($0.rawValue) }
    guard missing.count * 2 <= stringEnum.cases.count else { return [] }
    return missing.map { MissingName($0.rawValue, span: $0.span, reach) }
  }

  /// A string constant that a lookup names.
  private static func constant(_ member: MemberDeclaration, in inspection: Inspection) -> MissingName? {
    guard case .string(let text, let span) = member.value, !inspection.names.contains(text) else { return nil }
    let lookups = inspection.constants.lookups(ofTextAt: span, in: inspection.file.path)
    return Reach(lookups, in: inspection).map { MissingName(text, span: span, $0) }
  }

  private init(_ name: String, span: Span, _ reach: Reach) {
    self.init(
      name: name, span: span, lookup: reach.lookup, isForced: reach.isForced, hasFallback: reach.hasFallback)
  }
}

/// What the lookups that reach a literal from elsewhere have in common. Worked out once for all literals they reach.
private struct Reach {
  let lookup: NamedColor.Lookup
  let isForced: Bool
  let hasFallback: Bool

  /// `nil` when there are none, or one of them may find the name after all.
  init?(_ lookups: [DeclarationIndex.IndirectLookup], in inspection: Inspection) {
    guard let first = lookups.first,
      lookups.allSatisfy({ lookup in
        lookup.lookup.bundle.isKnown(to: lookup.file, in: inspection.snapshot)
          && !inspection.snapshot.declarations.owns(
            lookup.lookup.lookup, hasBundle: lookup.lookup.bundle != .none, scope: lookup.scope)
      }), inspection.snapshot.colorNamedCategories.isEmpty
    else { return nil }
    lookup = first.lookup.lookup
    isForced = lookups.contains(where: \.isForced)
    hasFallback = lookups.allSatisfy(\.hasFallback)
  }
}

extension BundleTerm {
  /// Whether this workspace shows the bundle that a file names: any other may well have the name.
  fileprivate func isKnown(to file: Path, in snapshot: Snapshot) -> Bool {
    switch self {
    case .none, .main, .target: true
    // Only SwiftPM makes it; anywhere else it is a property of the project's own, of whatever bundle.
    case .module: snapshot.isInPackage(file)
    case .other: false
    }
  }
}
