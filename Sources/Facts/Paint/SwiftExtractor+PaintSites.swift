import Syntax

extension SwiftExtractor {
  /// How far a text is followed outwards; real code stays below 200.
  private static let longestWalk = 512

  /// Records a text of SwiftUI of whose color or surface its body says something.
  mutating func visitText(_ call: NodeID, callee: NodeID) {
    guard let form = TextForm(call, callee: callee, in: tree) else { return }
    var walk = PaintWalk()
    if form.isControl { walk.leaveControl() }
    follow(&walk, from: call)
    walk.finish()
    guard !walk.isDropped, walk.ink != nil || !walk.steps.isEmpty, form.isRead(call, in: tree), !isDead(call),
      !isInUnusedMember(call)
    else { return }
    let circumstances = circumstances(walk)
    guard !circumstances.schemes.isEmpty else { return }
    let isMeasured = !walk.steps.isEmpty
    var site = PaintSite(
      span: tree.span(form.isControl ? callee : call), ink: ink(walk),
      backdrop: Backdrop(steps: walk.steps, end: walk.end ?? .outside), size: walk.font.size, circumstances,
      isPreview: isInPreview(call), scope: isMeasured ? scope(of: call) : [])
    // Runs of an attributed string have colors of their own.
    if isMeasured, mayBeAttributed(call) { site.circumstances.obstacle = .text }
    record(site, at: call)
  }

  /// Keeps a site. A condition in its colors that asks for the color scheme in other words ends what is known of it.
  mutating func record(_ site: PaintSite, at node: NodeID) {
    var site = site
    if !site.backdrop.steps.isEmpty, site.conditions.contains(where: { mentionsScheme($0.condition) }) {
      site.circumstances.obstacle = .condition
    }
    paintSites.append(FoundSite(node: node, site: site))
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
      tree.hasModifier(member, "private", "fileprivate"),
      let name = tree.kind(member) == .functionDecl
        ? tree.token(member) : tree.child(member, .binding).flatMap(tree.firstChild).flatMap(tree.token)
    else { return false }
    if let known = unusedMembers[member] { return known }
    guard tree.tokens.count <= searchBudget else { return false }
    searchBudget -= tree.tokens.count
    let isUnused = !tree.hasSecond(name)
    unusedMembers[member] = isUnused
    return isUnused
  }

  /// Whether a text is made of a value in a file that speaks of attributed strings.
  private mutating func mayBeAttributed(_ call: NodeID) -> Bool {
    guard let value = tree.arguments(call).first.flatMap(tree.value(ofArgument:)), tree.kind(value) != .stringLiteral
    else {
      return false
    }
    let hasAny = hasAttributedStrings ?? tree.tokens.contains { tree.token($0, is: "AttributedString") }
    hasAttributedStrings = hasAny
    return hasAny
  }

  /// Walks from a text outwards, up to where its body ends.
  private mutating func follow(_ walk: inout PaintWalk, from text: NodeID) {
    var node = text
    for _ in 0..<Self.longestWalk {
      guard !walk.isDropped, let parent = tree.parent(node) else { return }
      switch tree.kind(parent) {
      case .member:
        guard tree.firstChild(parent) == node, let call = tree.parent(parent), tree.kind(call) == .call,
          tree.firstChild(call) == parent, let name = tree.token(parent)
        else { return walk.stopAll(.modifier) }
        apply(modifier: call, named: name, to: &walk)
        node = call
      case .argument, .trailingClosure:
        guard let call = tree.parent(parent), tree.kind(call) == .call, enter(slot: parent, of: call, &walk)
        else { return }
        node = call
      default:
        guard leave(parent, from: node, &walk) else { return }
        node = parent
      }
    }
    walk.stopAll(.limit)
  }

  /// Goes out of a node that is neither a modifier nor a container; `false` where the body ends.
  func leave(_ parent: NodeID, from node: NodeID, _ walk: inout PaintWalk) -> Bool {
    switch tree.kind(parent) {
    case .parenthesized, .effect, .ifConfig: return true
    case .guard:
      assume(tree.children(parent, .condition), hold: false, &walk)
      return true
    case .ifConfigClause where tree.firstChild(parent).map({ tree.text(tree.span($0)).holds("watchOS") }) == true:
      // An app on the watch is always dark.
      walk.setScheme(.dark)
      leaveBlock(parent, from: node, &walk)
      return true
    case .ternary, .if:
      assume(branch: node, of: parent, &walk)
      return true
    case .closure, .switchCase, .ifConfigClause:
      leaveBlock(parent, from: node, &walk)
      let holder = tree.parent(parent).map(tree.kind)
      return tree.kind(parent) != .closure || holder == .argument || holder == .trailingClosure
    case .block:
      leaveBlock(parent, from: node, &walk)
      // That of a function or a getter is the end of the body.
      return tree.parent(parent).map { [.if, .guard].contains(tree.kind($0)) } ?? false
    case .switch:
      if let subject = tree.firstChild(parent), subject != node { walk.note(subject: subject) }
      return true
    case .jump: return tree.hasToken(parent, "return")
    case .binary:
      // Texts are added; anything else compares or calculates.
      if let token = tree.token(parent), tree.token(token, is: "+") { return true }
      walk.drop()
      return false
    case .accessorBlock:
      leaveBlock(parent, from: node, &walk)
      return false
    case .functionDecl, .accessor, .file: return false
    default:
      // It is kept, given on or changed in a way that is not followed.
      walk.stopAll(.outside)
      return false
    }
  }

  /// Notes the views beside the one that the walk comes from.
  private func leaveBlock(_ block: NodeID, from node: NodeID, _ walk: inout PaintWalk) {
    let around = walk.siblingCounts
    var isBefore = true
    var count = 0
    for child in tree.children(block) {
      guard count < 64 else {
        walk.forgetSiblings(since: around)
        return walk.stop(.limit)
      }
      count += 1
      if child == node {
        isBefore = false
      } else if isBefore, tree.kind(child) == .guard || tree.kind(child) == .if, leavesEarly(child) {
        assume(tree.children(child, .condition), hold: tree.kind(child) == .guard, &walk)
      } else if isView(child) {
        walk.noteSibling(child, isBefore: isBefore)
      }
    }
    walk.leaveBlock(since: around)
  }

  /// Whether a branch of a statement leaves the function.
  private func leavesEarly(_ statement: NodeID) -> Bool {
    guard let block = tree.child(statement, .block) else { return false }
    return tree.children(block).contains { tree.kind($0) == .jump && !tree.hasToken($0, "yield") }
  }

  /// What is known where the conditions of a statement hold, or where they do not.
  private func assume(_ conditions: [NodeID], hold: Bool, _ walk: inout PaintWalk) {
    if hold || conditions.count == 1 {
      for condition in conditions { walk.assume(condition, holds: hold) }
    } else {
      // Of several it is not known which one fails.
      for condition in conditions { walk.note(subject: condition) }
    }
  }

  /// Whether a statement of a block is a view, rather than a declaration or a part of the block's head.
  private func isView(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .closureSignature, .caseItem, .condition, .variableDecl, .functionDecl, .attribute, .booleanLiteral: false
    default: true
    }
  }

  /// What holds where a branch of an `if` or of a ternary is drawn.
  private func assume(branch: NodeID, of statement: NodeID, _ walk: inout PaintWalk) {
    let parts = Array(tree.children(statement).prefix(8))
    let isTernary = tree.kind(statement) == .ternary
    let conditions = isTernary ? Array(parts.prefix(1)) : parts.filter { tree.kind($0) == .condition }
    let isFirst = isTernary ? parts.dropFirst().first == branch : parts.first { tree.kind($0) == .block } == branch
    assume(conditions, hold: isFirst, &walk)
  }

  /// What the branches around a text say, once something lies behind it.
  mutating func circumstances(_ walk: PaintWalk) -> Circumstances {
    var found = walk.circumstances
    guard !walk.steps.isEmpty else { return found }
    for (node, holds) in walk.conditions {
      for assumption in Assumption.all(of: condition(node), holds: holds) {
        if let test = SchemeTest(assumption) {
          found.schemes.formIntersection(test.schemes)
        } else if assumption.condition.holds("&&") || assumption.condition.holds("||") {
          found.subjects.append(assumption.condition)
        } else {
          found.assumptions.append(assumption)
        }
      }
    }
    found.subjects += walk.subjects.map { Assumption(condition($0), holds: true).condition }
    if (found.assumptions.map(\.condition) + found.subjects).contains(where: { mentionsScheme($0) }) {
      found.obstacle = .condition
    }
    // What cannot be used, or is being touched, need not be readable.
    if found.assumptions.contains(where: \.isOfUnusable) { found.obstacle = found.obstacle ?? .condition }
    return found
  }
}

extension SwiftExtractor {
  /// Whether a condition asks for a variable of this file that is made from the color scheme: `isNight`.
  mutating func mentionsScheme(_ condition: String) -> Bool {
    let names = schemeNames ?? findSchemeNames()
    schemeNames = names
    guard !names.isEmpty else { return false }
    return condition.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { names.contains(String($0)) }
  }

  private func findSchemeNames() -> Set<String> {
    var names: Set<String> = []
    for node in tree.nodeIDs where tree.kind(node) == .variableDecl {
      let range = tree.tokenRange(node)
      guard range.count < 64, let pattern = tree.child(node, .binding).flatMap({ tree.firstChild($0) }) else {
        continue
      }
      let asks = range.contains { index in
        tree.token(tree.tokens[index], is: "colorScheme") || tree.token(tree.tokens[index], is: "userInterfaceStyle")
      }
      if asks, tree.name(pattern) != "colorScheme" { names.insert(tree.name(pattern)) }
    }
    return names
  }
}

/// A paint site with the node it was found at.
struct FoundSite {
  let node: SwiftTree.NodeID
  var site: PaintSite
}
