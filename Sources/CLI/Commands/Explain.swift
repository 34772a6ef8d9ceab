import ColorScience
import ProjectModel
import Rules

extension Command {
  package static let explain = Command(
    "explain", "Explains a rule, or tells what is known of a color.",
    arguments: [
      Argument(
        "name", .one, "A rule, the name of an asset or of a system color, or a place: FILE:LINE:COLUMN.",
        completing: .words(Rule.names))
    ],
    options: [
      .value(
        "path", "path", "The project whose assets may be named. (default: the current folder)", completing: .files),
      .flag("no-color", "Write without colors."),
    ],
    run: explainName)
}

private let explainName: Command.Action = { invocation, output throws(Failure) in
  let name = invocation.positionals[0]
  let style = invocation.style
  if let rule = Rule.named(name) {
    output.print(RulePage(rule).text(style), terminator: "")
    return .success
  }
  if let place = PlaceArgument(name) {
    output.print(try PlacePage(place, in: invocation.value("path") ?? ".").text(style), terminator: "")
    return .success
  }
  if let color = try ResolvedColor(withoutWorkspace: name) {
    output.show(color.name, style)
    output.print(color.values(style), terminator: "")
    for gap in color.gaps { output.show("not known: \(gap)", style) }
    return .success
  }
  let workspace = try Workspace([invocation.value("path") ?? "."])
  workspace.noteUnread(&output)
  guard !workspace.snapshot.catalogs.colorSets(named: name).isEmpty else {
    // Most of the words that come here are mistyped rules.
    let rules = Rule.all.map(\.id.rawValue)
    let names = workspace.snapshot.catalogs.colorNames.map(\.text)
    let cure = suggestion(
      for: name, among: rules + names, else: "'\(programName) rules' and '\(programName) colors' list them")
    throw Failure("no rule and no color named '\(name)'\(cure)")
  }
  output.print(ColorPage(name: name, workspace: workspace).text(style), terminator: "")
  return .success
}

extension ResolvedColor {
  /// A table of the values, one row for each appearance that differs from the one it falls back to.
  func values(_ style: Style) -> String {
    var table = Table(columns: ["", "", ""])
    for alternative in alternatives {
      let color = alternative.color
      for appearance in Appearance.telling(apart: [color]) {
        table.add([
          Table.Field(color.isFixed ? "always" : appearance.label),
          Table.Field(
            color[appearance].shortHex, color: color[appearance], over: appearance.isDark ? .black : .white),
          Table.Field(alternative.condition),
        ])
      }
    }
    return table.text(style)
  }
}
