import ColorScience
import Facts
import Syntax

extension Snapshot {
  /// This snapshot with what a person says of colors.
  package consuming func with(_ stated: StatedColors) -> Snapshot {
    if contents[0].stated != stated { contents[0].stated = stated }
    return self
  }
}

extension Snapshot {
  /// `nil` for a color set that is not there.
  fileprivate func evaluation(of stated: StatedColors.Value) -> Evaluation? {
    switch stated {
    case .color(let color): return .one(color)
    case .asset(let name):
      let name = AssetName(name)
      return catalogs.colorSets(named: name).isEmpty ? nil : catalogs.evaluation(named: name)
    }
  }
}

extension Evaluation {
  /// What a member is worth: this, which the sources tell, where it is exactly one value, else what is stated of it.
  func stated(of member: MemberPath, in snapshot: Snapshot) -> Evaluation {
    if snapshot.stated.members.isEmpty { return self }
    if case .one = self { return self }
    let path: [String]
    switch member.base {
    case .named: path = member.names
    case .implicit(let framework): path = [(framework ?? .swiftUI).typeName] + member.names
    case .current: return self
    }
    return snapshot.stated.members[path].flatMap { snapshot.evaluation(of: $0) } ?? self
  }

  /// The same of what another framework's color is made of: `Color(.ink)` means a member of UIColor or of NSColor, or a
  /// symbol.
  func stated(ofBridged inner: ColorExpr, in snapshot: Snapshot) -> Evaluation {
    if snapshot.stated.members.isEmpty { return self }
    guard case .member(let member) = inner, case .implicit(nil) = member.base else { return self }
    if case .one = self { return self }
    let types = [ColorFramework.uiKit.typeName, ColorFramework.appKit.typeName, "ColorResource"]
    let found = types.lazy.compactMap { snapshot.stated.members[[$0] + member.names] }.first
    return found.flatMap { snapshot.evaluation(of: $0) } ?? self
  }

  /// The same of a call, by the order in which the helper is said to take its digits. A helper whose body is at hand and
  /// was run is not asked about.
  func stated(of call: HelperCall, in snapshot: Snapshot) -> Evaluation {
    guard !snapshot.stated.helpers.isEmpty, case .unknown(let reason) = self, reason.isAboutHelper,
      let signature = StatedColors.Signature(call), let order = snapshot.stated.helpers[signature],
      let color = call.color(in: order)
    else { return self }
    return .one(AdaptiveColor(color))
  }
}

extension UnknownReason {
  /// Whether it is the helper that is not known, and not what it is given.
  fileprivate var isAboutHelper: Bool {
    switch self {
    case .external, .unresolvedHelper, .unsupported: true
    case .parameter, .runtime, .absent, .ambiguous, .empty, .cycle, .limit: false
    }
  }
}

extension HelperCall {
  /// The color of its digits; `nil` where they are not written out, or are of a length that the order does not tell.
  fileprivate func color(in order: HexOrder) -> ColorValue? {
    guard let first = arguments.first, arguments.dropFirst().allSatisfy(\.isAlpha) else { return nil }
    guard let color = first.value.hexDigits(in: order).flatMap({ ColorValue(digits: $0, in: order) }) else {
      return nil
    }
    guard let alpha = arguments.dropFirst().first else { return color }
    guard arguments.count == 2, case .number(let expr) = alpha.value, let value = expr.floatingValue, 0...1 ~= value
    else { return nil }
    return color.withAlpha(value)
  }
}

extension HelperCall.Argument {
  fileprivate var isAlpha: Bool { label == "alpha" || label == "opacity" }
}

extension HelperCall.Value {
  /// The digits of a color; those of an integer with the zeros that it does not need.
  fileprivate func hexDigits(in order: HexOrder) -> String? {
    switch self {
    case .string(let text): return HexArgument.digits(of: text)
    case .number(.integer(let value)):
      let width = order == .rgb ? 6 : 8
      let digits = String(value, radix: 16)
      guard value >= 0, digits.count <= width else { return nil }
      return String(repeating: "0", count: width - digits.count) + digits
    case .number, .color, .term, .other: return nil
    }
  }
}

extension ColorValue {
  /// Three and six digits are red, green and blue in any order; of eight the order tells where alpha stands.
  fileprivate init?(digits: String, in order: HexOrder) {
    switch (digits.utf8.count, order) {
    case (3, _), (6, _), (8, .rgba): self.init(hex: digits)
    case (8, .argb): self.init(hex: String(digits.dropFirst(2) + digits.prefix(2)))
    default: return nil
    }
  }
}
