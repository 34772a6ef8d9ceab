package import Syntax

/// One fault of a settings file.
package struct SettingsProblem: Hashable, Sendable {
  package let message: String
  package let span: Span
  /// The one edit that is likely meant, and what it does.
  package let cure: Cure?
  /// Whether it is only said, since nothing is wrong.
  package let isNote: Bool

  package struct Cure: Hashable, Sendable {
    package let title: String
    package let edit: Edit
  }

  init(_ message: String, span: Span, cure: Cure? = nil, isNote: Bool = false) {
    self.message = message
    self.span = span
    self.cure = cure
    self.isNote = isNote
  }
}

extension SettingsProblem {
  init(_ problem: JSONProblem) {
    let title = problem.cure.map { $0.newText.isEmpty ? "Remove ','" : "Insert ','" } ?? ""
    self.init(problem.message, span: problem.span, cure: problem.cure.map { Cure(title: title, edit: $0) })
  }

  /// A word that is none of those that may stand there.
  static func unknown(_ word: String, _ span: Span, noun: String, among words: [String]) -> SettingsProblem {
    let near = word.utf8.count <= longestWord ? nearest(to: word, among: words) : nil
    let cure =
      near.map { "; did you mean '\($0)'?" } ?? (words.count < 6 ? "; it is \(SettingsShape.choice(words))" : "")
    return SettingsProblem(
      "no \(noun) \(quoted(word))" + cure, span: span,
      cure: near.map { Cure(title: "Use '\($0)'", edit: Edit(span, $0)) })
  }

  /// Words that are longer are not compared with others: no setting is.
  private static let longestWord = 64

  static func wrongType(_ key: String, _ shape: SettingsShape, _ value: JSONValue) -> SettingsProblem {
    let place = key.isEmpty ? "settings are" : "\(quoted(key)) takes"
    return SettingsProblem("this is \(value.kindWords); \(place) \(shape.words)", span: value.focus)
  }
}

extension JSONValue {
  /// `a number`, as a sentence says it.
  fileprivate var kindWords: String {
    switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string(let text): quoted(text)
    case .number(let number): spoken(number.text)
    case .bool(let flag): flag ? "true" : "false"
    case .null, .invalid: "no value"
    }
  }
}
