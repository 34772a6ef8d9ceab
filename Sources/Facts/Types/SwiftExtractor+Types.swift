import Syntax

extension SwiftExtractor {
  /// Types, their cases and what their values store; and with them the bodies of what leads from one to another: schemes
  /// that are constants, getters that pick one, initialisers that fill one.
  mutating func visitType(_ node: NodeID) {
    guard let kind = TypeDeclaration.Kind(tree.kind(node)), let block = tree.child(node, .memberBlock), !isDead(node)
    else { return }
    let inherited = inheritedNames(node)
    if kind == .enumeration, inherited.contains("CodingKey") { return }
    var found = FoundMembers(isStructure: kind == .structure, draws: landmarks.drawingTypes.contains(block))
    found.path = scope(of: node) + (typeName(ofDeclaration: node) ?? [])
    collect(in: block, into: &found, depth: 0)
    let isMemberwise = kind == .structure && !found.hasInitializer && !found.isWrapped && !found.draws
    let properties = isMemberwise ? found.properties : found.properties.filter(\.leadsOn)
    for member in found.kept { keepBody(of: member) }
    if found.holdsColor { for initializer in found.initializers { keepBody(of: initializer) } }
    guard !properties.isEmpty || !found.cases.isEmpty || !inherited.isEmpty || kind == .requirements else { return }
    facts.types.append(
      TypeDeclaration(
        kind: kind, path: found.path, inherited: inherited, cases: found.cases, properties: properties,
        isMemberwise: isMemberwise))
  }

  /// `typealias PlatformColor = UIColor`
  mutating func visitAlias(_ node: NodeID) {
    guard let target = firstTypePath(in: node)?.last, ColorFramework(typeName: target) != nil, !isDead(node) else {
      return
    }
    facts.types.append(
      TypeDeclaration(kind: .alias, path: scope(of: node) + [tree.name(node)], inherited: [target]))
  }

  /// What the members of one type say.
  private struct FoundMembers {
    let isStructure: Bool
    let draws: Bool
    var path: [String] = []
    var cases: [EnumCase] = []
    var properties: [StoredProperty] = []
    var initializers: [NodeID] = []
    /// Members whose bodies matter.
    var kept: [NodeID] = []
    var hasInitializer: Bool { !initializers.isEmpty }
    /// Whether a property has a wrapper.
    var isWrapped = false
    /// Whether a value stores a color.
    var holdsColor = false

    init(isStructure: Bool, draws: Bool) {
      self.isStructure = isStructure
      self.draws = draws
    }
  }

  /// How many members of a type are looked at: a type with more is a table.
  private static let mostMembers = 4096

  private mutating func collect(in block: NodeID, into found: inout FoundMembers, depth: Int) {
    for member in tree.children(block).prefix(Self.mostMembers) {
      switch tree.kind(member) {
      case .variableDecl: collectVariable(member, into: &found)
      case .initDecl: found.initializers.append(member)
      case .enumCaseDecl:
        for element in tree.children(member, .enumElement) {
          found.cases.append(
            EnumCase(name: tree.name(element), hasValues: tree.child(element, .parameterClause) != nil))
        }
      case .ifConfig, .ifConfigClause:
        if depth < 8 { collect(in: member, into: &found, depth: depth + 1) }
      default: break
      }
    }
  }

  private mutating func collectVariable(_ node: NodeID, into found: inout FoundMembers) {
    guard let binding = tree.child(node, .binding), let pattern = tree.firstChild(binding),
      tree.kind(pattern) == .identifier
    else { return }
    let type = tree.child(binding, .typeAnnotation).flatMap(tree.firstChild)
    let isComputed = tree.child(binding, .accessorBlock).map { !isObserved($0) } ?? false
    if tree.hasModifier(node, "static", "class") {
      if isComputed || tree.hasToken(node, "let") {
        if isScheme(binding, type: type, of: found.path) { found.kept.append(node) }
      } else if type.flatMap({ framework(ofType: $0) }) == nil {
        collectStored(binding, of: node, isStatic: true, into: &found)
      }
      return
    }
    if isComputed {
      // Colors and numbers are kept elsewhere; views are no schemes.
      if let type, !found.draws, mayLeadOn(type), framework(ofType: type) == nil { found.kept.append(node) }
      return
    }
    if let type, framework(ofType: type) != nil { found.holdsColor = true }
    for binding in tree.children(node, .binding) { collectStored(binding, of: node, isStatic: false, into: &found) }
  }

  /// Whether a property with a block after it is stored all the same: `{ didSet { … } }`.
  func isObserved(_ block: NodeID) -> Bool {
    guard let accessor = tree.child(block, .accessor) else { return false }
    return tree.hasToken(accessor, "didSet") || tree.hasToken(accessor, "willSet")
  }

  private func collectStored(_ binding: NodeID, of node: NodeID, isStatic: Bool, into found: inout FoundMembers) {
    guard let pattern = tree.firstChild(binding), tree.kind(pattern) == .identifier else { return }
    // `@MainActor` and `@objc` wrap nothing.
    let wrapper = tree.children(node, .attribute).first { tree.beginsInUppercase($0) && !tree.hasToken($0, "MainActor") }
    if wrapper != nil, !isStatic { found.isWrapped = true }
    let type = tree.child(binding, .typeAnnotation).flatMap(tree.firstChild)
    let value = tree.child(binding, .initializer).flatMap(tree.firstChild)
    // Numbers and texts lead nowhere.
    let mayLead = (type ?? value).map { mayLeadOn($0) } ?? (wrapper != nil)
    guard mayLead || found.isStructure && !found.draws && !isStatic else { return }
    found.properties.append(
      stored(
        tree.name(pattern), type: type, value: value, wrapper: wrapper, isStatic: isStatic,
        isLet: tree.hasToken(node, "let")))
  }

  private func stored(
    _ name: String, type: NodeID?, value: NodeID?, wrapper: NodeID?, isStatic: Bool, isLet: Bool
  ) -> StoredProperty {
    var reader = TermReader(tree: tree)
    let spelled = type.flatMap { type in reader.bounded(to: Self.largestType) { $0.type(type) } }
    let initial = value.flatMap { value in reader.bounded(to: Self.largestInitial) { $0.term(value) } }
    if spelled == nil, initial == nil, let wrapper, tree.hasToken(wrapper, "Environment"),
      let argument = tree.arguments(wrapper).first.flatMap(tree.value(ofArgument:))
    {
      let (type, initial) = environment(argument)
      return StoredProperty(name: name, type: type, initial: initial, isConstant: false, isStatic: isStatic)
    }
    return StoredProperty(
      name: name, type: spelled, initial: initial, isConstant: isLet && wrapper == nil, isStatic: isStatic)
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

  /// Whether a static constant is a value of the type around it, or one that is made with colors.
  private func isScheme(_ binding: NodeID, type: NodeID?, of path: [String]) -> Bool {
    let own = path.last ?? ""
    if let type {
      guard let name = tree.lastName(ofType: type).map(tree.name) else { return false }
      return framework(ofType: type) == nil && (name == own || name == "Self" || mayLeadOn(type))
    }
    guard var value = tree.child(binding, .initializer).flatMap(tree.firstChild) else { return false }
    if tree.kind(value) == .forceUnwrap { value = tree.firstChild(value) ?? value }
    guard tree.kind(value) == .call, let callee = tree.firstChild(value), colorType(ofCallee: callee) == nil, tree.beginsInUppercase(callee)
    else { return false }
    let name = tree.name(callee)
    return name == own || name == "Self" || mayLeadOn(value)
  }

  /// The names behind a type's colon.
  private func inheritedNames(_ node: NodeID) -> [String] {
    guard let inheritance = tree.child(node, .inheritance) else { return [] }
    return tree.children(inheritance).compactMap { type in
      guard let token = tree.lastName(ofType: type) else { return nil }
      let name = tree.name(token)
      return PlainType.names.contains(name) || PlainType.protocols.contains(name) ? nil : name
    }
  }
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

extension StoredProperty {
  /// Whether it may lead to a color: of one of the project's own types.
  fileprivate var leadsOn: Bool {
    guard let type else { return initial != nil }
    return type.mayLeadOn
  }
}

extension TypeTerm {
  fileprivate var mayLeadOn: Bool {
    switch self {
    case .named(let path): path.last.map { !PlainType.names.contains($0) } ?? false
    case .optional(let inner): inner.mayLeadOn
    case .array, .tuple, .function, .other: false
    }
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
