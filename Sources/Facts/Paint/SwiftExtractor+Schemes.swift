import Syntax

/// A color scheme that code forces.
struct ForcedScheme {
  let node: SwiftTree.NodeID
  let schemes: SchemeSet
}

extension SwiftExtractor {
  /// The value that a modifier gives to the color scheme: `.preferredColorScheme(x)`, `.colorScheme(x)`,
  /// `.environment(\\.colorScheme, x)`.
  func schemeSet(by call: NodeID, named name: String) -> NodeID? {
    let values = tree.arguments(call).compactMap(tree.value(ofArgument:))
    if name != "environment" { return values.count == 1 ? values[0] : nil }
    guard values.count == 2, tree.kind(values[0]) == .keyPath, let key = tree.firstChild(values[0]),
      tree.hasToken(key, "colorScheme")
    else { return nil }
    return values[1]
  }

  /// A color scheme that is set for views: of the whole app if it is preferred in the app's own body. One that is worked
  /// out may be what it names: `scheme(for: .dark) ?? nil`.
  mutating func visitScheme(_ call: NodeID, callee: NodeID) {
    guard tree.kind(callee) == .member || tree.kind(callee) == .identifier, let token = tree.token(callee) else {
      return
    }
    if tree.token(token, is: "UITraitCollection") { return visitTraits(call) }
    let isPreferred = tree.token(token, is: "preferredColorScheme")
    guard isPreferred || tree.token(token, is: "colorScheme") || tree.token(token, is: "environment"),
      let value = schemeSet(by: call, named: tree.name(callee)), !isInPreview(call)
    else { return }
    let schemes = namedSchemes(value)
    if isPreferred {
      if let schemes { forcedSchemes.append(ForcedScheme(node: call, schemes: schemes)) }
      if isInApp(call) {
        appSchemes.append(tree.kind(value) == .implicitMember && !isConditional(call) ? schemes ?? .both : .both)
        return
      }
    }
    if let schemes { viewSchemes.append(schemes) }
  }

  /// `UITraitCollection(userInterfaceStyle: .light)`, with which a controller can hold its children to one scheme.
  private mutating func visitTraits(_ call: NodeID) {
    for argument in tree.arguments(call) where tree.hasToken(argument, "userInterfaceStyle") {
      if let schemes = tree.value(ofArgument: argument).flatMap({ SchemeSet(named: tree.name($0)) }) {
        viewSchemes.append(schemes)
      }
    }
  }

  /// The one color scheme that an expression names; `nil` for none or both.
  private func namedSchemes(_ node: NodeID) -> SchemeSet? {
    let range = tree.tokenRange(node)
    guard range.count <= 64 else { return nil }
    let found = range.compactMap { index -> SchemeSet? in
      guard index > 0, tree.token(tree.tokens[index - 1], is: ".") else { return nil }
      return SchemeSet(named: tree.name(tree.tokens[index]))
    }
    let agreed = SchemeSet(agreedBy: found)
    return agreed == .both ? nil : agreed
  }

  /// `window.overrideUserInterfaceStyle = .light`, `NSApp.appearance = NSAppearance(named: .darkAqua)`.
  mutating func visitForcedStyle(_ assignment: NodeID) {
    guard let target = tree.firstChild(assignment), let value = tree.nextSibling(target) else { return }
    var schemes: SchemeSet?
    if tree.hasToken(target, "overrideUserInterfaceStyle") || tree.hasToken(target, "userInterfaceStyle") {
      let isName = tree.kind(value) == .implicitMember || tree.kind(value) == .member
      schemes = isName ? SchemeSet(named: tree.name(value)) : nil
    } else if tree.hasToken(target, "appearance"), tree.kind(value) == .call,
      let name = tree.arguments(value).first.flatMap(tree.value(ofArgument:))
    {
      schemes = SchemeSet(named: tree.name(name))
    } else {
      return
    }
    if isConditional(assignment) { schemes = nil }
    let receiver = tree.kind(target) == .member ? tree.firstChild(target).map { receiverName($0) } ?? "" : ""
    if receiver.lowercased().hasSuffix("window") || receiver == "NSApp" || receiver == "shared" {
      appSchemes.append(schemes ?? .both)
    } else {
      // A view or a controller: which texts it holds is not followed, so all of the file are taken to be its.
      fileSchemes.append(schemes ?? .both)
      if let schemes { viewSchemes.append(schemes) }
    }
  }

  private func receiverName(_ node: NodeID) -> String {
    switch tree.kind(node) {
    case .optionalChain, .forceUnwrap: tree.firstChild(node).map(tree.name) ?? ""
    default: tree.name(node)
    }
  }

  /// Whether a place is in the body of a type that is an `App` or a `Scene`.
  private func isInApp(_ node: NodeID) -> Bool {
    var current = tree.parent(node)
    for _ in 0..<512 {
      guard let ancestor = current else { return false }
      switch tree.kind(ancestor) {
      case .structDecl, .classDecl, .enumDecl, .extensionDecl:
        return inherits(ancestor, from: "App") || inherits(ancestor, from: "Scene")
      default: current = tree.parent(ancestor)
      }
    }
    return false
  }

  /// Whether a branch decides that a statement is run.
  private func isConditional(_ node: NodeID) -> Bool {
    var current = tree.parent(node)
    for _ in 0..<512 {
      guard let ancestor = current else { return false }
      switch tree.kind(ancestor) {
      case .if, .guard, .switch, .while, .for, .ternary, .catchClause: return true
      case .functionDecl, .accessorBlock, .initDecl, .memberBlock: return false
      default: current = tree.parent(ancestor)
      }
    }
    return true
  }

  /// Gives the texts of a body the color scheme that is preferred in it.
  mutating func heedForcedSchemes() {
    facts.appSchemes = SchemeSet(agreedBy: appSchemes)
    facts.viewSchemes = Array(Set(viewSchemes)).sorted { $0.rawValue < $1.rawValue }
    let ofFile = SchemeSet(agreedBy: fileSchemes)
    let bodies = Dictionary(grouping: forcedSchemes) { body(of: $0.node) }.mapValues { forced in
      SchemeSet(agreedBy: forced.map(\.schemes))
    }
    for index in paintSites.indices {
      let preferred = bodies.isEmpty ? .both : bodies[body(of: paintSites[index].node)] ?? .both
      paintSites[index].site.circumstances.schemes.formIntersection(preferred.intersection(ofFile))
    }
  }

  /// The function, getter or initial value around a node.
  func body(of node: NodeID) -> NodeID {
    var current = node
    for _ in 0..<512 {
      guard let parent = tree.parent(current) else { return current }
      switch tree.kind(parent) {
      case .functionDecl, .accessorBlock, .initializer, .initDecl: return parent
      default: current = parent
      }
    }
    return current
  }
}
