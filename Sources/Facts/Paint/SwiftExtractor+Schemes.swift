import Syntax

/// A color scheme that code forces.
struct ForcedScheme {
  let node: SwiftTree.NodeID
  let schemes: SchemeSet
}

extension SwiftExtractor {
  /// `.preferredColorScheme(.dark)`: of all that its presentation holds; of the whole app if it stands in the app's own
  /// body. One that is worked out may be what it names: `scheme(for: .dark) ?? nil`.
  mutating func visitPreferredScheme(_ call: NodeID, callee: NodeID) {
    guard tree.kind(callee) == .member, let token = tree.token(callee) else { return }
    let isPreferred = tree.token(token, is: "preferredColorScheme")
    guard isPreferred || tree.token(token, is: "colorScheme") || tree.token(token, is: "environment"),
      let value = tree.arguments(call).last.flatMap(tree.value(ofArgument:)), let schemes = namedSchemes(value),
      !isInPreview(call)
    else { return }
    if isPreferred {
      forcedSchemes.append(ForcedScheme(node: call, schemes: schemes))
      if tree.kind(value) == .implicitMember, isInApp(call) {
        facts.appSchemes.formIntersection(schemes)
        return
      }
    }
    facts.viewSchemes.formIntersection(schemes)
  }

  /// The one color scheme that an expression names; `nil` for none or both.
  private func namedSchemes(_ node: NodeID) -> SchemeSet? {
    var found: SchemeSet = []
    let range = tree.tokenRange(node)
    guard range.count <= 64 else { return nil }
    for index in range where index > 0 && tree.token(tree.tokens[index - 1], is: ".") {
      if tree.token(tree.tokens[index], is: "dark") { found.insert(.dark) }
      if tree.token(tree.tokens[index], is: "light") { found.insert(.light) }
    }
    return found == .light || found == .dark ? found : nil
  }

  /// `window.overrideUserInterfaceStyle = .light`, `NSApp.appearance = NSAppearance(named: .darkAqua)`.
  mutating func visitForcedStyle(_ assignment: NodeID) {
    guard let target = tree.firstChild(assignment), let value = tree.nextSibling(target) else { return }
    let schemes: SchemeSet?
    if tree.hasToken(target, "overrideUserInterfaceStyle") {
      schemes = tree.kind(value) == .implicitMember ? SchemeSet(named: tree.name(value)) : nil
    } else if tree.hasToken(target, "appearance"), tree.kind(value) == .call,
      let name = tree.arguments(value).first.flatMap(tree.value(ofArgument:))
    {
      schemes = SchemeSet(named: tree.name(name))
    } else {
      return
    }
    guard let schemes else { return }
    let receiver = tree.kind(target) == .member ? tree.firstChild(target).map { receiverName($0) } ?? "" : ""
    if receiver.lowercased().hasSuffix("window") || receiver == "NSApp" || receiver == "shared" {
      facts.appSchemes.formIntersection(schemes)
    } else {
      // A view or a controller: which texts it holds is not followed, so all of the file are taken to be its.
      fileSchemes.formIntersection(schemes)
      facts.viewSchemes.formIntersection(schemes)
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

  /// Gives the texts of a body the color scheme that is preferred in it.
  mutating func heedForcedSchemes() {
    if fileSchemes != .both {
      for index in facts.paintSites.indices { facts.paintSites[index].schemes.formIntersection(fileSchemes) }
    }
    guard !forcedSchemes.isEmpty, !facts.paintSites.isEmpty else { return }
    var bodies: [NodeID: SchemeSet] = [:]
    for forced in forcedSchemes {
      bodies[body(of: forced.node), default: .both].formIntersection(forced.schemes)
    }
    for (index, node) in siteNodes.enumerated() {
      guard let schemes = bodies[body(of: node)] else { continue }
      facts.paintSites[index].schemes.formIntersection(schemes)
    }
  }

  /// The function, getter or initial value around a node.
  private func body(of node: NodeID) -> NodeID {
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
