import Syntax
import Testing

@Suite struct SwiftGenericsTests {
  @Test func angleBracketsAfterNames() {
    check("A<B>(c)", "(call (A (genericArguments B)) c)")
    check("a < b", "(binary < a b)")
    check("f(a < b, c > d)", "(call f (binary < a b) (binary > c d))")
    // The compiler's rule, whatever the spaces.
    check("f(a < b, c > (d))", "(call f (call (a (genericArguments b c)) d))")
    check("A<B, C<D>>.e", "(. (A (genericArguments B (C (genericArguments D)))) e)")
    check("[A<B>?]()", "(call (array (optionalChain (A (genericArguments B)))))")
    check("a<b>c", "(binary > (binary < a b) c)")
    check("x.f<Int>(1)", "(call (. x f (genericArguments Int)) 1)")
    check("A<[B: C], (D) -> E, any F & G>.h", "(. (A (genericArguments \(inner))) h)")
  }

  private var inner: String {
    "(dictionaryType B C) (functionType (tupleType D) E) (modifiedType any (compositionType F G))"
  }

  @Test func operatorsAreSplitWhereTypesEnd() {
    check(
      "let a: A<B<C>>= d",
      "(variableDecl let (binding a (typeAnnotation (A (genericArguments (B (genericArguments C))))) (initializer d)))")
    check("let a: A<B>?", "(variableDecl let (binding a (typeAnnotation (optionalType (A (genericArguments B))))))")
    check("let a: A<B>??", "(variableDecl let (binding a (typeAnnotation \(twice))))")
    check("func == <T>(a: T)", "(functionDecl == (genericParameters) (parameterClause (parameter a T)))")
    check("func ==<T>(a: T)", "(functionDecl == (genericParameters) (parameterClause (parameter a T)))")
  }

  private var twice: String { "(optionalType (optionalType (A (genericArguments B))))" }

  @Test func splitTokensKeepTheirBytes() {
    let tree = SwiftTree(parsing: Array("let a: A<B<C>>? = d".utf8))
    #expect(
      tree.tokens.map { tree.text($0) } == ["let", "a", ":", "A", "<", "B", "<", "C", ">", ">", "?", "=", "d", ""])
    let inner = (0..<SwiftTree.NodeID(tree.nodeCount)).filter { tree.kind($0) == .genericArguments }
    #expect(inner.map { tree.text(tree.span($0)) } == ["<C>", "<B<C>>"])
  }
}

@Suite struct SwiftTrailingClosureTests {
  @Test func severalWithLabels() {
    check(
      "f(a) { b } c: { d } _: { e }",
      "(call f a (trailingClosure (closure b)) (trailingClosure c (closure d)) (trailingClosure _ (closure e)))")
    check("f { } default: { }", "(call f (trailingClosure (closure)))\n(switchCase default (closure))")
  }

  @Test func notInConditions() {
    check("if a { b }", "(if if (condition a) (block b))")
    check("if a.b(c) { d } else { e }", "(if if (condition (call (. a b) c)) (block d) (block e))")
    check("for a in b { c }", "(for for a b (block c))")
    check(
      "while f(g { h }) { i }", "(while while (condition (call f (call g (trailingClosure (closure h))))) (block i))")
    check("guard let a = b else { c }", "(guard guard (condition (optionalBinding let a b)) (block c))")
    check("switch a { case b: c }", "(switch switch a (switchCase case (caseItem b) c))")
  }

  @Test func inConditionsWhereTheyGoOn() {
    check(
      "if a.map { $0 } == b { c }",
      "(if if (condition (binary == (call (. a map) (trailingClosure (closure $0))) b)) (block c))")
    check(
      "for x in a.filter { $0 } { c }", "(for for x (call (. a filter) (trailingClosure (closure $0))) (block c))")
  }

  @Test func notForObservers() {
    check(
      "var a = b { didSet { c } }",
      "(variableDecl var (binding a (initializer b) (accessorBlock (accessor didSet (block c)))))")
    check("var a = b { c }", "(variableDecl var (binding a (initializer (call b (trailingClosure (closure c))))))")
    check("\"a\" { b }", "\"a\"\n(closure b)")
  }
}

@Suite struct SwiftRegexTests {
  @Test func regexesAreTold() {
    check("let a = /b c/", "(variableDecl let (binding a (initializer /b c/)))")
    check("f(/a(b)/, x)", "(call f /a(b)/ x)")
    check("try? /^ x/.match(in: s)", "(effect try (call (. /^ x/ match) in: s))")
    check("return /a/", "(jump return /a/)")
    check("#/a/b/#", "#/a/b/#")
    check("#/\n  a // b\n/#", "#/\n  a // b\n/#")
  }

  @Test func operatorsAreTold() {
    check("a / b / c", "(binary / (binary / a b) c)")
    check("a/b/c", "(binary / (binary / a b) c)")
    check("(a)/2; b/3", "(binary / (parenthesized a) 2)\n(binary / b 3)")
    check("f(a / b, c / d)", "(call f (binary / a b) (binary / c d))")
    check("reduce(1, /)", "(call reduce 1 /)")
    check("let x = try? f(); y = 4 / 3; z / 1", afterTry)
    check("func /(a: A) { a / 2 }", "(functionDecl / (parameterClause (parameter a A)) (block (binary / a 2)))")
    check("a /* b */ + c", "(binary + a c)")
  }

  private var afterTry: String {
    """
    (variableDecl let (binding x (initializer (effect try (call f)))))
    (assignment = y (binary / 4 3))
    (binary / z 1)
    """
  }
}
