import Rules
import Syntax

extension Command {
  package static let rules = Command(
    "rules", "Lists every rule with its level, and whether some of its findings can be fixed.",
    options: [
      .flag("no-color", "Write without colors."),
      .choice("format", ["table", "json"], "table or json. (default: table)"),
    ],
    run: listRules)
}

private let listRules: Command.Action = { invocation, output in
  let sorted = Rule.all
  if invocation.value("format") == "json" {
    output.print(JSONText.array(sorted.map(\.json)).text(lines: 1))
    return .success
  }
  var table = Table(columns: ["rule", "level", "effective", "fixable", "finds"])
  for rule in sorted {
    table.add([rule.id.rawValue, rule.level, rule.level, rule.isFixable ? "yes" : "", rule.summary])
  }
  output.print(table.text(invocation.style), terminator: "")
  return .success
}

extension Rule {
  /// The ids of all rules, as they are typed.
  static var names: [String] { all.map(\.id.rawValue) }

  /// The default level as a word.
  var level: String { severity?.rawValue ?? "off" }

  /// The rule's entry in machine-readable lists.
  var json: JSONText {
    [
      "id": .string(id.rawValue), "level": .string(level), "fixable": .bool(isFixable), "summary": .string(summary),
    ]
  }
}
