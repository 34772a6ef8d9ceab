import Syntax

/// Finds what one Swift tree says about colors. Names stay unresolved.
///
/// It is large, and each question is a method of it: one that could be copied would be copied at every call.
struct SwiftExtractor: ~Copyable {
  typealias NodeID = SwiftTree.NodeID

  let tree: SwiftTree
  private(set) var landmarks: Landmarks
  private var hasLandmarks: Bool
  var facts = SwiftFacts()
  var paintSites: [FoundSite] = []
  /// Preferences of a body, and what holds the app, some views, or the views of this file to one color scheme.
  var forcedSchemes: [ForcedScheme] = []
  var appSchemes: [SchemeSet] = []
  var viewSchemes: [SchemeSet] = []
  var fileSchemes: [SchemeSet] = []
  /// How many names of locals may still be followed: one that is made of others, and these of others, would grow as a
  /// power.
  let localNames = Countdown(from: 1024)
  /// Whether the file speaks of attributed strings; `nil` until that is asked.
  var hasAttributedStrings: Bool?
  /// Variables that are made from the color scheme; `nil` until they are asked for.
  var schemeNames: Set<String>?
  /// Statement lists whose properties were paired.
  var pairedLists: Set<NodeID> = []
  /// Private members, and whether nothing mentions them.
  var unusedMembers: [NodeID: Bool] = [:]
  /// Tokens that may still be searched for second assignments; a file that needs more has none that is certain.
  var searchBudget = 1 << 21
  /// What the modifiers put behind a view that were asked: all texts in one stack have the same ones around them.
  var backgrounds: [NodeID: Painting] = [:]
  /// Whether what the overlays draw that were asked may hide a text.
  var overlays: [NodeID: Bool] = [:]
  /// Declarations of types, in order.
  private var types: [NodeID] = []
  /// Paths that were recorded.
  var seenPaths: Set<NodeID> = []
  /// Names with which paths to colors begin.
  var pathRoots: Set<String> = []
  /// Bodies of color helpers; `nil` as long as there is none.
  var bodies: FoundBodies?
  /// Whether colors without a type are AppKit's; `nil` as long as nobody asked.
  var isAppKit: Bool?

  /// - Parameter landmarks: those of the tree, where they are known.
  init(tree: SwiftTree, landmarks: Landmarks? = nil) {
    self.tree = tree
    self.landmarks = landmarks ?? Landmarks()
    hasLandmarks = landmarks != nil
  }

  /// Those of the tree; `nil` as long as nothing was found in it.
  var knownLandmarks: Landmarks? { hasLandmarks ? landmarks : nil }

  /// Looks for the landmarks of the file, once and only when something is found in it.
  mutating func findLandmarks() {
    guard !hasLandmarks else { return }
    landmarks = Landmarks(of: tree)
    hasLandmarks = true
  }

  /// Looks at nodes one by one, in the order they are stored.
  ///
  /// - Parameter worklist: those that may matter, where they are known; else all.
  mutating func run(_ worklist: Worklist?) {
    facts.isIncomplete = tree.hasUnterminated
    if let worklist {
      for node in worklist.nodes { visit(node) }
    } else {
      for node in tree.nodeIDs where tree.mayMatter(node) { visit(node) }
    }
    for type in types { visitType(type) }
    findCalledBodies()
    heedForcedSchemes()
    heedImports()
  }

  @inline(__always)
  private mutating func visit(_ node: NodeID) {
    switch tree.kind(node) {
    case .call:
      visitCall(node)
      visitPaint(node)
    case .assignment:
      visitProperty(node)
      visitForcedStyle(node)
      visitColorAssignment(node)
    case .member:
      visitMember(node)
      visitPath(node)
    case .macro: visitMacro(node)
    case .variableDecl:
      visitVariable(node)
      visitComputedProperty(node)
    case .enumDecl:
      visitEnum(node)
      visitTypeName(node)
      types.append(node)
    case .structDecl, .classDecl, .actorDecl, .protocolDecl:
      visitTypeName(node)
      types.append(node)
    case .extensionDecl: types.append(node)
    case .typealiasDecl:
      visitTypeName(node)
      visitAlias(node)
    case .associatedtypeDecl: visitTypeName(node)
    case .functionDecl:
      visitTypeName(node)
      visitFunction(node)
    case .genericParameters: visitGenericParameters(node)
    case .initDecl: visitInitializer(node)
    case .missing: facts.isIncomplete = true
    default: break
    }
  }

  /// Texts, and color schemes that are forced.
  private mutating func visitPaint(_ call: NodeID) {
    guard let callee = tree.firstChild(call) else { return }
    visitText(call, callee: callee)
    visitScheme(call, callee: callee)
  }

  /// Marks what is likely another module's color.
  private mutating func heedImports() {
    guard !facts.occurrences.isEmpty || !facts.members.isEmpty || !paintSites.isEmpty else { return }
    let imports = Imports(of: tree)
    facts.isTest = imports.bringsTests
    let foreign = imports.foreignTypes
    // Without SwiftUI, `Text` is another module's too.
    facts.paintSites = paintSites.filter { $0.site.isProperty || !foreign.contains(.swiftUI) }.map(\.site)
    guard !foreign.isEmpty else { return }
    for index in facts.occurrences.indices where facts.occurrences[index].expr.mentions(foreign) {
      facts.occurrences[index].isForeign = true
    }
    facts.members = facts.members.map { member in
      guard case .color(let expr) = member.value, expr.mentions(foreign) else { return member }
      return MemberDeclaration(
        typePath: member.typePath, name: member.name, isStatic: member.isStatic, value: .color(.unknown(.external)),
        nameSpan: member.nameSpan, isPrivate: member.isPrivate)
    }
  }

  /// Records one mention of a color.
  mutating func record(_ node: NodeID, role: Occurrence.Role, _ expr: ColorExpr, isTentative: Bool = false) {
    findLandmarks()
    let context = context(of: node)
    guard !context.isDead else { return }
    facts.occurrences.append(
      Occurrence(
        span: tree.span(node), role: role, position: context.position, isPreview: context.isPreview,
        scope: context.scope, expr: expr, isForced: context.handling == .crash,
        hasFallback: context.handling == .fallback, isProbe: context.handling == .probe, isTentative: isTentative))
  }
}

// MARK: - Mentions

extension SwiftExtractor {
  private mutating func visitCall(_ node: NodeID) {
    guard let callee = tree.firstChild(node) else { return }
    if let type = colorType(ofCallee: callee) {
      visitColorInitializer(node, type: type)
    } else if isImplicitInit(callee) {
      visitImplicitInitializer(node)
      // Of which type is not known here; its labels tell it from most.
      visitConstruction(node, of: ".init(\(tree.labels(node)))")
    } else if tree.isConstruction(callee) {
      visitConstruction(node, of: tree.name(callee))
    } else if tree.kind(callee) == .identifier, tree.hasToken(callee, "Self") {
      visitConstruction(node, of: scope(of: node).last ?? "Self")
    } else if tree.kind(callee) == .implicitMember {
      visitImplicitHelper(node, name: tree.name(callee))
    } else if let argument = Self.soleColorArgument(of: node, callee: callee, in: tree) {
      let names = tree.implicitPath(argument) ?? []
      record(argument, role: .reference, .member(MemberPath(base: .implicit(nil), names: names)))
    } else if let argument = tree.colorPath(of: node, callee: callee) {
      recordPath(argument)
    }
  }

  private mutating func visitColorInitializer(_ node: NodeID, type: ColorTypeName) {
    switch initializer(node, type: type) {
    case .named(let named): record(node, role: .reference, .named(named))
    case .components(let components): record(node, role: .literal, .components(components))
    case .call(let call): record(node, role: .literal, .call(call))
    case .bridge(let framework, .member(let path)) where path.base.isImplicit || resourceArgument(of: node) != nil:
      record(node, role: .reference, .bridge(to: framework, .member(path)))
    // What a bridge holds is a mention of its own.
    default: break
    }
  }

  /// `.init(red: …)`: only where the position says whose initialiser it is.
  private mutating func visitImplicitInitializer(_ node: NodeID) {
    guard let framework = contextualFramework(of: node) else { return }
    visitColorInitializer(node, type: ColorTypeName(framework))
  }

  /// `.hex(0x2F80ED)`, a static function of the color type that the position wants.
  private mutating func visitImplicitHelper(_ node: NodeID, name: String) {
    // Only a call that is given a number or a string is looked at further: most implicit calls are cases of enums.
    guard let value = tree.child(node, .argument).flatMap({ tree.firstChild($0) }),
      [.integerLiteral, .stringLiteral].contains(tree.kind(value)), let framework = contextualFramework(of: node),
      let call = helperCall(node, callee: [framework.typeName, name])
    else { return }
    record(node, role: .literal, .call(call))
  }

  /// `Color.brand`, `UIColor.systemRed`.
  private mutating func visitMember(_ node: NodeID) {
    if let path = nestedMember(node) { return record(node, role: .reference, .member(path)) }
    guard let base = tree.firstChild(node), let type = colorType(base), let framework = type.framework else { return }
    let name = tree.name(node)
    // `Color.init(…)` is a call, `Color.self` a type, and `Color.Name` a type as well.
    guard name != "init", name != "self", name.first?.isUppercase != true else { return }
    if let parent = tree.parent(node), tree.kind(parent) == .call, tree.firstChild(parent) == node {
      guard let call = helperCall(parent, callee: [framework.typeName, name]) else { return }
      record(parent, role: .literal, .call(call))
    } else {
      record(node, role: .reference, .member(MemberPath(base: .named, names: [framework.typeName, name])))
    }
  }

  private mutating func visitMacro(_ node: NodeID) {
    guard let components = colorLiteral(node) else { return }
    record(node, role: .literal, .components(components))
  }
}

extension MemberPath.Base {
  var isImplicit: Bool {
    if case .implicit = self { true } else { false }
  }
}

extension ColorExpr {
  /// Whether it means something only where one of these names is the SDK's type. What has no type of its own is SwiftUI's.
  fileprivate func mentions(_ types: Set<ColorFramework>) -> Bool {
    switch self {
    case .named(let named): named.lookup.framework.map(types.contains) ?? false
    case .components(let components): types.contains(components.framework ?? .swiftUI)
    case .member(let member):
      switch member.base {
      case .implicit(let framework): types.contains(framework ?? .swiftUI)
      case .named: member.names.first.flatMap(ColorFramework.init(typeName:)).map(types.contains) ?? false
      case .current: false
      }
    case .call(let call): types.contains(call.callee.first.flatMap(ColorFramework.init(typeName:)) ?? .swiftUI)
    case .opacity(let inner, _), .alpha(let inner, _): inner.mentions(types)
    case .coalesce(let first, let second), .ternary(_, let first, let second):
      first.mentions(types) || second.mentions(types)
    case .bridge(let framework, let inner): types.contains(framework) || inner.mentions(types)
    case .computed, .unknown: false
    }
  }
}

extension NamedColor.Lookup {
  fileprivate var framework: ColorFramework? {
    switch self {
    case .color: .swiftUI
    case .uiColor: .uiKit
    case .nsColor: .appKit
    case .resource, .objectiveC, .interfaceBuilder, .infoPlist, .buildSetting: nil
    }
  }
}

/// A number that only gets smaller, shared by all that spend it.
final class Countdown {
  private var left: Int

  init(from start: Int) { left = start }

  /// Takes one; `false` when none is left.
  func spend() -> Bool {
    left -= 1
    return left >= 0
  }
}
