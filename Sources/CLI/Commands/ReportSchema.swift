import ColorScience
import Rules
import Syntax

/// The JSON Schema of `check --reporter json`.
enum ReportSchema {
  static let value: JSONText = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Report of swift-color-lsp check --reporter json",
    "description": .string(
      "Lines and columns count from 1, columns in UTF-8 bytes. Paths are relative to the root, with slashes. Later "
        + "versions may add members; they remove or change none without a new version number."),
    "type": "object",
    "required": ["version", "tool", "findings", "coverage", "index", "unread", "incomplete"],
    "properties": [
      "version": ["const": 1],
      "tool": object(["name", "version"], ["name": string, "version": string]),
      "findings": array(finding),
      "coverage": coverage,
      "index": index,
      "unread": described(
        "Files and folders that were not read, with the reason in words.",
        array(object(["path", "reason"], ["path": string, "reason": string]))),
      "incomplete": described("Swift files of which parts did not parse.", array(string)),
      "namesNotChecked": described("Why names of colors were not checked at all; absent when they were.", string),
    ],
  ]

  private static let string: JSONText = ["type": "string"]
  private static let count: JSONText = ["type": "integer", "minimum": 0]
  private static let position: JSONText = ["type": "integer", "minimum": 1]

  private static let finding = object(
    ["rule", "severity", "path", "message", "certainty", "appearances", "related", "fixes"],
    [
      "rule": string,
      "severity": ["enum": .array(Severity.allCases.reversed().map { .string($0.rawValue) })],
      "path": string, "line": position, "column": position, "endLine": position, "endColumn": position,
      "message": string,
      "certainty": ["enum": ["certain", "likely"]],
      "appearances": array(["enum": .array(Appearance.allCases.map { .string($0.key) })]),
      "related": array(related),
      "fixes": array(fix),
    ])

  private static let related = object(
    ["path", "message"], ["path": string, "line": position, "column": position, "message": string])

  private static let fix = object(
    ["title", "safe", "edits"],
    [
      "title": string, "safe": ["type": "boolean"], "edits": array(edit),
      "deletes": described("Folders to be deleted with all in them; absent for none.", array(string)),
    ])

  private static let edit = object(
    ["path", "line", "column", "endLine", "endColumn", "newText"],
    [
      "path": string, "line": position, "column": position, "endLine": position, "endColumn": position,
      "newText": string,
    ])

  private static let coverage = described(
    "Texts in SwiftUI, UIKit and AppKit whose color or surface their body tells: how many there are, how many of them "
      + "were measured, and why the others were not.",
    object(
      ["textSites", "measured", "undecided"],
      [
        "textSites": count, "measured": count, "failing": count,
        "undecided": ["type": "object", "additionalProperties": count],
      ]))

  private static let index = object(
    ["swiftFiles", "catalogs", "colorsets", "references", "evaluated"],
    [
      "swiftFiles": count, "catalogs": count, "colorsets": count, "references": count, "evaluated": count,
    ])

  private static func array(_ items: JSONText) -> JSONText { ["type": "array", "items": items] }

  private static func object(_ required: [JSONText], _ properties: JSONText) -> JSONText {
    ["type": "object", "required": .array(required), "properties": properties]
  }

  private static func described(_ description: String, _ schema: JSONText) -> JSONText {
    guard case .object(let members) = schema else { return schema }
    return .object([JSONText.Member(key: "description", value: .string(description))] + members)
  }
}
