/// What may stand at a place of the settings file. The reader's messages and the schema are both made of it.
package indirect enum SettingsShape: Sendable {
  case flag
  /// What this version does not look at.
  case anything
  case text(SettingsText)
  /// One of a few words.
  case word([String])
  case list(SettingsShape)
  /// Keys that the project chooses.
  case map(SettingsText, SettingsShape)
  /// Keys that are known, and what one of them is called.
  case object([SettingsKey], noun: String)
  case either(SettingsShape, SettingsShape)

  /// Reads on after "it takes".
  package var words: String {
    switch self {
    case .flag: "true or false"
    case .anything: "anything"
    case .text(let text): text.words
    case .word(let words): Self.choice(words)
    case .list(let element): "a list, each \(element.words)"
    case .map, .object: "an object"
    case .either(let first, let second): "\(first.words), or \(second.words)"
    }
  }

  /// `'a', 'b' or 'c'`
  static func choice(_ words: [String]) -> String {
    let quotes = words.map { "'\($0)'" }
    return quotes.count < 2 ? quotes.joined() : quotes.dropLast().joined(separator: ", ") + " or " + (quotes.last ?? "")
  }
}

/// A key of the settings file.
package struct SettingsKey: Sendable {
  package let name: String
  /// What it means, in sentences of Markdown.
  package let summary: String
  package let shape: SettingsShape
  package let isRequired: Bool
  /// Whether it does something in this version. Others are read and said to do nothing.
  package let isInForce: Bool

  init(_ name: String, _ summary: String, _ shape: SettingsShape, isRequired: Bool = false, isInForce: Bool = true) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.isRequired = isRequired
    self.isInForce = isInForce
  }
}
