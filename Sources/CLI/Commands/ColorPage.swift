import Engine
import ProjectModel
import Syntax

/// What is known of a color asset: its values, where it is defined, and where it is looked up by name.
struct ColorPage {
  /// More places than this are counted only.
  private static let limit = 20

  let name: String
  let workspace: Workspace

  func text(_ style: Style) -> String {
    let snapshot = workspace.snapshot
    // A color set without a known value has a place and uses all the same.
    let values = (try? ResolvedColor(asset: name, in: snapshot))?.values(style) ?? "no value that is known\n"
    var heading = StyledLine(style)
    heading.add(name, .bold)
    var lines = [heading.text]
    for asset in snapshot.catalogs.colorSets(named: name) { lines.append("defined in \(asset.path.text)") }
    if let symbol = AssetSymbol(AssetName(name)) {
      let constant = AssetSymbol.objectiveCName(of: AssetName(name), isColor: true)
      let doubt = symbol.isCertain ? "" : ", or alike"
      lines.append("generated symbol ColorResource.\(symbol.spelling), in Objective-C \(constant)\(doubt)")
    }
    let uses = snapshot.uses(of: AssetName(name))
    lines.append("\(counted(uses.count, "use")) by name" + (uses.isEmpty ? "" : ":"))
    for use in uses.prefix(Self.limit) {
      let place = workspace.world.source(use.path).map { Place(use.span, in: $0.lineMap) }
      lines.append("  \(use.path.text)" + (place.map { ":\($0.line):\($0.column)" } ?? ""))
    }
    if uses.count > Self.limit { lines.append("  and \(grouped(uses.count - Self.limit)) more") }
    let head = lines.prefix(1).joined() + "\n"
    return head + values
      + lines.dropFirst().map { visible($0, isUnicode: style.isUnicode) + "\n" }.joined()
  }
}
