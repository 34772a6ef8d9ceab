import Rules
import Syntax

/// The JSON Schema of the settings file, made of the table that the reader uses.
enum SettingsSchema {
  static var value: JSONText {
    let head: JSONText = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Settings of swift-color-lsp, .swift-color-lsp.json",
      "allowComments": true, "allowTrailingCommas": true,
      "$defs": ["level": ["enum": .array(levels.map { .string($0) })]],
    ]
    return joined(head, schema(.file))
  }

  /// Said at each rule, and so written once.
  private static let levels = RuleLevel.allCases.map(\.rawValue)

  private static func schema(_ shape: SettingsShape) -> JSONText {
    switch shape {
    case .flag: ["type": "boolean"]
    case .anything: [:]
    case .text(let text): described(text.words.capitalizedFirst + ".", ["type": "string", "minLength": 1])
    case .word(levels): ["$ref": "#/$defs/level"]
    case .word(let words): ["enum": .array(words.map { .string($0) })]
    case .list(let element): ["type": "array", "items": schema(element)]
    case .map(let key, let value):
      [
        "type": "object", "propertyNames": described(key.words.capitalizedFirst + ".", ["minLength": 1]),
        "additionalProperties": schema(value),
      ]
    case .object(let keys, _): object(keys.filter(\.isInForce))
    case .either(let first, let second): ["anyOf": [schema(first), schema(second)]]
    }
  }

  private static func object(_ keys: [SettingsKey]) -> JSONText {
    let required = keys.filter(\.isRequired).map { JSONText.string($0.name) }
    return .object([
      ("type", "object"), ("additionalProperties", .bool(false)),
      ("required", required.isEmpty ? nil : .array(required)),
      (
        "properties",
        .object(keys.map { JSONText.Member(key: $0.name, value: described($0.summary, schema($0.shape))) })
      ),
    ])
  }

  /// A key's own words come before those of what it takes.
  private static func described(_ words: String, _ schema: JSONText) -> JSONText {
    joined(["description": .string(words)], schema)
  }

  private static func joined(_ first: JSONText, _ second: JSONText) -> JSONText {
    guard case .object(let head) = first, case .object(let rest) = second else { return second }
    let known = Set(head.map(\.key))
    return .object(head + rest.filter { !known.contains($0.key) })
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
