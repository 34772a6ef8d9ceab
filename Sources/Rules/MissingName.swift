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

  /// All of one file: names in the lookups themselves, and raw values and constants that lookups elsewhere reach.
  static func all(in inspection: Inspection) -> [MissingName] {
    let direct = inspection.file.occurrences.compactMap { MissingName($0, in: inspection) }
    guard case .swift(let facts) = inspection.file.content else { return direct }
    return direct + facts.stringEnums.flatMap { rawValues(of: $0, in: inspection) }
      + facts.members.compactMap { constant($0, in: inspection) }
  }

  private init?(_ occurrence: Occurrence, in inspection: Inspection) {
    guard case .named(let named) = occurrence.expr, case .literal(let name, let span) = named.name, !name.isEmpty,
      inspection.snapshot.resolve(named, scope: occurrence.scope, in: inspection.file.path) == .missing
    else { return nil }
    // A bundle that this workspace does not show may well have the name.
    if case .other = named.bundle { return nil }
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
    guard inspection.snapshot.isLookedUp(stringEnum) else { return [] }
    let catalogs = inspection.snapshot.catalogs
    let missing = stringEnum.cases.filter { catalogs.colorSets(named: $0.rawValue).isEmpty }
    guard missing.count * 2 <= stringEnum.cases.count else { return [] }
    return missing.map {
      MissingName(name: $0.rawValue, span: $0.span, lookup: .color, isForced: false, hasFallback: false)
    }
  }

  /// A string constant that a lookup names.
  private static func constant(_ member: MemberDeclaration, in inspection: Inspection) -> MissingName? {
    guard case .string(let text, let span) = member.value,
      inspection.snapshot.catalogs.colorSets(named: text).isEmpty,
      inspection.snapshot.isLookedUp(member, in: inspection.file.path)
    else { return nil }
    return MissingName(name: text, span: span, lookup: .nsColor, isForced: false, hasFallback: false)
  }
}
