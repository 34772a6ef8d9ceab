import Syntax

extension SwiftExtractor {
  /// Types, their cases and what their values store; and with them the bodies of what leads from one to another: schemes
  /// that are constants, getters that pick one, initialisers that fill one.
  mutating func visitType(_ node: NodeID) {
    guard let kind = TypeDeclaration.Kind(tree.kind(node)), let block = tree.child(node, .memberBlock) else { return }
    findLandmarks()
    var found = FoundMembers(isStructure: kind == .structure, draws: draws(node, block))
    collect(in: block, into: &found, depth: 0)
    // What nothing leads to from here, and what leads nowhere, need not be known.
    var isMemberwise = found.isStructure && !found.draws && found.initializers.isEmpty && !found.isWrapped
    if isMemberwise, !found.holdsColor {
      isMemberwise = false
      for property in found.stored where leadsOn(property) { isMemberwise = true }
    }
    var leading: [FoundProperty] = []
    for property in found.stored {
      let isKept = isMemberwise && !property.isStatic || leadsOn(property) && (!found.draws || isRoot(property))
      if isKept { leading.append(property) }
    }
    let inherited = inheritedNames(node)
    let isKept =
      !leading.isEmpty || !found.cases.isEmpty || !found.getters.isEmpty || !inherited.isEmpty || found.declaresColor
    guard isKept || !found.constants.isEmpty, !isDead(node), kind != .enumeration || !isOfKeys(node) else { return }
    let path = scope(of: node) + (typeName(ofDeclaration: node) ?? [])
    for constant in found.constants where isScheme(constant, of: path.last ?? "") { keepBody(of: constant) }
    for getter in found.getters { keepBody(of: getter) }
    if found.holdsColor { for initializer in found.initializers { keepBody(of: initializer) } }
    guard isKept else { return }
    var cases: [EnumCase] = []
    for element in found.cases {
      cases.append(EnumCase(name: tree.name(element), hasValues: tree.child(element, .parameterClause) != nil))
    }
    var properties: [StoredProperty] = []
    for property in leading { properties.append(stored(property)) }
    var type = TypeDeclaration(
      kind: kind, path: path, inherited: inherited, cases: cases, properties: properties, isMemberwise: isMemberwise)
    if kind == .structure || kind == .object, found.holdsColor {
      for property in found.stored where !property.isLet && !property.isStatic {
        // What its initialiser sets once is no other later.
        guard let variable = declaration(of: property), !keepsValue(variable, afterAssignments: 1) else { continue }
        type.variables.append(tree.name(property.pattern))
      }
    }
    if !inherited.isEmpty {
      for pattern in found.patterns { type.names.append(tree.name(pattern)) }
    }
    facts.types.append(type)
  }

  private func declaration(of property: FoundProperty) -> NodeID? {
    tree.parent(property.pattern).flatMap(tree.parent)
  }

  /// Whether values of a type draw themselves: what they store is asked for by their own bodies alone.
  private func draws(_ type: NodeID, _ block: NodeID) -> Bool {
    landmarks.drawingTypes.contains(block) || inherits(type, from: "View") || inherits(type, from: "ViewModifier")
  }

  private func isRoot(_ property: FoundProperty) -> Bool { pathRoots.contains(tree.name(property.pattern)) }

  /// `typealias PlatformColor = UIColor`
  mutating func visitAlias(_ node: NodeID) {
    guard let target = firstTypePath(in: node)?.last, ColorFramework(typeName: target) != nil, !isDead(node) else {
      return
    }
    var alias = TypeDeclaration(kind: .alias, path: scope(of: node) + [tree.name(node)], inherited: [target])
    alias.conditions = conditions(around: node)
    facts.types.append(alias)
  }

  /// The conditions of `#if` around a declaration, the innermost first.
  func conditions(around node: NodeID) -> [String] {
    var found: [String] = []
    var current = tree.parent(node)
    for _ in 0..<16 {
      guard let ancestor = current, tree.kind(ancestor) == .ifConfigClause || tree.kind(ancestor) == .ifConfig
      else { break }
      if tree.kind(ancestor) == .ifConfigClause, let config = tree.parent(ancestor) {
        for clause in tree.children(config, .ifConfigClause) {
          let isOwn = clause == ancestor
          if let text = condition(ofClause: clause) { found.append(isOwn ? text : "!(\(text))") }
          if isOwn { break }
        }
      }
      current = tree.parent(ancestor)
    }
    return found
  }

  /// `nil` for `#else`.
  private func condition(ofClause clause: NodeID) -> String? {
    guard !tree.hasToken(clause, "else"), let condition = tree.firstChild(clause) else { return nil }
    return tree.text(tree.span(condition)).cut(to: 100)
  }

  /// A stored property in the tree.
  private struct FoundProperty {
    let pattern: NodeID
    let type: NodeID?
    let value: NodeID?
    let wrapper: NodeID?
    let isStatic: Bool
    let isLet: Bool
  }

  /// What the members of one type say.
  private struct FoundMembers {
    let isStructure: Bool
    let draws: Bool
    var cases: [NodeID] = []
    var stored: [FoundProperty] = []
    var initializers: [NodeID] = []
    /// The names of all properties of values.
    var patterns: [NodeID] = []
    /// Computed properties that may lead on.
    var getters: [NodeID] = []
    /// Static constants, and static properties with getters.
    var constants: [NodeID] = []
    /// Whether a property has a wrapper.
    var isWrapped = false
    /// Whether a value stores a color.
    var holdsColor = false
    /// Whether any property is a color.
    var declaresColor = false

    init(isStructure: Bool, draws: Bool) {
      self.isStructure = isStructure
      self.draws = draws
    }
  }

  /// How many members of a type are looked at: a type with more is a table.
  private static let mostMembers = 4096

  private func collect(in block: NodeID, into found: inout FoundMembers, depth: Int) {
    var count = 0
    for member in tree.children(block) {
      count += 1
      guard count <= Self.mostMembers else { return }
      switch tree.kind(member) {
      case .variableDecl: collectVariable(member, into: &found)
      case .initDecl: found.initializers.append(member)
      case .enumCaseDecl: found.cases += tree.children(member, .enumElement)
      case .ifConfig, .ifConfigClause: if depth < 8 { collect(in: member, into: &found, depth: depth + 1) }
      default: break
      }
    }
  }

  private func collectVariable(_ node: NodeID, into found: inout FoundMembers) {
    let isStatic = tree.hasModifier(node, "static", "class")
    let isLet = tree.hasToken(node, "let")
    // `@MainActor` and `@objc` wrap nothing.
    let wrapper = tree.child(node, .attribute).flatMap { first in
      tree.beginsInUppercase(first) && !tree.hasToken(first, "MainActor") ? first : nil
    }
    if wrapper != nil, !isStatic { found.isWrapped = true }
    for binding in tree.children(node) where tree.kind(binding) == .binding {
      guard let pattern = tree.firstChild(binding), tree.kind(pattern) == .identifier else { continue }
      if !isStatic { found.patterns.append(pattern) }
      let type = tree.child(binding, .typeAnnotation).flatMap(tree.firstChild)
      let isColor = type.map { isColorType($0) } ?? false
      if isColor { found.declaresColor = true }
      if let block = tree.child(binding, .accessorBlock), !isObserved(block) {
        if isStatic {
          found.constants.append(node)
        } else if let type, !isColor, !found.draws, mayPick(node, type) {
          // Colors and numbers are kept elsewhere; views are no schemes.
          found.getters.append(node)
        }
        continue
      }
      if isStatic, isLet {
        found.constants.append(node)
        continue
      }
      if isColor, !isStatic { found.holdsColor = true }
      found.stored.append(
        FoundProperty(
          pattern: pattern, type: type, value: tree.child(binding, .initializer).flatMap(tree.firstChild),
          wrapper: wrapper, isStatic: isStatic, isLet: isLet))
    }
  }

  private func isColorType(_ type: NodeID) -> Bool {
    tree.lastName(ofType: type).flatMap { colorType(spelledBy: $0) } != nil && framework(ofType: type) != nil
  }

  /// Whether a property with a block after it is stored all the same: `{ didSet { … } }`.
  func isObserved(_ block: NodeID) -> Bool {
    guard let accessor = tree.child(block, .accessor) else { return false }
    return tree.hasToken(accessor, "didSet") || tree.hasToken(accessor, "willSet")
  }

  private func leadsOn(_ property: FoundProperty) -> Bool {
    if let type = property.type { return !isColorType(type) && mayLeadOn(type) }
    return property.value.map { mayLeadOn($0) } ?? (property.wrapper != nil)
  }

  private func stored(_ property: FoundProperty) -> StoredProperty {
    var reader = TermReader(tree: tree)
    let name = tree.name(property.pattern)
    let type = property.type.flatMap { type in reader.bounded(to: Self.largestType) { $0.type(type) } }
    let initial = property.value.flatMap { value in reader.bounded(to: Self.largestInitial) { $0.term(value) } }
    if type == nil, initial == nil, let wrapper = property.wrapper, tree.hasToken(wrapper, "Environment"),
      let argument = tree.arguments(wrapper).first.flatMap(tree.value(ofArgument:))
    {
      let (type, initial) = environment(argument)
      return StoredProperty(name: name, type: type, initial: initial, isConstant: false, isStatic: property.isStatic)
    }
    return StoredProperty(
      name: name, type: type, initial: initial, isConstant: property.isLet && property.wrapper == nil,
      isStatic: property.isStatic)
  }

  private static let largestType = 16
  private static let largestInitial = 96

  /// `@Environment(Theme.self)` and `@Environment(\.theme)`.
  private func environment(_ argument: NodeID) -> (type: TypeTerm?, initial: Term?) {
    if tree.kind(argument) == .member, tree.hasToken(argument, "self"),
      let path = tree.firstChild(argument).flatMap(tree.path)
    {
      return (.named(path), nil)
    }
    guard tree.kind(argument) == .keyPath, let chain = tree.firstChild(argument) else { return (nil, nil) }
    let names = tree.implicitPath(chain) ?? tree.path(chain).map { Array($0.dropFirst()) } ?? []
    guard names.count == 1, let name = names.first else { return (nil, nil) }
    return (nil, .member(.instance(.named(["EnvironmentValues"])), name))
  }

  /// Whether a static member is a value of the type around it, or one that may hold colors.
  private func isScheme(_ node: NodeID, of own: String) -> Bool {
    guard let binding = tree.child(node, .binding) else { return false }
    if let type = tree.child(binding, .typeAnnotation).flatMap(tree.firstChild) {
      guard let token = tree.lastName(ofType: type), !isColorType(type) else { return false }
      return tree.token(token, is: "Self") || tree.name(token) == own || mayPick(node, type)
    }
    guard var value = tree.child(binding, .initializer).flatMap(tree.firstChild) else { return false }
    if tree.kind(value) == .forceUnwrap { value = tree.firstChild(value) ?? value }
    guard tree.kind(value) == .call, let callee = tree.firstChild(value), tree.kind(callee) == .identifier,
      colorType(ofCallee: callee) == nil, tree.beginsInUppercase(callee), let token = tree.token(callee)
    else { return false }
    return tree.token(token, is: "Self") || tree.name(token) == own || tree.speaksOfColor(token)
      || tree.children(value).contains { givesColor($0) }
  }

  /// Whether an argument is plainly a color.
  private func givesColor(_ argument: NodeID) -> Bool {
    guard tree.kind(argument) == .argument, let value = tree.firstChild(argument) else { return false }
    switch tree.kind(value) {
    case .call: return tree.firstChild(value).flatMap { colorType(ofCallee: $0) } != nil
    case .member: return tree.firstChild(value).flatMap { colorType($0) } != nil
    case .macro: return tree.hasToken(value, "colorLiteral")
    default: return tree.speaksOfColor(argument)
    }
  }

  /// Whether a getter may pick one of several schemes: its own name or its type's says so. Of the many getters of a project
  /// that give one of its types, few do; the colors behind one with another name stay unknown.
  private func mayPick(_ declaration: NodeID, _ type: NodeID) -> Bool {
    guard mayLeadOn(type) else { return false }
    if let token = tree.lastName(ofType: type), tree.speaksOfColor(token) { return true }
    return tree.child(declaration, .binding).flatMap(tree.firstChild).map { tree.speaksOfColor($0) } ?? false
  }

  /// The names behind a type's colon, but for those of the SDK: whatever conforms to a protocol of the project may stand
  /// for it.
  private func inheritedNames(_ node: NodeID) -> [String] {
    guard let inheritance = tree.child(node, .inheritance) else { return [] }
    var names: [String] = []
    for type in tree.children(inheritance) {
      guard let token = tree.lastName(ofType: type) else { continue }
      let name = tree.name(token)
      if !PlainType.names.contains(name), !PlainType.protocols.contains(name) { names.append(name) }
    }
    return names
  }

  /// Whether the cases of an enum are keys for coding.
  private func isOfKeys(_ node: NodeID) -> Bool { inherits(node, from: "CodingKey") }
}

// MARK: - What may lead to a color

extension SwiftExtractor {
  /// Whether a value of a type may hold colors, as far as its name tells: one of the project's own types, or a color.
  private func mayLeadOn(type: NodeID) -> Bool {
    guard let token = tree.lastName(ofType: type) else { return false }
    return !PlainType.names.contains(tree.name(token))
  }

  /// The same of a type or of an initial value: one that is a call or a member of a type.
  fileprivate func mayLeadOn(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .namedType, .memberType, .optionalType, .modifiedType: return mayLeadOn(type: node)
    case .call:
      guard let callee = tree.firstChild(node) else { return false }
      if tree.kind(callee) == .implicitMember { return false }
      return tree.kind(callee) == .identifier
        ? tree.beginsInUppercase(callee) && !PlainType.names.contains(tree.name(callee)) : mayLeadOn(callee)
    case .member:
      guard let path = tree.path(node), let first = path.first, first.first?.isUppercase == true else { return false }
      return !PlainType.names.contains(first)
    default: return false
    }
  }
}

extension SwiftExtractor {
  /// `Theme(…)`, `Self(…)` and `.init(…)` anywhere but as a constant of a type: what a value of the type holds is then not
  /// told by the constants alone.
  mutating func visitConstruction(_ call: NodeID, of name: String) {
    if isConstant(call) || isInPreview(call) { return }
    facts.constructions.insert(name)
  }

  /// Whether a call is the whole value of a static constant.
  private func isConstant(_ call: NodeID) -> Bool {
    guard let initializer = tree.parent(call), tree.kind(initializer) == .initializer,
      let variable = tree.parent(initializer).flatMap(tree.parent), tree.kind(variable) == .variableDecl
    else { return false }
    return tree.hasToken(variable, "let") && tree.hasModifier(variable, "static")
  }
}

extension SwiftTree {
  /// Whether a callee is a type whose name speaks of color, and none of the color types.
  func isConstruction(_ callee: NodeID) -> Bool {
    kind(callee) == .identifier && beginsInUppercase(callee) && colorType(callee) == nil && speaksOfColor(callee)
  }
}

extension TypeDeclaration.Kind {
  fileprivate init?(_ kind: NodeKind) {
    switch kind {
    case .structDecl: self = .structure
    case .classDecl, .actorDecl: self = .object
    case .enumDecl: self = .enumeration
    case .protocolDecl: self = .requirements
    case .extensionDecl: self = .extension
    default: return nil
    }
  }
}
