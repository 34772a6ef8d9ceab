import Engine
import Rules
import Syntax

extension Command {
  package static let rules = Command(
    "rules", "Lists every rule with its level, by default and in a project, and whether some findings can be fixed.",
    arguments: [Argument("path", .optional, "The project whose settings count; default: the current folder.")],
    options: Option.settings + [
      .flag("no-color", "Write without colors."),
      .choice("format", ["table", "json"], "table or json. (default: table)"),
    ],
    run: listRules)
}

private let listRules: Command.Action = { invocation, output throws(Failure) in
  let sorted = Rule.all
  if invocation.value("format") == "json" {
    output.print(JSONText.array(sorted.map(\.json)).text(lines: 1))
    return .success
  }
  var world = try Workspace.open([invocation.positionals.first ?? "."], try invocation.settingsChoice())
  world.readSettings()
  let settings = world.settings
  var table = Table(columns: ["rule", "level", "effective", "set in", "fixable", "finds"])
  for rule in sorted {
    let place = settings.settings.rules[rule.id]?.place
    table.add([
      rule.id.rawValue, rule.level, world.ruling.level(of: rule)?.rawValue ?? "off",
      place.map { settings.spelled($0) } ?? "", rule.isFixable ? "yes" : "", rule.summary,
    ])
  }
  output.print(table.text(invocation.style), terminator: "")
  return .success
}

extension SettingsReading {
  /// `.swift-color-lsp.json:4`
  func spelled(_ place: Settings.Place) -> String {
    let line = sources.first { $0.path == place.path }.map { $0.lineMap.line(at: place.span.start) + 1 }
    return place.path.text + (line.map { ":\($0)" } ?? "")
  }
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
