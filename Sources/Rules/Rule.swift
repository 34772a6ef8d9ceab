package import Facts
package import ProjectModel
package import Syntax

/// One rule: a value with its texts, its examples and its check.
package struct Rule: Sendable {
  /// A rule's name, which reads well after "ignore …": `unknown-color`.
  package struct ID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
    package init(stringLiteral value: StaticString) { rawValue = value.description }
    package var description: String { rawValue }
  }

  package let id: ID
  /// The level of most of its findings; `nil` when it is off by default. A check may give a finding another level,
  /// as the rule's page says.
  package let severity: Severity?
  /// One sentence: what it finds.
  package let summary: String
  /// Why it matters and what to do, as Markdown paragraphs.
  package let rationale: String
  package let examples: [Example]
  /// Whether some of its findings carry fixes.
  package let isFixable: Bool
  /// What settings may say of it beside its level.
  package let options: [RuleOption]
  /// All findings of the rule in one file, in any order; the caller sorts and suppresses.
  package let check: @Sendable (Inspection) -> [Diagnostic]

  package init(
    id: ID, severity: Severity?, summary: String, rationale: String, isFixable: Bool = false,
    options: [RuleOption] = [], examples: [Example],
    check: @escaping @Sendable (Inspection) -> [Diagnostic]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.isFixable = isFixable
    self.options = options
    self.examples = examples
    self.check = check
  }
}

/// What a rule sees: one file of one snapshot, and the settings.
///
/// A class only so that rules hand it on at the price of a pointer: a snapshot is a dozen dictionaries.
package final class Inspection: Sendable {
  package let snapshot: Snapshot
  private let ruling: Ruling
  package var settings: Settings { _read { yield ruling.settings } }
  /// The color assets of the snapshot by what they look like.
  package let palette: Palette
  /// Their names, to compare a mistyped one with.
  package let names: NameIndex
  /// What its catalogs have taken together.
  package let census: CatalogCensus
  /// Where its string constants serve as names.
  package let constants: ConstantUses
  /// Which color assets are mentioned anywhere; `nil` where nobody looked.
  package let reach: ColorReach?
  /// The members that texts and surfaces are painted with; empty where no rule asks.
  let painted: Set<String>
  package let file: FileFacts
  /// The bytes that the facts were made of.
  let bytes: [UInt8]
  /// Whether rules about style and fixed colors speak in this file: not in tests and generated files.
  let judgesStyle: Bool
  /// The same of rules whose words and cures are Swift's, or that ask what a color is written for.
  let judgesSwiftStyle: Bool

  /// The texts of the file with what is known of their contrast; none where style is not judged.
  let texts: [MeasuredText]
  /// Those that fail.
  let contrastFindings: [ContrastFinding]
  /// The texts that the project's own hex helpers do not take; none where style is not judged.
  let hexFaults: [(HexFault, Occurrence)]

  /// The mentions of colors in the file that are the SDK's.
  let occurrences: [Occurrence]

  package init(
    snapshot: Snapshot, ruling: Ruling, shelf: Shelf, constants: ConstantUses, reach: ColorReach? = nil,
    painted: Set<String> = [], file: FileFacts, source: Source
  ) {
    self.snapshot = snapshot
    self.ruling = ruling
    palette = shelf.palette
    names = shelf.names
    census = shelf.census
    self.constants = constants
    self.reach = reach
    self.painted = painted
    self.file = file
    bytes = source.bytes
    let isTool = if case .swift(let facts) = file.content { facts.isGenerated || facts.isTest } else { false }
    let mentions = file.occurrences
    occurrences = mentions.contains(where: \.isForeign) ? mentions.filter { !$0.isForeign } : mentions
    let judgesStyle = !isTool && !file.path.isTest
    self.judgesStyle = judgesStyle
    judgesSwiftStyle = if case .objectiveC = file.content { false } else { judgesStyle }
    texts = judgesStyle ? snapshot.measuredTexts(file.paintSites, in: file.path) : []
    contrastFindings = ContrastFinding.all(in: texts)
    hexFaults = judgesStyle ? HexFault.all(in: occurrences, path: file.path, of: snapshot) : []
  }
}
