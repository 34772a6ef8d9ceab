import Syntax

extension SwiftExtractor {
  /// Static and global constants, and members of types, that can be colors or names of colors.
  mutating func visitVariable(_ node: NodeID) {
    guard let holder = tree.holder(of: node), tree.kind(holder) == .memberBlock || tree.kind(holder) == .file else {
      return
    }
    let isStatic = tree.kind(holder) == .file || isStatic(node)
    for binding in tree.children(node) where tree.kind(binding) == .binding {
      guard let pattern = tree.firstChild(binding), tree.kind(pattern) == .identifier, let token = tree.token(pattern),
        let value = value(of: binding, in: node, isStatic: isStatic), !isDead(node)
      else { continue }
      var member = MemberDeclaration(
        typePath: scope(of: binding), name: tree.name(token), isStatic: isStatic, value: value, nameSpan: token.span,
        isPrivate: isPrivate(node))
      if let clause = tree.parent(node), tree.kind(clause) == .ifConfigClause {
        member.conditions = conditions(around: node)
      }
      facts.members.append(member)
    }
  }

  /// Whether a declaration, or the extension around it, is private to the file.
  private func isPrivate(_ declaration: NodeID) -> Bool {
    let owner = tree.memberBlock(of: declaration).flatMap(tree.parent)
    return [declaration, owner].contains { node in
      node.map { tree.children($0) }?.contains { child in
        tree.kind(child) == .modifier && (tree.hasToken(child, "private") || tree.hasToken(child, "fileprivate"))
          && !tree.tokenRange(child).contains { tree.token(tree.tokens[$0], is: "set") }
      } ?? false
    }
  }

  /// What a variable is worth; `nil` when it has nothing to do with colors.
  private mutating func value(of binding: NodeID, in declaration: NodeID, isStatic: Bool) -> MemberDeclaration.Value? {
    if let node = value(ofBinding: binding), canBeColor(node),
      let value = memberValue(node, binding: binding, isStatic: isStatic)
    {
      // What a variable starts with is not what it is.
      if isAssignable(binding, of: declaration), !isLazy(declaration) { return .color(.unknown(.runtime)) }
      guard case .color(.unknown) = value, let framework = declaredFramework(ofBinding: binding) else { return value }
      return computed(binding, as: framework).map(MemberDeclaration.Value.color) ?? value
    }
    // A member of a color type hides the SDK's of the same name, whatever it is worth.
    let owner = isStatic ? colorTypeOwner(of: declaration) : nil
    guard let framework = declaredFramework(ofBinding: binding) ?? owner?.framework else {
      return owner == nil ? nil : .color(.unknown(.unresolvedHelper))
    }
    if isAssignable(binding, of: declaration), !isLazy(declaration) { return .color(.unknown(.runtime)) }
    return .color(computed(binding, as: framework) ?? .unknown(isStored(binding) ? .parameter : .unresolvedHelper))
  }

  /// Whether a variable's value is what it begins with: `private(set) lazy var`, of which its file sets no other.
  private func isLazy(_ declaration: NodeID) -> Bool {
    tree.hasModifier(declaration, "lazy") && keepsValue(declaration, afterAssignments: 0)
  }

  /// Whether only its file can set a variable, and does so at most so often after its declaration.
  func keepsValue(_ declaration: NodeID, afterAssignments most: Int) -> Bool {
    var isOfFile = false
    for modifier in tree.children(declaration) where tree.kind(modifier) == .modifier {
      guard tree.hasToken(modifier, "private") || tree.hasToken(modifier, "fileprivate") else { continue }
      isOfFile = true
    }
    guard isOfFile, let pattern = tree.child(declaration, .binding).flatMap(tree.firstChild) else { return false }
    let name = tree.name(pattern)
    let own = tree.tokenRange(declaration)
    var count = 0
    for index in tree.tokens.indices.dropLast() where !own.contains(index) {
      guard tree.tokens[index].kind == .identifier, tree.token(tree.tokens[index + 1], is: "="),
        tree.name(tree.tokens[index]) == name
      else { continue }
      // `let color = …` declares another one.
      let isDeclared = index > 0 && ["let", "var"].contains(tree.name(tree.tokens[index - 1]))
      if !isDeclared { count += 1 }
    }
    return count <= most
  }

  /// Whether a value is stored that an initialiser, or somebody later, gives.
  private func isStored(_ binding: NodeID) -> Bool {
    guard let block = tree.child(binding, .accessorBlock) else { return true }
    return isObserved(block)
  }

  /// Whether a variable has an initial value, which it need not keep.
  private func isAssignable(_ binding: NodeID, of declaration: NodeID) -> Bool {
    isVariable(declaration) && tree.child(binding, .initializer) != nil
  }

  /// The color type that a declaration is a member of.
  private func colorTypeOwner(of declaration: NodeID) -> ColorTypeName? {
    tree.memberBlock(of: declaration).flatMap(tree.parent).flatMap(tree.token).flatMap { colorType(spelledBy: $0) }
  }

  /// Whether a declaration stands in `#if false`.
  mutating func isDead(_ node: NodeID) -> Bool {
    findLandmarks()
    if landmarks.deadClauses.isEmpty { return false }
    var current = tree.parent(node)
    while let ancestor = current {
      if landmarks.deadClauses.contains(ancestor) { return true }
      current = tree.parent(ancestor)
    }
    return false
  }

  /// Whether a stored declaration can be assigned again.
  private func isVariable(_ declaration: NodeID) -> Bool {
    guard let token = tree.token(declaration) else { return true }
    return !tree.token(token, is: "let")
  }

  /// Whether an expression has a form that a color or a color's name can have: most members of most types have none,
  /// and are spared the rest.
  private func canBeColor(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .call, .member, .implicitMember, .identifier, .ternary, .binary, .macro, .parenthesized, .forceUnwrap,
      .stringLiteral:
      true
    default: false
    }
  }

  /// The expression that a variable is: its initial value, or the only expression of its getter.
  private func value(ofBinding binding: NodeID) -> NodeID? {
    if let initializer = tree.child(binding, .initializer) { return tree.firstChild(initializer) }
    guard let block = tree.child(binding, .accessorBlock) else { return nil }
    return soleExpression(of: block)
  }

  /// The only expression of a getter's body.
  private func soleExpression(of block: NodeID) -> NodeID? {
    guard let first = tree.firstChild(block), tree.nextSibling(first) == nil else { return nil }
    switch tree.kind(first) {
    case .accessor where tree.name(first) == "get": return tree.child(first, .block).flatMap { soleExpression(of: $0) }
    case .jump where tree.name(first) == "return": return tree.firstChild(first)
    case .accessor, .jump: return nil
    default: return first
    }
  }

  private func memberValue(_ node: NodeID, binding: NodeID, isStatic: Bool) -> MemberDeclaration.Value? {
    switch tree.kind(node) {
    case .stringLiteral:
      guard isStatic, tree.span(node).count <= Self.longestName, let text = tree.stringValue(node) else { return nil }
      return .string(text, span: tree.contentSpan(node))
    case .call:
      if isStatic, case .literal(let text, let span) = nameOfNameCall(node) { return .string(text, span: span) }
    default: break
    }
    if let declared = declaredFramework(ofBinding: binding) { return .color(color(node, expected: declared)) }
    guard tree.kind(node) != .call || isColorCall(node) else { return nil }
    let expr = color(node, expected: scope(of: binding).last.flatMap(ColorFramework.init(typeName:)))
    return canBeColor(expr, isStatic: isStatic) ? .color(expr) : nil
  }

  /// The longest string literal, in bytes, that is kept as a possible name.
  private static let longestName = 128

  /// Whether a call without a declared type can give a color: most values of members are calls that cannot.
  private func isColorCall(_ call: NodeID) -> Bool {
    guard let callee = tree.firstChild(call), let token = tree.token(callee) else { return false }
    switch tree.kind(callee) {
    case .identifier: return colorType(spelledBy: token) != nil
    case .implicitMember: return true
    case .member:
      if tree.token(token, is: "opacity") || tree.token(token, is: "withAlphaComponent") { return true }
      return colorType(ofCallee: callee) != nil || tree.firstChild(callee).flatMap { colorType($0) } != nil
    default: return false
    }
  }

  /// Whether a term without a declared type is worth keeping as a color.
  private func canBeColor(_ expr: ColorExpr, isStatic: Bool) -> Bool {
    switch expr {
    case .named, .components, .bridge: true
    case .call(let call): call.callee.first.flatMap(ColorFramework.init(typeName:)) != nil
    case .member(let path): isStatic && path.names.count > 1 || path.base.hasFramework
    case .computed: true
    case .opacity(let inner, _), .alpha(let inner, _), .coalesce(let inner, _), .ternary(_, let inner, _):
      canBeColor(inner, isStatic: isStatic)
    case .unknown: false
    }
  }

  /// Enums with `String` raw values.
  mutating func visitEnum(_ node: NodeID) {
    guard inherits(node, from: "String"), let members = tree.child(node, .memberBlock), !isDead(node) else { return }
    var cases: [StringEnum.Case] = []
    for declaration in tree.children(members) where tree.kind(declaration) == .enumCaseDecl {
      for element in tree.children(declaration) where tree.kind(element) == .enumElement {
        guard let token = tree.token(element) else { continue }
        cases.append(enumCase(element, nameToken: token))
      }
    }
    guard !cases.isEmpty else { return }
    facts.stringEnums.append(StringEnum(path: scope(of: node) + [tree.name(node)], cases: cases))
  }

  private func enumCase(_ element: NodeID, nameToken: Token) -> StringEnum.Case {
    let name = tree.name(nameToken)
    guard let literal = tree.child(element, .initializer).flatMap(tree.firstChild),
      tree.kind(literal) == .stringLiteral, let text = tree.stringValue(literal)
    else { return StringEnum.Case(name: name, rawValue: name, span: nameToken.span) }
    return StringEnum.Case(name: name, rawValue: text, span: tree.contentSpan(literal))
  }

  /// Types and functions of the project that take over the name of an SDK color type.
  mutating func visitTypeName(_ node: NodeID) {
    visitViewName(node)
    guard let token = tree.token(node), colorType(spelledBy: token) != nil, !isDead(node) else { return }
    let name = tree.name(token)
    var isAlias = false
    if tree.kind(node) == .typealiasDecl, let target = firstTypePath(in: node)?.last {
      // `typealias Color = SwiftUI.Color` is the same type; `typealias Color = UIColor` another one of the SDK's.
      if target == name { return }
      isAlias = ColorFramework(typeName: target) != nil
    }
    facts.shadowedTypes.append(ShadowedType(scope: reach(of: node), name: name, isAlias: isAlias))
  }

  /// `struct Label: View`, which takes the name over from SwiftUI.
  private mutating func visitViewName(_ node: NodeID) {
    guard tree.kind(node) == .structDecl, let token = tree.token(node), token.end - token.start < 20,
      inherits(node, from: "View") || inherits(node, from: "Shape"), Self.followedViews.contains(tree.name(token)),
      !isDead(node)
    else { return }
    facts.ownViews.append(tree.name(token))
  }

  private static let followedViews: Set<String> = [
    "Text", "Label", "Button", "Link", "NavigationLink", "VStack", "HStack", "ZStack", "Group", "ForEach", "ScrollView",
    "Section", "Rectangle", "RoundedRectangle", "Capsule", "Divider", "Spacer", "EmptyView", "AnyView",
    "GeometryReader",
  ]

  /// The types inside which a type's name is seen. What a protocol declares is seen in all that conform to it,
  /// wherever they are.
  private func reach(of declaration: NodeID) -> [String] {
    let isRequirement = tree.memberBlock(of: declaration).flatMap(tree.parent).map(tree.kind) == .protocolDecl
    return isRequirement ? [] : scope(of: declaration)
  }

  /// `struct Cell<Color: Paint>`: a parameter hides the type inside the declaration.
  mutating func visitGenericParameters(_ node: NodeID) {
    for index in tree.tokenRange(node).dropFirst() {
      let token = tree.tokens[index]
      guard token.kind == .identifier, colorType(spelledBy: token) != nil else { continue }
      let before = tree.tokens[index - 1]
      guard tree.token(before, is: "<") || tree.token(before, is: ","), let owner = tree.parent(node) else { continue }
      facts.shadowedTypes.append(
        ShadowedType(
          scope: scope(of: owner) + (typeName(ofDeclaration: owner) ?? []), name: tree.name(token), isAlias: false))
    }
  }

  /// Initialisers of the project for types with the name of an SDK color type.
  mutating func visitInitializer(_ node: NodeID) {
    guard let members = tree.memberBlock(of: node), let owner = tree.parent(members),
      let typeName = typeName(ofDeclaration: owner)?.last, ColorFramework(typeName: typeName) != nil,
      let clause = tree.child(node, .parameterClause), !isDead(node)
    else { return }
    let parameters = tree.children(clause, .parameter)
    facts.initializers.append(
      InitializerDeclaration(
        typeName: typeName,
        labels: parameters.map { tree.name($0) },
        types: parameters.map { firstTypePath(in: $0)?.last ?? "" },
        defaulted: parameters.map { tree.child($0, .initializer) != nil },
        span: tree.span(node)))
    keepBody(of: node)
  }
}

extension MemberPath.Base {
  fileprivate var hasFramework: Bool {
    if case .implicit(let framework) = self { framework != nil } else { false }
  }
}
