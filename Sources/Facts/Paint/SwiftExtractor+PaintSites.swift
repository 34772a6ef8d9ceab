import Syntax

extension SwiftExtractor {
  /// How far a text is followed outwards; real code stays below 200.
  private static let longestWalk = 512

  /// Records a text of SwiftUI of whose color or surface its body says something.
  mutating func visitText(_ call: NodeID, callee: NodeID) {
    // The first letter says of most calls that they draw no text.
    guard let token = tree.token(callee), token.start < token.end, TextForm.mayBegin(tree.bytes[Int(token.start)]),
      let form = TextForm(call, callee: callee, in: tree)
    else { return }
    var walk = PaintWalk()
    if form.isControl { walk.leaveControl() }
    follow(&walk, from: call)
    walk.finish()
    guard !walk.isDropped, walk.ink != nil || !walk.steps.isEmpty, form.isRead(call, in: tree),
      !isDead(call), !isInUnusedMember(call)
    else { return }
    let (assumptions, schemes) = assumptions(walk)
    facts.paintSites.append(
      PaintSite(
        span: tree.span(form.isControl ? callee : call), ink: ink(walk),
        backdrop: Backdrop(steps: walk.steps, end: walk.end ?? .outside), size: walk.font.size,
        assumptions: assumptions, schemes: schemes, obstacle: walk.obstacle, isLikely: walk.isLikely,
        doubtfulFrom: walk.doubtfulFrom,
        canBeDisabled: walk.canBeDisabled, isPreview: isInPreview(call),
        scope: walk.steps.isEmpty ? [] : scope(of: call)))
    siteNodes.append(call)
  }

  func isInPreview(_ node: NodeID) -> Bool {
    var current = tree.parent(node)
    for _ in 0..<Self.longestWalk {
      guard let ancestor = current else { return false }
      switch tree.kind(ancestor) {
      case .macro where tree.hasToken(ancestor, "Preview"): return true
      case .structDecl where inherits(ancestor, from: "PreviewProvider"): return true
      case .extensionDecl where inherits(ancestor, from: "PreviewProvider"): return true
      default: current = tree.parent(ancestor)
      }
    }
    return false
  }

  /// Whether a text stands in a private member that nothing in the file mentions: it is never drawn.
  private mutating func isInUnusedMember(_ node: NodeID) -> Bool {
    var child = node
    for _ in 0..<Self.longestWalk {
      guard let parent = tree.parent(child) else { return false }
      if tree.kind(parent) == .memberBlock { return isUnused(child) }
      child = parent
    }
    return false
  }

  private mutating func isUnused(_ member: NodeID) -> Bool {
    guard tree.kind(member) == .functionDecl || tree.kind(member) == .variableDecl,
      tree.children(member, .modifier).contains(where: {
        tree.hasToken($0, "private") || tree.hasToken($0, "fileprivate")
      }),
      let name = tree.kind(member) == .functionDecl
        ? tree.token(member) : tree.child(member, .binding).flatMap(tree.firstChild).flatMap(tree.token)
    else { return false }
    if let known = unusedMembers[member] { return known }
    guard tree.tokens.count <= searchBudget else { return false }
    searchBudget -= tree.tokens.count
    let text = tree.name(name)
    let isUnused =
      tree.tokens.count { $0.kind == name.kind && $0.end - $0.start == name.end - name.start && tree.name($0) == text }
      == 1
    unusedMembers[member] = isUnused
    return isUnused
  }

  /// Walks from a text outwards, up to where its body ends.
  private func follow(_ walk: inout PaintWalk, from text: NodeID) {
    var node = text
    for _ in 0..<Self.longestWalk {
      guard !walk.isDropped, let parent = tree.parent(node) else { return }
      switch tree.kind(parent) {
      case .member:
        guard tree.firstChild(parent) == node, let call = tree.parent(parent), tree.kind(call) == .call,
          tree.firstChild(call) == parent
        else {
          return walk.stopAll(.modifier)
        }
        apply(modifier: call, named: tree.name(parent), to: &walk)
        node = call
      case .parenthesized, .effect, .jump, .ifConfig, .ifConfigClause, .binary, .block, .closure, .switchCase, .switch:
        guard passes(parent, from: node, &walk) else { return }
        if tree.kind(parent) == .closure { walk.statement = node }
        node = parent
      case .ternary, .if:
        assume(branch: node, of: parent, &walk)
        node = parent
      case .argument, .trailingClosure:
        guard let call = tree.parent(parent), tree.kind(call) == .call, enter(slot: parent, of: call, from: node, &walk)
        else { return }
        node = call
      default: return
      }
    }
    walk.stopAll(.outside)
  }

  /// Whether a text is seen through a node that neither draws nor decides.
  private func passes(_ parent: NodeID, from node: NodeID, _ walk: inout PaintWalk) -> Bool {
    switch tree.kind(parent) {
    case .binary:
      // Texts are added; anything else compares or calculates.
      guard let token = tree.token(parent), tree.token(token, is: "+") else {
        walk.drop()
        return false
      }
      return true
    case .block: return tree.parent(parent).map(tree.kind) == .if
    case .closure:
      let holder = tree.parent(parent).map(tree.kind)
      return holder == .argument || holder == .trailingClosure
    case .jump: return tree.hasToken(parent, "return")
    case .switch:
      // `switch colorScheme { case .dark: … }`
      if let subject = tree.firstChild(parent), subject != node, tree.hasToken(subject, "colorScheme") {
        walk.block(.condition)
      }
      return true
    default: return true
    }
  }

  /// What holds where a branch of an `if` or of a ternary is drawn.
  private func assume(branch: NodeID, of statement: NodeID, _ walk: inout PaintWalk) {
    let parts = Array(tree.children(statement).prefix(8))
    let isTernary = tree.kind(statement) == .ternary
    let conditions = isTernary ? Array(parts.prefix(1)) : parts.filter { tree.kind($0) == .condition }
    let isFirst = isTernary ? parts.dropFirst().first == branch : parts.first { tree.kind($0) == .block } == branch
    // Of several conditions it is not known which one fails.
    guard isFirst || conditions.count == 1 else { return }
    for condition in conditions { walk.assume(condition, holds: isFirst) }
  }

  /// What the conditions around a text say, once something lies behind it.
  private func assumptions(_ walk: PaintWalk) -> (assumptions: [Assumption], schemes: SchemeSet) {
    guard !walk.steps.isEmpty else { return ([], walk.schemes) }
    var schemes = walk.schemes
    var assumptions: [Assumption] = []
    for (node, holds) in walk.conditions {
      let assumption = Assumption(text(tree.span(node), cutTo: Self.longestCondition), holds: holds)
      if let test = SchemeTest(assumption.condition) {
        schemes.formIntersection(assumption.holds ? test.schemes : SchemeSet.both.subtracting(test.schemes))
      } else {
        assumptions.append(assumption)
      }
    }
    return (assumptions, schemes)
  }

  /// Bytes of a condition that are compared and shown.
  private static let longestCondition = 200
}

/// A call that draws text.
private struct TextForm {
  /// Whether it is a control with a title, whose style may decide its colors.
  let isControl: Bool

  /// Whether the name of one begins with this byte.
  static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "T"), UInt8(ascii: "L"), UInt8(ascii: "B"), UInt8(ascii: "N"): true
    default: false
    }
  }

  init?(_ call: SwiftTree.NodeID, callee: SwiftTree.NodeID, in tree: SwiftTree) {
    guard let token = tree.token(callee), (4...14).contains(token.end - token.start) else { return nil }
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
      guard let text = tree.stringValue(value) else { return true }
      return text.count > 1 && text.contains { $0.isLetter || $0.isNumber }
    case .call:
      // `Text(Image(systemName: …))` is a symbol.
      return !isControl && !(tree.firstChild(value).map { tree.hasToken($0, "Image") } ?? false)
    case .closure: return false
    default: return !isControl && tree.name(argument) != "timerInterval"
    }
  }
}
