import ColorScience
import Facts
import ProjectModel
import Rules
import Syntax

extension Command {
  package static let colors = Command(
    "colors", "Shows the colors of a project: their four values, and how often each is named.",
    discussion: """
      light+ and dark+ are the values with increased contrast. Uses are lookups by name, as in Color("Brand"); uses \
      through generated symbols are not counted.
      """,
    arguments: [Argument("path", .optional, "The project; default: the current folder.")],
    options: [
      .choice("format", ["table", "json"], "table or json. (default: table)"),
      .flag("no-color", "Write without colors."),
    ],
    run: showColors)
}

private let showColors: Command.Action = { invocation, output throws(Failure) in
  let path = invocation.positionals.first ?? "."
  let workspace = try Workspace([path])
  workspace.noteUnread(&output)
  let list = ColorList(workspace.snapshot)
  guard !list.rows.isEmpty else {
    throw Failure("no color set in '\(path)'; give the folder of an app with an asset catalog")
  }
  if invocation.value("format") == "json" {
    output.print(list.json.text(lines: 1))
  } else {
    output.print(list.text(invocation.style), terminator: "")
  }
  return .success
}

/// The color sets of a snapshot with their values.
struct ColorList {
  struct Row {
    let asset: ColorAsset
    let uses: Int
  }

  let rows: [Row]

  init(_ snapshot: Snapshot) {
    rows = snapshot.catalogs.colorSets.map { Row(asset: $0, uses: snapshot.uses(of: $0.name).count) }
  }

  func text(_ style: Style) -> String {
    let catalogs = Set(rows.map(\.asset.catalog))
    let colors = rows.flatMap { $0.asset.evaluation.alternatives.map(\.color) }
    let hasContrast = colors.contains { $0.light != $0.lightHighContrast || $0.dark != $0.darkHighContrast }
    let appearances = hasContrast ? Appearance.allCases : [.light, .dark]
    var table = Table(
      columns: ["name"] + appearances.map(\.label) + ["uses"] + (catalogs.count > 1 ? ["catalog"] : []))
    for row in rows {
      let color = row.asset.evaluation.alternatives.first?.color
      var fields = [Table.Field(row.asset.name.text, isWhole: true)]
      for appearance in appearances {
        guard let value = color?[appearance] else {
          fields.append(Table.Field(appearance == .light ? "no value" : ""))
          continue
        }
        fields.append(Table.Field(value.shortHex, color: value, over: appearance.isDark ? .black : .white))
      }
      fields.append(Table.Field(grouped(row.uses), isRightAligned: true))
      if catalogs.count > 1 { fields.append(Table.Field(row.asset.catalog.text, isWhole: true)) }
      table.add(fields)
    }
    let total = "\(counted(rows.count, "color")) in \(counted(catalogs.count, "catalog"))"
    let broken = rows.count { !$0.asset.colorSet.problems.isEmpty }
    let ending =
      (hasContrast ? "" : "; none differs with increased contrast")
      + (broken > 0 ? "; \(broken) \(broken == 1 ? "has" : "have") problems, which 'check' shows" : "")
    return table.text(style) + "\n" + wrap(total + ending, width: style.width).map { $0 + "\n" }.joined()
  }

  var json: JSONText {
    .array(
      rows.map { row in
        let head: [(String, JSONText?)] = [
          ("name", .string(row.asset.name.text)), ("catalog", .string(row.asset.catalog.text)),
          ("path", .string(row.asset.path.text)), ("uses", .integer(row.uses)),
        ]
        return .object(head + row.asset.evaluation.members)
      })
  }
}
