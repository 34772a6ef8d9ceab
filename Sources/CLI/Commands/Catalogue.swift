import Rules
import Syntax

extension Command {
  package static let catalogue = Command(
    "catalogue", "Writes the generated files of protocol/.",
    arguments: [Argument("folder", .optional, "Where to write them; default: protocol.")], isHidden: true,
    run: writeCatalogue)
}

private let writeCatalogue: Command.Action = { invocation, output in
  let folder = invocation.positionals.first ?? "protocol"
  for file in GeneratedFile.all {
    output.write(file.text(), to: "\(folder)/\(file.name)", isAnnounced: true)
  }
  return .success
}

/// A file for outsiders that is made from the code, so that it cannot be out of date.
package struct GeneratedFile: Sendable {
  package let name: String
  package let text: @Sendable () -> String

  package static let all = [
    GeneratedFile(name: "rules.md") { RulesPage.markdown(Rule.all) },
    GeneratedFile(name: "diagnostics.json") { JSONText.array(Rule.all.map(\.json)).text(lines: 2) + "\n" },
    GeneratedFile(name: "report.schema.json") { ReportSchema.value.text(lines: 6) + "\n" },
    GeneratedFile(name: "settings.schema.json") { SettingsSchema.value.text(lines: 8) + "\n" },
  ]
}
