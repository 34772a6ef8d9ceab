import Syntax

extension SwiftExtractor {
  func setFont(_ modifier: String, _ argument: NodeID?, _ walk: inout PaintWalk) {
    switch modifier {
    // Another size than the default one, which nobody is known to have set.
    case "dynamicTypeSize": walk.font.set(TextSize(.unknown, .unknown))
    case "font": walk.font.set(argument.map { font($0) } ?? TextSize(.unknown, .unknown))
    case "bold":
      guard let argument else { return walk.font.set(.bold) }
      guard tree.kind(argument) == .booleanLiteral else { return walk.font.set(.unknown) }
      if tree.hasToken(argument, "true") { walk.font.set(.bold) }
    default: walk.font.set(argument.map { weight($0) } ?? .unknown)
    }
  }

  /// `.headline`, `Font.title.bold()`, `.system(size: 20, weight: .bold)`, `.custom("Inter", size: 18)`,
  /// `UIFont.systemFont(ofSize: 12)`, `.preferredFont(forTextStyle: .headline)`.
  func font(_ node: NodeID, depth: Int = 0) -> TextSize {
    guard depth < 8 else { return TextSize(.unknown, .unknown) }
    switch tree.kind(node) {
    case .implicitMember: return styled(tree.name(node))
    case .member:
      guard let base = tree.firstChild(node), tree.hasToken(base, "Font") else { return TextSize(.unknown, .unknown) }
      return styled(tree.name(node))
    case .call: return fontCall(node, depth: depth)
    default: return TextSize(.unknown, .unknown)
    }
  }

  private func styled(_ name: String) -> TextSize {
    guard let style = TextStyle(named: name) else { return TextSize(.unknown, .unknown) }
    return TextSize(.points(style.points), style.weight)
  }

  private func fontCall(_ call: NodeID, depth: Int) -> TextSize {
    guard let callee = tree.firstChild(call) else { return TextSize(.unknown, .unknown) }
    let arguments = tree.arguments(call)
    func value(_ label: String) -> NodeID? {
      arguments.first { tree.name($0) == label }.flatMap(tree.value(ofArgument:))
    }
    let first = arguments.first.flatMap(tree.value(ofArgument:))
    let name = tree.name(callee)
    guard isFontType(callee) else { return changedFont(callee, argument: first, depth: depth) }
    switch name {
    case "system", "custom":
      // The name of a custom font may say its weight.
      let usual: TextSize.Weight = name == "custom" ? .unknown : .regular
      if let size = value("size") { return TextSize(points(size), value("weight").map { self.weight($0) } ?? usual) }
      guard name == "system", let first else { return TextSize(.unknown, .unknown) }
      let style = styled(tree.name(first))
      return TextSize(style.points, value("weight").map { self.weight($0) } ?? style.weight)
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont":
      guard let size = value("ofSize") else { return TextSize(.unknown, .unknown) }
      let weight = value("weight").map { self.weight($0) } ?? (name == "boldSystemFont" ? .bold : .regular)
      return TextSize(points(size), weight)
    case "preferredFont": return value("forTextStyle").map { styled(tree.name($0)) } ?? TextSize(.unknown, .unknown)
    default: return changedFont(callee, argument: first, depth: depth)
    }
  }

  /// Whether a callee makes a font: `.system`, `Font.custom`, `UIFont.boldSystemFont`.
  private func isFontType(_ callee: NodeID) -> Bool {
    guard tree.kind(callee) == .member, let base = tree.firstChild(callee) else {
      return tree.kind(callee) == .implicitMember
    }
    return tree.hasToken(base, "Font") || tree.hasToken(base, "UIFont") || tree.hasToken(base, "NSFont")
  }

  /// `.title.bold()`, `.body.weight(.semibold)`
  private func changedFont(_ callee: NodeID, argument: NodeID?, depth: Int) -> TextSize {
    guard tree.kind(callee) == .member, let base = tree.firstChild(callee) else { return TextSize(.unknown, .unknown) }
    let font = font(base, depth: depth + 1)
    switch tree.name(callee) {
    case "bold": return TextSize(font.points, .bold)
    case "weight": return TextSize(font.points, argument.map { weight($0) } ?? .unknown)
    case "italic", "monospaced", "monospacedDigit", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "leading":
      return font
    default: return TextSize(.unknown, .unknown)
    }
  }

  private func points(_ node: NodeID) -> TextSize.Points {
    number(node).value.map(TextSize.Points.points) ?? .unknown
  }

  private func weight(_ node: NodeID) -> TextSize.Weight {
    let isName = tree.kind(node) == .implicitMember || tree.kind(node) == .member
    return isName ? TextSize.Weight(named: tree.name(node)) : .unknown
  }
}
