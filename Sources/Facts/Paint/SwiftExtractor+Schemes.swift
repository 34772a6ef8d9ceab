import Syntax

/// A color scheme that code forces.
struct ForcedScheme {
  let node: SwiftTree.NodeID
  let schemes: SchemeSet
}

extension SwiftExtractor {
  /// `.preferredColorScheme(.dark)`: of all that its presentation holds; of the whole app if it stands in the app's own
  /// body.
  mutating func visitPreferredScheme(_ call: NodeID, callee: NodeID) {
    guard tree.kind(callee) == .member, tree.hasToken(callee, "preferredColorScheme"),
      let value = tree.arguments(call).first.flatMap(tree.value(ofArgument:)), tree.kind(value) == .implicitMember,
      let schemes = SchemeSet(named: tree.name(value))
    else { return }
    forcedSchemes.append(ForcedScheme(node: call, schemes: schemes))
    if isInApp(call) { facts.appSchemes.formIntersection(schemes) }
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
    let receiver = tree.kind(target) == .member ? tree.firstChild(target).map(receiverName) ?? "" : ""
    if receiver.lowercased().hasSuffix("window") || receiver == "NSApp" || receiver == "shared" {
      facts.appSchemes.formIntersection(schemes)
    } else {
      // A view or a controller: which texts it holds is not followed, so all of the file are taken to be its.
      fileSchemes.formIntersection(schemes)
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
