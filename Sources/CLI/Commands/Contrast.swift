import ColorScience
import ProjectModel
import Rules
import Syntax

extension Command {
  package static let contrast = Command(
    "contrast", "Tells whether a color is legible on a surface.",
    discussion: """
      The ratio is WCAG 2's. Normal text needs 4.5:1 (AA) or 7:1 (AAA), large text (from 18 pt, or 14 pt bold) 3:1 or \
      4.5:1, graphics 3:1. The exit code is 1 when normal text fails AA in any appearance.
      """,
    arguments: [
      Argument("ink", .one, "A hex value, rgb(), or the name of an asset or of a system color.", completing: .nothing),
      Argument("surface", .one, "The same, for what is behind it.", completing: .nothing),
    ],
    options: [
      .value(
        "path", "path", "The project whose assets may be named. (default: the current folder)", completing: .files),
      .choice("format", ["table", "json"], "table or json. (default: table)"),
      .flag("no-color", "Write without colors."),
    ],
    run: judgeContrast)
}

private let judgeContrast: Command.Action = { invocation, output throws(Failure) in
  let lookup = ColorLookup(path: invocation.value("path") ?? ".")
  let ink = try lookup.color(invocation.positionals[0])
  let surface = try lookup.color(invocation.positionals[1])
  let table = ContrastTable(ink: ink.alternatives, surface: surface.alternatives)
  guard !table.rows.isEmpty else {
    throw Failure(
      "'\(ink.name)' and '\(surface.name)' have no value for one and the same system; name colors of one, as in "
        + "UIColor.label and UIColor.systemBackground")
  }
  if invocation.value("format") == "json" {
    output.print(table.json(ink: ink.name, surface: surface.name).text(lines: 2))
  } else {
    output.show(table.verdict, invocation.style)
    output.print(table.text(invocation.style), terminator: "")
    for gap in Set(ink.gaps + surface.gaps).sorted() { output.show("not known: \(gap)", invocation.style) }
  }
  return table.passes ? .success : .findings
}

/// Finds the colors that a command line names. A project is only read when a name needs it.
struct ColorLookup {
  let path: String

  func color(_ text: String) throws(Failure) -> ResolvedColor {
    if let color = try ResolvedColor(withoutWorkspace: text) { return color }
    let workspace = try Workspace([path])
    return try ResolvedColor(asset: text, in: workspace.snapshot)
  }
}
