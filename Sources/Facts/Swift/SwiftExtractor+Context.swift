import Syntax

/// What becomes of a lookup whose asset is missing.
enum MissingHandling {
  /// Nothing is drawn.
  case nothing
  /// `x!`
  case crash
  /// `x ?? y`, `if let`, `guard let`
  case fallback
  /// `x == nil`: that it may be missing is the question.
  case probe
}

/// Where in a file a color stands.
struct OccurrenceContext {
  var position = Occurrence.Position.use
  var isPreview = false
  var scope: [String] = []
  var handling = MissingHandling.nothing
  /// Whether it stands in `#if false`.
  var isDead = false
}

extension SwiftExtractor {
  /// How many ancestors are looked at. Real code stays below 100; the bound keeps hostile nesting linear.
  private static let ancestorLimit = 512

  /// What stands around a node, found by walking up from it.
  func context(of node: NodeID) -> OccurrenceContext {
    var context = OccurrenceContext()
    context.handling = handling(ofMissing: node)
    var position: Occurrence.Position?
    var isStatement = false
    var child = node
    var steps = 0
    while let ancestor = tree.parent(child), steps < Self.ancestorLimit {
      if let name = typeName(ofDeclaration: ancestor) {
        context.scope.insert(contentsOf: name, at: 0)
      }
      context.isPreview = context.isPreview || isPreview(ancestor)
      context.isDead = context.isDead || landmarks.deadClauses.contains(ancestor)
      if position == nil {
        isStatement = isStatement || isPartOfStatement(child, in: ancestor)
        position = self.position(of: child, in: ancestor, isStatement: isStatement)
      }
      child = ancestor
      steps += 1
    }
    context.position = position ?? .use
    return context
  }

  /// Whether a node holds a preview: `#Preview { … }`, a type that is a `PreviewProvider`.
  func isPreview(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .macro: tree.hasToken(node, "Preview")
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      inherits(node, from: "PreviewProvider")
    default: false
    }
  }

  /// Whether a node stands in a preview.
  func isInPreview(_ node: NodeID) -> Bool {
    var current = tree.parent(node)
    for _ in 0..<Self.ancestorLimit {
      guard let ancestor = current else { return false }
      if isPreview(ancestor) { return true }
      current = tree.parent(ancestor)
    }
    return false
  }

  /// Names of the enclosing types, outermost first.
  func scope(of node: NodeID) -> [String] {
    var scope: [String] = []
    var current = tree.parent(node)
    var steps = 0
    while let ancestor = current, steps < Self.ancestorLimit {
      if let name = typeName(ofDeclaration: ancestor) { scope.insert(contentsOf: name, at: 0) }
      current = tree.parent(ancestor)
      steps += 1
    }
    return scope
  }

  /// The name of a type declaration; the whole path for an extension.
  func typeName(ofDeclaration node: NodeID) -> [String]? {
    switch tree.kind(node) {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl: return [scopeName(node)]
    case .extensionDecl:
      let path = firstTypePath(in: node) ?? [scopeName(node)]
      // `extension SwiftUI.Color` extends `Color`.
      return path.count > 1 && Self.modules.contains(path[0]) ? Array(path.dropFirst()) : path
    default: return nil
    }
  }

  /// A type's name as part of a scope. All that stands in the type keeps it, so it has a bound; what is cut matches no
  /// mention of the type, which is the silent side.
  private func scopeName(_ declaration: NodeID) -> String {
    guard let token = tree.token(declaration), token.span.count > 256 else { return tree.name(declaration) }
    return text(token.span, cutTo: 256)
  }

  /// The text of a span, cut, at a cost that does not grow with the span.
  func text(_ span: Span, cutTo limit: Int) -> String {
    // More bytes than the characters that are kept can have.
    tree.text(Span(span.start, min(span.end, span.start + 4 * limit + 4))).cut(to: limit)
  }

  /// Whether a type declaration lists a type among what it inherits.
  func inherits(_ declaration: NodeID, from name: StaticString) -> Bool {
    guard let inheritance = tree.child(declaration, .inheritance) else { return false }
    return tree.children(inheritance).contains { type in
      tree.lastName(ofType: type).map { tree.token($0, is: name) } ?? false
    }
  }

  /// What a missing asset leads to, also through an optional chain: `UIColor(named: "X")?.cgColor ?? black`.
  private func handling(ofMissing node: NodeID) -> MissingHandling {
    var child = node
    for _ in 0..<Self.ancestorLimit {
      guard let parent = tree.parent(child) else { break }
      switch tree.kind(parent) {
      case .forceUnwrap: return .crash
      case .optionalBinding: return .fallback
      case .parenthesized, .optionalChain, .cast: child = parent
      case .argument: return isAssertedMissing(parent) ? .probe : .nothing
      case .member, .call:
        guard tree.firstChild(parent) == child, child != node else { return .nothing }
        child = parent
      case .binary: return handling(ofMissing: child, in: parent)
      default: return .nothing
      }
    }
    return .nothing
  }

  private func handling(ofMissing operand: NodeID, in binary: NodeID) -> MissingHandling {
    guard let token = tree.token(binary) else { return .nothing }
    if tree.token(token, is: "??") { return tree.firstChild(binary) == operand ? .fallback : .nothing }
    guard tree.token(token, is: "==") || tree.token(token, is: "!=") else { return .nothing }
    return tree.children(binary).contains { tree.kind($0) == .nilLiteral } ? .probe : .nothing
  }

  /// `XCTAssertNil(x)`
  private func isAssertedMissing(_ argument: NodeID) -> Bool {
    guard let call = tree.parent(argument), tree.kind(call) == .call, let callee = tree.firstChild(call) else {
      return false
    }
    return tree.hasToken(callee, "XCTAssertNil")
  }
}

// MARK: - Definition or use

extension SwiftExtractor {
  /// Whether `child` is what a statement of `ancestor` assigns or passes on, rather than the value `ancestor` gives.
  private func isPartOfStatement(_ child: NodeID, in ancestor: NodeID) -> Bool {
    switch tree.kind(ancestor) {
    case .assignment: return true
    case .call:
      guard tree.kind(child) == .argument, let block = tree.parent(ancestor), isStatementList(block) else {
        return false
      }
      return hasSeveralStatements(block)
    default: return false
    }
  }

  func isStatementList(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .block, .closure, .accessorBlock, .switchCase: true
    default: false
    }
  }

  private func hasSeveralStatements(_ block: NodeID) -> Bool {
    var count = 0
    for child in tree.children(block) where tree.kind(child) != .closureSignature && tree.kind(child) != .caseItem {
      count += 1
      if count > 1 { return true }
    }
    return false
  }

  /// What an ancestor says of the position of the color below it; `nil` to ask the next one.
  private func position(of child: NodeID, in ancestor: NodeID, isStatement: Bool) -> Occurrence.Position? {
    switch tree.kind(ancestor) {
    case .call:
      if isShadow(call: ancestor, child: child) { return .shadow }
      return isProvider(call: ancestor, child: child) ? .definition : nil
    case .assignment:
      guard let target = tree.firstChild(ancestor), target != child else { return nil }
      return tree.name(target) == "shadowColor" ? .shadow : nil
    case .array: return landmarks.sweeps.contains(ancestor) ? .sweep : nil
    case .functionDecl, .initDecl, .deinitDecl, .subscriptDecl:
      return tree.kind(child) == .parameterClause || isPalette(ancestor) ? .definition : .use
    case .accessor: return tree.name(ancestor) == "get" ? nil : .use
    case .variableDecl: return position(ofVariable: ancestor, isStatement: isStatement)
    default: return nil
    }
  }

  private func isShadow(call: NodeID, child: NodeID) -> Bool {
    guard tree.kind(child) == .argument, let callee = tree.firstChild(call) else { return false }
    return tree.kind(callee) == .member && ["shadow", "dropShadow", "innerShadow"].contains(tree.name(callee))
  }

  /// `func color(of kind: Kind) -> UIColor` as a member of a type without a `body`: a palette in the form of a function.
  private func isPalette(_ function: NodeID) -> Bool {
    guard tree.kind(function) == .functionDecl, let members = tree.memberBlock(of: function),
      let result = tree.child(function, .returnType).flatMap(tree.firstChild), framework(ofType: result) != nil
    else { return false }
    return isStatic(function) || !landmarks.drawingTypes.contains(members)
  }

  /// A branch of a dynamic color: `UIColor { traits in … }`, `NSColor(name: nil) { appearance in … }`.
  private func isProvider(call: NodeID, child: NodeID) -> Bool {
    guard let callee = tree.firstChild(call), let value = tree.firstChild(child), tree.kind(value) == .closure else {
      return false
    }
    return colorType(ofCallee: callee) != nil || (isImplicitInit(callee) && contextualFramework(of: call) != nil)
  }

  private func position(ofVariable variable: NodeID, isStatement: Bool) -> Occurrence.Position? {
    guard let holder = tree.holder(of: variable) else { return .definition }
    switch tree.kind(holder) {
    case .file: return isStatement ? .use : .definition
    case .memberBlock:
      if isStatement || isView(variable) { return .use }
      return isStatic(variable) || !landmarks.drawingTypes.contains(holder) ? .definition : .use
    default: return nil
    }
  }

  func isStatic(_ declaration: NodeID) -> Bool { tree.hasModifier(declaration, "static", "class") }

  /// Whether the variable is a piece of a view: `var header: some View`.
  private func isView(_ variable: NodeID) -> Bool {
    guard let annotation = tree.child(variable, .binding).flatMap({ tree.child($0, .typeAnnotation) }),
      let type = tree.firstChild(annotation)
    else { return false }
    return tree.kind(type) == .modifiedType && tree.name(type) == "some"
  }
}
