import ColorScience
import Facts
import ProjectModel
import Syntax

/// A text given to a hex helper of the project that does not spell a color to it.
struct HexFault {
  enum Kind: Hashable {
    case characters
    /// The helper takes other counts of digits.
    case count([Int])
    /// The helper does not take what stands before the digits.
    case prefix(String)
  }

  let kind: Kind
  let text: String
  /// The literal, with its quotes.
  let span: Span
  let helper: String
  let result: HexParameter.Result
  /// What it draws where the text decides; `nil` for nothing.
  let drawn: ColorValue?
  /// Texts that the helper takes, with what changes, the likeliest first.
  let cures: [(title: String, text: String)]

  /// The faults of a file, by the literal's place.
  static func all(in occurrences: [Occurrence], path: Path, of snapshot: Snapshot) -> [(HexFault, Occurrence)] {
    var reader = HexReader(snapshot: snapshot, path: path)
    return occurrences.flatMap { occurrence -> [(HexFault, Occurrence)] in
      guard case .call(let call) = occurrence.expr, !occurrence.isPreview, !occurrence.isProbe else { return [] }
      return call.arguments.indices.compactMap { index in
        guard case .string(let text) = call.arguments[index].value else { return nil }
        return reader.fault(of: text, in: call, argument: index, scope: occurrence.scope).map { ($0, occurrence) }
      }
    }
  }
}

/// Looks for faults in one file. Of well-formed texts, which are nearly all, only the first of each form is run, and what a
/// parameter takes is asked once.
private struct HexReader {
  /// A parameter of a helper, told by how it is called.
  private struct Parameter: Hashable {
    let callee: [String]
    let scope: [String]
    let labels: [String]
    /// The other arguments, for they may decide which overload is meant; numbers and texts by their kinds only.
    let others: [HelperCall.Value]
    let index: Int

    init(_ call: HelperCall, index: Int, scope: [String]) {
      callee = call.callee
      self.scope = scope
      labels = call.arguments.map(\.label)
      others = call.arguments.indices.filter { $0 != index }.map { call.arguments[$0].value.kind }
      self.index = index
    }
  }

  /// How many digits a helper takes after the prefix that is written, and after another one.
  private struct Counts {
    let own: [Int]
    let other: [Int]
    let otherPrefix: String
  }

  let snapshot: Snapshot
  let path: Path
  private var taken: [Parameter: Set<HexForm>] = [:]
  /// By parameter and prefix; `nil` for a parameter that is not for hex digits.
  private var counts: [Parameter: [String: Counts?]] = [:]

  init(snapshot: Snapshot, path: Path) {
    self.snapshot = snapshot
    self.path = path
  }

  mutating func fault(of text: String, in call: HelperCall, argument index: Int, scope: [String]) -> HexFault? {
    let spelling = HexSpelling(text)
    // A text without digits says nothing, and is mostly meant so.
    guard !spelling.digits.isEmpty, text.utf8.count <= 32 else { return nil }
    let helper = HexParameter(call, argument: index, scope: scope, in: path, of: snapshot)
    let parameter = Parameter(call, index: index, scope: scope)
    if spelling.isHex, takes(spelling.form, helper, parameter) { return nil }
    guard let counts = counts(helper, parameter, spelling.prefix), let result = helper.result(for: text),
      let kind = kind(of: spelling, counts, result, helper)
    else { return nil }
    let usual = (counts.own.first ?? counts.other.first).flatMap { count in
      helper.result(for: (counts.own.isEmpty ? counts.otherPrefix : spelling.prefix) + "7A3C15E9".prefix(count))
    }
    return HexFault(
      kind: kind, text: text, span: call.arguments[index].span, helper: helper.name, result: result,
      drawn: result.color(unlike: usual), cures: cures(of: spelling, counts, helper))
  }

  /// What is not certain is as good as taken: nothing is said of it. What is not taken is asked again for each call, for
  /// another argument may be at fault.
  private mutating func takes(_ form: HexForm, _ helper: HexParameter, _ parameter: Parameter) -> Bool {
    if taken[parameter]?.contains(form) == true { return true }
    guard helper.takes(form) ?? true else { return false }
    taken[parameter, default: []].insert(form)
    return true
  }

  private mutating func counts(_ helper: HexParameter, _ parameter: Parameter, _ prefix: String) -> Counts? {
    if let known = counts[parameter]?[prefix] { return known }
    let own = helper.counts(after: prefix)
    let otherPrefix = prefix.isEmpty ? "#" : ""
    let other = own.isEmpty ? helper.counts(after: otherPrefix) : []
    let found = own.isEmpty && other.isEmpty ? nil : Counts(own: own, other: other, otherPrefix: otherPrefix)
    counts[parameter, default: [:]][prefix] = .some(found)
    return found
  }

  private func kind(
    of spelling: HexSpelling, _ counts: Counts, _ result: HexParameter.Result, _ helper: HexParameter
  ) -> HexFault.Kind? {
    if spelling.isHex {
      // By luck, or because the helper has its own way, it draws what is meant.
      if counts.own.contains(spelling.digits.count) || result.isMeant(by: spelling.digits) { return nil }
      if counts.other.contains(spelling.digits.count) { return .prefix(spelling.prefix) }
      return counts.own.isEmpty || spelling.digits.count < 3 ? nil : .count(counts.own)
    }
    // The helper trims it.
    if let trimmed = spelling.trimmed, helper.result(for: trimmed) == result { return nil }
    let isMarked = !spelling.prefix.isEmpty || counts.own.contains(spelling.digits.count) && spelling.isNearlyHex
    if isMarked || result == .nothing { return .characters }
    // A helper may know names of colors, too: it makes something else of them than of any letters.
    let letters = spelling.prefix + String(repeating: "z", count: spelling.digits.count)
    return helper.result(for: letters) == result ? .characters : nil
  }

  private func cures(
    of spelling: HexSpelling, _ counts: Counts, _ helper: HexParameter
  ) -> [(title: String, text: String)] {
    spelling.cures(counts: counts.own, otherPrefix: counts.other.isEmpty ? nil : counts.otherPrefix).filter { cure in
      let cured = HexSpelling(cure.text)
      return cured.isHex && helper.takes(cured.form) == true
    }
  }
}

extension HexParameter.Result {
  /// What is drawn in the first appearance in which it differs from another result; `nil` where nothing is.
  fileprivate func color(unlike other: HexParameter.Result?) -> ColorValue? {
    guard case .color(let color) = self else { return nil }
    guard case .color(let usual)? = other else { return color.light }
    return Appearance.allCases.first { color[$0] != usual[$0] }.map { color[$0] } ?? color.light
  }
}

extension HelperCall.Value {
  /// The value, of a number or a text only which of the two it is.
  fileprivate var kind: HelperCall.Value {
    switch self {
    case .string: .string("")
    case .number(.integer): .number(.integer(0))
    case .number: .number(.decimal(0))
    case .color, .term, .other: self
    }
  }
}
