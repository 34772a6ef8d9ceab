package import Facts
package import Syntax

extension Snapshot {
  /// Whether the declaration of what a mention names is known: an asset, a member of the workspace or of the SDK, a
  /// generated symbol. What it is worth is another question, and a dearer one.
  package func isDeclared(_ occurrence: Occurrence, in path: Path) -> Bool {
    if occurrence.isForeign { return false }
    var expr = occurrence.expr
    while case .bridge(_, let inner) = expr { expr = inner }
    switch expr {
    case .named(let named):
      if case .assets = resolve(named, scope: occurrence.scope, in: path) { return true }
      return false
    case .member(let member): return isDeclared(member, bridged: occurrence.expr != expr, occurrence.scope, in: path)
    case .components, .call, .opacity, .alpha, .coalesce, .ternary, .bridge, .computed, .unknown: return false
    }
  }

  /// - Parameter bridged: whether another framework's color is made of it, `Color(.x)`.
  private func isDeclared(_ member: MemberPath, bridged: Bool, _ scope: [String], in path: Path) -> Bool {
    guard let name = member.names.last else { return false }
    var frameworks: [ColorFramework] = []
    switch member.base {
    case .implicit(let known?): frameworks = [known]
    case .implicit(nil): frameworks = bridged ? [.uiKit, .appKit] : [.swiftUI]
    case .named: if let first = member.names.first.flatMap(ColorFramework.init(typeName:)) { frameworks = [first] }
    case .current: break
    }
    let rest = member.base == .named ? Array(member.names.dropFirst()) : member.names
    if rest.count == 1, frameworks.contains(where: { SystemColor.isMember(name, of: $0) }) { return true }
    if !declarations(of: member, scope: scope).isEmpty { return true }
    for framework in frameworks where !bridged || framework != .swiftUI {
      let names = [framework.typeName] + rest.dropLast()
      if !declarations.members(name, ofType: names).isEmpty { return true }
      if symbol(rest, of: .members(framework), in: path) != .none { return true }
    }
    let isResource = bridged || member.names.first == "ColorResource"
    return isResource && symbol(rest, of: .resource, in: path) != .none
  }
}
