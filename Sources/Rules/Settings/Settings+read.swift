import ColorScience
import ProjectModel
import Syntax

extension Settings {
  /// What one file says, whatever else stands there: what cannot be understood is as if it were not there.
  init(_ root: JSONValue, in path: Path) {
    rules = Self.rules(root["rules"], path)
    overrides = (root["overrides"]?.elements ?? []).map { entry in
      Override(files: Self.patterns(entry["files"]) ?? PathPatterns(), rules: Self.rules(entry["rules"], path))
    }
    include = Self.patterns(root["include"])
    exclude = Self.patterns(root["exclude"]) ?? PathPatterns()
    universalNames = Set(Self.texts(root["names"]?["universal"], .color))
    requiresReason = root["requireReason"]?.bool
    readStated(root, in: path)
    for member in root["deprecated"]?.members ?? [] {
      guard let name = member.value.string, SettingsText.color.admits(name) else { continue }
      deprecated[member.key] = name
      // What is retired by its path in code is followed by another such path.
      guard !member.key.contains(".") else { continue }
      mentions.append(Mention(name: name, place: Place(path: path, span: member.value.focus)))
    }
    waivers = (root["waivers"]?.elements ?? []).compactMap { Waiver($0, in: path) }
  }

  private mutating func readStated(_ root: JSONValue, in path: Path) {
    for member in root["facts"]?.members ?? [] {
      guard let text = member.value.string, SettingsText.value.admits(text) else { continue }
      let names = member.key.split(separator: ".").map(String.init)
      if let color = AdaptiveColor(pair: text) {
        stated.members[names] = .color(color)
      } else {
        stated.members[names] = .asset(text)
        mentions.append(Mention(name: text, place: Place(path: path, span: member.value.focus)))
      }
    }
    for member in root["helpers"]?.members ?? [] {
      guard let order = member.value.string.flatMap(HexOrder.init), let signature = StatedColors.Signature(member.key)
      else { continue }
      stated.helpers[signature] = order
    }
  }

  private static func rules(_ value: JSONValue?, _ path: Path) -> [Rule.ID: RuleSetting] {
    var settings: [Rule.ID: RuleSetting] = [:]
    for member in value?.members ?? [] {
      guard let rule = Rule.named(member.key) else { continue }
      let level = (member.value.string ?? member.value["level"]?.string).flatMap(RuleLevel.init)
      let allowIn = rule.options.contains(.allowIn) ? patterns(member.value[RuleOption.allowIn.rawValue]) : nil
      settings[rule.id] = RuleSetting(
        level: level, allowIn: allowIn, place: Place(path: path, span: member.keyFocus))
    }
    return settings
  }

  static func patterns(_ value: JSONValue?) -> PathPatterns? {
    value?.elements.map { _ in PathPatterns(texts(value, .pattern)) }
  }

  private static func texts(_ value: JSONValue?, _ kind: SettingsText) -> [String] {
    (value?.elements ?? []).compactMap(\.string).filter(kind.admits)
  }
}

extension Waiver {
  fileprivate init?(_ value: JSONValue, in path: Path) {
    guard let rule = value["rule"]?.string.flatMap(Rule.named) else { return nil }
    // One that is understood in part would cover more than it says.
    for key in ["color", "path", "on"] where value[key] != nil && value[key]?.string == nil { return nil }
    let file = value["path"]?.string
    if let file, !SettingsText.pattern.admits(file) { return nil }
    let color = value["color"]?.string
    // Of a waiver for everything it is likelier that something is missing than that it is meant.
    if file == nil, color == nil { return nil }
    self.init(
      rule: rule.id, color: color, surface: value["on"]?.string, files: PathPatterns(file.map { [$0] } ?? []),
      reason: value["reason"]?.string ?? "", place: Settings.Place(path: path, span: value.focus))
  }
}
