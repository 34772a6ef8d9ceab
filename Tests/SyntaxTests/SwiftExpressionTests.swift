import Testing

@Suite struct SwiftExpressionTests {
  @Test func operatorsFoldByPrecedence() {
    check("a + b * c", "(binary + a (binary * b c))")
    check("a * b + c", "(binary + (binary * a b) c)")
    check("a - b - c", "(binary - (binary - a b) c)")
    check("a ?? b ?? c", "(binary ?? a (binary ?? b c))")
    check("a = b = c", "(assignment = a (assignment = b c))")
    check("a += b ? c : d", "(binary += a (ternary ? b c d))")
    check("a && b || !c && d", "(binary || (binary && a b) (binary && (prefixOperator ! c) d))")
    check("a == b && c < d + 1", "(binary && (binary == a b) (binary < c (binary + d 1)))")
    check("0..<n + 1", "(binary ..< 0 (binary + n 1))")
    check("a << 1 | b", "(binary | (binary << a 1) b)")
    check("x as? Int ?? 0", "(binary ?? (cast as x Int) 0)")
    check("a <> b || c", "(binary <> a (binary || b c))")
  }

  @Test func ternariesNestToTheRight() {
    check("a ? b : c ? d : e", "(ternary ? a b (ternary ? c d e))")
    check("a ? b ? c : d : e", "(ternary ? a (ternary ? b c d) e)")
    check("x = a ?? b ? c : d", "(assignment = x (ternary ? (binary ?? a b) c d))")
  }

  @Test func effectsCoverWhatIsRightOfThem() {
    check("try a + b", "(effect try (binary + a b))")
    check("x = try? await f() ?? y", "(assignment = x (effect try (effect await (binary ?? (call f) y))))")
    check("copy a + b", "(binary + (effect copy a) b)")
    check("copy(a)", "(call copy a)")
    check("unsafe.b", "(. unsafe b)")
  }

  @Test func chainsGoOnAcrossLines() {
    check("a\n  .b(1)\n  .c { }", "(call (. (call (. a b) 1) c) (trailingClosure (closure)))")
    check("a /* x */\n// y\n.b", "(. a b)")
    check("a?.b![0].c", "(. (subscript (forceUnwrap (. (optionalChain a) b)) 0) c)")
    check("Color.init(.red)", "(call (. Color init) .red)")
    check("x.0.1", "(. (. x 0) 1)")
  }

  @Test func callsAndSubscriptsStayOnTheirLine() {
    check("a\n(b)", "a\n(parenthesized b)")
    check("a\n[b]", "a\n(array b)")
    check("a { }\n{ }", "(call a (trailingClosure (closure)))\n(closure)")
    check("a\n{ }", "(call a (trailingClosure (closure)))")
  }

  @Test func argumentsHaveLabels() {
    check("f(a, b: c, _: d, in: e, default: f)", "(call f a b: c _: d in: e default: f)")
    check("f(&x, +, reduce: -)", "(call f (prefixOperator & x) + reduce: -)")
    check("f(a(b:c:), x)", "(call f a x)")
    check("f()", "(call f)")
  }

  @Test func literals() {
    check("[1, 0x2F, 0b1, 1.5e3, true, nil]", "(array 1 0x2F 0b1 1.5e3 true nil)")
    check("[a: b, c: d,]", "(dictionary a b c d)")
    check("[:]; []", "(dictionary)\n(array)")
    check("(); (a); (a, b); (x: a)", "(tuple)\n(parenthesized a)\n(tuple a b)\n(tuple x: a)")
    check(#""a""#, #""a""#)
    check(#""a\(b, c: d)e""#, #"("a\(b, c: d)e" (interpolation b c: d))"#)
  }

  @Test func keyPathsAndMacros() {
    check(#"\.a.b"#, #"(keyPath (. .a b))"#)
    check(#"\Root.a[0]?.b"#, #"(keyPath (. (optionalChain (subscript (. Root a) 0)) b))"#)
    check(#"\.self"#, #"(keyPath .self)"#)
    check("#colorLiteral(red: 1, alpha: 0)", "(macro colorLiteral red: 1 alpha: 0)")
    check("#selector(a.b(_:))", "(macro selector (. a b))")
    check("#Preview { A() }", "(macro Preview (trailingClosure (closure (call A))))")
  }

  @Test func closuresHaveSignatures() {
    check("{ $0 + 1 }", "(closure (binary + $0 1))")
    check("{ a, b in a }", "(closure (closureSignature (parameter a) (parameter b)) a)")
    check(
      "{ [weak self, x = y] (a: Int, _ b: B) async throws -> C in }",
      "(closure (closureSignature self x: y (parameter a Int) (parameter _ B) C))")
    check("{ @MainActor in f() }", "(closure (closureSignature (attribute MainActor)) (call f))")
    check("{ (a, b).c }", "(closure (. (tuple a b) c))")
    check("{ [a, b] }", "(closure (array a b))")
  }

  @Test func statementsAreExpressions() {
    check(
      "let a = if b { c } else { d }",
      "(variableDecl let (binding a (initializer (if if (condition b) (block c) (block d)))))")
    check("return switch a { default: b }", "(jump return (switch switch a (switchCase default b)))")
  }

  @Test func contextualWordsAreNames() {
    check("get.set(some: any, of: async)", "(call (. get set) some: any of: async)")
    check("open(x); yield(1); discard = 2", "(call open x)\n(call yield 1)\n(assignment = discard 2)")
    check("a.default.self.init.in", "(. (. (. (. a default) self) init) in)")
    check("`class`(1)", "(call `class` 1)")
  }

  @Test func modulesSelectNames() {
    check("Swift::print(a)", "(call print a)")
    check("f(x: A::b)", "(call f x: b)")
  }
}
