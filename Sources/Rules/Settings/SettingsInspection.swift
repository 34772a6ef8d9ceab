import Syntax

/// Compares a settings file with its shape. Total, and linear but for the keys it does not know, of which few are told.
struct SettingsInspection {
  /// A person corrects a few at a time.
  private static let mostProblems = 64

  private(set) var problems: [SettingsProblem] = []

  mutating func report(_ problem: SettingsProblem) {
    if problems.count < Self.mostProblems { problems.append(problem) }
  }

  /// - Parameter key: where the value stands; empty for the file as a whole.
  mutating func inspect(_ value: JSONValue, as shape: SettingsShape, of key: String) {
    // What is no value is told as such by the reader of JSON.
    if case .invalid = value.kind { return }
    if problems.count == Self.mostProblems { return }
    switch shape {
    case .anything: break
    case .flag: if value.bool == nil { report(.wrongType(key, shape, value)) }
    case .text(let text): if value.string.map(text.admits) != true { report(.wrongType(key, shape, value)) }
    case .word(let words): inspect(value, amongst: words, of: key)
    case .list(let element):
      guard let elements = value.elements else { return report(.wrongType(key, shape, value)) }
      for each in elements { inspect(each, as: element, of: key) }
    case .map(let text, let inner):
      guard let members = value.members else { return report(.wrongType(key, shape, value)) }
      inspect(members, keys: text, as: inner, of: key)
    case .object(let keys, let noun):
      guard let members = value.members else { return report(.wrongType(key, shape, value)) }
      inspect(members, among: keys, noun: noun)
      for required in keys where required.isRequired && !members.contains(where: { $0.key == required.name }) {
        report(SettingsProblem("'\(required.name)' is missing here", span: value.focus))
      }
    case .either(let first, let second):
      let isSecond = second.admitsKind(of: value)
      guard isSecond || first.admitsKind(of: value) else { return report(.wrongType(key, shape, value)) }
      inspect(value, as: isSecond ? second : first, of: key)
    }
  }

  private mutating func inspect(_ value: JSONValue, amongst words: [String], of key: String) {
    guard let word = value.string else { return report(.wrongType(key, .word(words), value)) }
    if !words.contains(word) {
      let noun = words.contains(RuleLevel.off.rawValue) ? "level" : key == "rule" ? "rule" : "order"
      report(.unknown(word, value.focus, noun: noun, among: words))
    }
  }

  private mutating func inspect(
    _ members: [JSONMember], keys: SettingsText, as inner: SettingsShape, of key: String
  ) {
    var seen: Set<String> = []
    for member in members {
      if !keys.admits(member.key) {
        report(
          SettingsProblem("no key for \(quoted(key)); each is \(keys.words)", span: member.keyFocus))
      }
      if !seen.insert(member.key).inserted { report(.repeated(member)) }
      inspect(member.value, as: inner, of: member.key)
    }
  }

  private mutating func inspect(_ members: [JSONMember], among keys: [SettingsKey], noun: String) {
    var seen: Set<String> = []
    for member in members {
      if problems.count == Self.mostProblems { return }
      guard let known = keys.first(where: { $0.name == member.key }) else {
        report(.unknown(member.key, member.keyFocus, noun: noun, among: keys.map(\.name)))
        continue
      }
      if !seen.insert(member.key).inserted { report(.repeated(member)) }
      if !known.isInForce {
        report(
          SettingsProblem("'\(known.name)' does nothing yet", span: member.keyFocus, isNote: true))
      }
      inspect(member.value, as: known.shape, of: member.key)
    }
  }
}

extension SettingsShape {
  /// Whether a value is of the kind that this takes, whatever is in it.
  fileprivate func admitsKind(of value: JSONValue) -> Bool {
    switch self {
    case .anything: true
    case .flag: value.bool != nil
    case .text, .word: value.string != nil
    case .list: value.elements != nil
    case .map, .object: value.members != nil
    case .either(let first, let second): first.admitsKind(of: value) || second.admitsKind(of: value)
    }
  }
}

extension SettingsProblem {
  fileprivate static func repeated(_ member: JSONMember) -> SettingsProblem {
    SettingsProblem("\(quoted(member.key)) stands above, too; only this one counts", span: member.keyFocus)
  }
}
