import Syntax

/// A call that draws text.
struct TextForm {
  /// Whether it is a control with a title, whose style may decide its colors.
  let isControl: Bool

  init?(_ call: SwiftTree.NodeID, callee: SwiftTree.NodeID, in tree: SwiftTree) {
    guard let token = tree.token(callee) else { return nil }
    switch tree.kind(callee) {
    case .identifier: break
    case .member: guard let base = tree.firstChild(callee), tree.hasToken(base, "SwiftUI") else { return nil }
    default: return nil
    }
    if tree.token(token, is: "Text") {
      isControl = false
    } else if tree.token(token, is: "Label") {
      // `Label { … } icon: { … }` holds texts of its own.
      guard tree.child(call, .argument) != nil else { return nil }
      isControl = false
    } else if tree.token(token, is: "Button") || tree.token(token, is: "Link")
      || tree.token(token, is: "NavigationLink")
    {
      isControl = true
    } else {
      return nil
    }
  }

  /// Whether the first argument is a text worth reading: not empty, a single character or only signs.
  func isRead(_ call: SwiftTree.NodeID, in tree: SwiftTree) -> Bool {
    guard let argument = tree.arguments(call).first, let value = tree.value(ofArgument: argument) else { return false }
    switch tree.kind(value) {
    case .stringLiteral:
      guard tree.name(argument).isEmpty || tree.name(argument) == "verbatim" else { return false }
      guard let text = tree.stringValue(value) else { return !Self.holdsViews(value, in: tree) }
      // A link in Markdown has the color of the tint.
      if text.holds("](") { return false }
      return text.count > 1 && text.contains { $0.isLetter || $0.isNumber }
    case .call:
      // `Text(Image(systemName: …))` is a symbol.
      return !isControl && !(tree.firstChild(value).map { tree.hasToken($0, "Image") } ?? false)
    case .closure: return false
    default: return !isControl && tree.name(argument) != "timerInterval"
    }
  }

  /// Whether a literal interpolates texts or images, which have colors of their own.
  private static func holdsViews(_ literal: SwiftTree.NodeID, in tree: SwiftTree) -> Bool {
    tree.children(literal, .interpolation).contains { interpolation in
      tree.arguments(interpolation).contains { argument in
        tree.tokenRange(argument).contains { index in
          tree.token(tree.tokens[index], is: "Image") || tree.token(tree.tokens[index], is: "Text")
        }
      }
    }
  }
}
