import Facts

extension Evaluator {
  /// What a path is worth: by the colors that are declared, else by the values that it leads through.
  mutating func followed(_ member: MemberPath, at place: Place) -> Evaluation {
    let listed = evaluate(member, at: place)
    guard case .unknown(let reason) = listed, let term = member.valueTerm else { return listed }
    let value = run(term, at: place).evaluation
    guard case .unknown(let other) = value else { return value }
    return .unknown(reason == .external || reason == .runtime ? other : reason)
  }

  /// Whether a type below the one around a place has a member of its own by a name: what `self` is there is then open.
  func isOverridden(_ name: String, at place: Place) -> Bool {
    guard current == nil, let last = place.scope.last else { return false }
    return snapshot.declarations.heirs[last].contains { heir in
      heir.value.kind == .object && !snapshot.declarations.members(name, ofType: heir.value.path).isEmpty
    }
  }

  /// What the value at hand stores under a name.
  mutating func stored(_ name: String, at place: Place) -> Evaluation? {
    guard case .instance(let instance)? = current else { return nil }
    // A type below the one around the place may have a member of its own by the name.
    let isBelow =
      instance.type != place.scope
      && !snapshot.declarations.members(name, ofType: place.scope).allSatisfy(\.value.isStatic)
    guard isBelow || instance.type == place.scope && instance.fields[name] != nil else { return nil }
    return run(.member(.name("self"), name), at: place).evaluation
  }
}

extension MemberPath {
  /// The path as a term to be run; `nil` for one that names a member of a color type, or nothing but a name.
  fileprivate var valueTerm: Term? {
    guard names.count > 1 else { return nil }
    let root: Term
    var rest = names[...]
    switch base {
    case .implicit: return nil
    case .current: root = .name("self")
    case .named:
      guard let first = rest.popFirst(), ColorFramework(typeName: first) == nil,
        first != "ColorResource"
      else { return nil }
      root = .name(first)
    }
    return rest.reduce(root) { .member($0, $1) }
  }
}
