import Syntax
import Testing

@Suite struct SwiftStatementTests {
  @Test func branches() {
    check(
      "if let a, case .b(let c)? = d, #available(iOS 17, *) { } else if e { } else { }",
      """
      (if if (condition (optionalBinding let a)) (condition (matchingPattern case \
      (optionalChain (call .b (bindingPattern let c))) d)) (condition (availability available)) (block) \
      (if if (condition e) (block) (block)))
      """)
    check(
      "switch a { case .b, is C where d: e; f\n@unknown default: break }",
      """
      (switch switch a (switchCase case (caseItem .b) (caseItem (isPattern C) (condition d)) e f) \
      (switchCase default (attribute unknown) (jump break)))
      """)
  }

  @Test func loops() {
    check(
      "a: for case let (b, _) in c where d { continue a }",
      "(labeled a (for for (bindingPattern let (tuple b _)) c (condition d) (block (jump continue))))")
    check("repeat { a } while b", "(repeatWhile (block a) b)")
    check("for try await a: B in c { }", "(for for a B c (block))")
  }

  @Test func errors() {
    check(
      "do { try a() } catch let e as B { } catch { throw c }",
      """
      (do do (block (effect try (call a))) (catchClause catch (caseItem (bindingPattern let (cast as e B))) (block)) \
      (catchClause catch (block (jump throw c))))
      """)
    check("defer { a() }", "(defer defer (block (call a)))")
  }

  @Test func returnsTakeWhatFollows() {
    check("{ return\n a }", "(closure (jump return a))")
    check("{ return\n let a = b }", "(closure (jump return) (variableDecl let (binding a (initializer b))))")
    check("{ return }", "(closure (jump return))")
    check("return (a, b)", "(jump return (tuple a b))")
  }

  @Test func conditionalCompilation() {
    check(
      "#if os(iOS) && !DEBUG\na\n#elseif b\nc\n#else\nd\n#endif\ne",
      """
      (ifConfig (ifConfigClause if (binary && (call os iOS) (prefixOperator ! DEBUG)) a) (ifConfigClause elseif b c) \
      (ifConfigClause else d))
      e
      """)
    check(
      "a\n#if b\n.c()\n#else\n.d\n#endif\n.e",
      "(. (postfixIfConfig a (ifConfigClause if b (call .c)) (ifConfigClause else .d)) e)")
    check(
      "switch a {\n#if b\ncase c: d\n#endif\ndefault: e }",
      "(switch switch a (ifConfig (ifConfigClause if b (switchCase case (caseItem c) d))) (switchCase default e))")
    check(
      "struct A {\n#if b\nlet c: D\n#endif\n}",
      """
      (structDecl A (memberBlock (ifConfig (ifConfigClause if b \
      (variableDecl let (binding c (typeAnnotation D)))))))
      """)
    check(
      "#if a\n@b\n#endif\nfunc c() { }",
      "(functionDecl c (ifConfig (ifConfigClause if a (attribute b))) (parameterClause) (block))")
  }

  @Test func brokenCodeKeepsItsNeighbours() {
    check("f(a b)\ng(c)", "(call f a)\n(call g c)")
    check("a.\nb", "(. a )\nb")
    check("f(a,\nlet b = c", "(call f a (missing))\n(variableDecl let (binding b (initializer c)))")
    check("a.\nlet b = 1", "(. a )\n(variableDecl let (binding b (initializer 1)))")
    check(
      "struct A { x y z\n let b = 1 }", "(structDecl A (memberBlock (variableDecl let (binding b (initializer 1)))))")
    check("} a", "a")
    check("func a b c { d }", "(functionDecl a (block d))")
  }
}

@Suite struct SwiftDeclarationTests {
  @Test func variables() {
    check(
      "@A(b: 1) private(set) static var c: D = e, f { g }",
      """
      (variableDecl var (attribute A b: 1) (modifier private) (modifier static) \
      (binding c (typeAnnotation D) (initializer e)) (binding f (accessorBlock g)))
      """)
    check(
      "var a: B { get async throws { c } nonmutating set(d) { } }",
      """
      (variableDecl var (binding a (typeAnnotation B) (accessorBlock (accessor get (block c)) \
      (accessor set (modifier nonmutating) (parameter d) (block)))))
      """)
    check("let (a, b) = c", "(variableDecl let (binding (tuple a b) (initializer c)))")
    check("async let a = b", "(variableDecl let (modifier async) (binding a (initializer b)))")
  }

  @Test func functions() {
    check(
      "public func a<T: B>(_ c: T, d e: inout F..., g: @escaping () -> H = { }) async throws(E) -> I where T.J == K { }",
      """
      (functionDecl a (modifier public) (genericParameters B) (parameterClause (parameter _ T) \
      (parameter d (modifiedType inout F)) (parameter g (modifiedType escaping (functionType (tupleType) H)) \
      (initializer (closure)))) (returnType I) (whereClause (type. T J) K) (block))
      """)
    check("init?(a: B) { self.a = a }", "(initDecl init (parameterClause (parameter a B)) (block \(assignment)))")
    check("deinit { }", "(deinitDecl deinit (block))")
    check("subscript(a: B) -> C { d }", "(subscriptDecl subscript \(subscriptParts))")
  }

  private var assignment: String { "(assignment = (. self a) a)" }
  private var subscriptParts: String {
    "(parameterClause (parameter a B)) (returnType C) (accessorBlock d)"
  }

  @Test func types() {
    check(
      "enum A: String { case b = \"c\", d(E, f: G); indirect case h }",
      """
      (enumDecl A (inheritance String) (memberBlock (enumCaseDecl (enumElement b (initializer "c")) \
      (enumElement d (parameterClause (parameter E) (parameter f G)))) (enumCaseDecl (modifier indirect) \
      (enumElement h))))
      """)
    check(
      "extension A.B: @retroactive C where D: E { }",
      """
      (extensionDecl B (type. A B) (inheritance (modifiedType retroactive C)) (whereClause D E) (memberBlock))
      """)
    check(
      "actor A { }; protocol B: C, D { associatedtype E: F = G }",
      """
      (actorDecl A (memberBlock))
      (protocolDecl B (inheritance C D) (memberBlock (associatedtypeDecl E (inheritance F) G)))
      """)
    check(
      "class A { class func b() }", "(classDecl A (memberBlock (functionDecl b (modifier class) (parameterClause))))")
  }

  @Test func macrosAreDeclarationsInTypes() {
    check("struct A { #b(c) }", "(structDecl A (memberBlock (macroExpansionDecl (macro b c))))")
    check("@available(iOS 17, *) #Preview { }", "(macroExpansionDecl (attribute available) (macro Preview \(closure)))")
  }

  private var closure: String { "(trailingClosure (closure))" }

  @Test func typesOfAllForms() {
    func check(_ type: String, _ expected: String) {
      #expect(tree("let a: \(type)") == "(variableDecl let (binding a (typeAnnotation \(expected))))")
    }
    check("[A: [B]?]", "(dictionaryType A (optionalType (arrayType B)))")
    check("(a: A, B) async throws -> C", "(functionType (tupleType A B) C)")
    check("(any A & B)?", "(optionalType (tupleType (modifiedType any (compositionType A B))))")
    check("some A<B>.C", "(modifiedType some (type. (A (genericArguments B)) C))")
    check("A.Type", "(type. A Type)")
    check("@MainActor @Sendable () -> Void", "(modifiedType MainActor (modifiedType Sendable \(nothing)))")
    check("[3 of A]", "(arrayType 3 A)")
  }

  private var nothing: String { "(functionType (tupleType) Void)" }
}

@Suite struct SwiftSyntaxFactTests {
  @Test func callsAndStringsByOffset() {
    let source = """
      @available(*, deprecated, message: "no") func f() {
        g(1, a: "b\\(h())") { } c: { }
        x?.y!(); .init(z: 1); #k(2); [Int](3); f()()
      }
      """
    let lines = SwiftTree(parsing: Array(source.utf8)).facts.map { $0.text }
    #expect(
      lines == [
        "C 54 g _:a 2", "S 62 9 \\()", "C 66 h - 0", "C 89 y - 0", "C 96 init z 0", "C 109 #k _ 0", "C 125 f - 0",
      ])
  }

  @Test func contentsAreOnOneLine() {
    let facts = SwiftTree(parsing: Array("\"\"\"\r\n  a\tb \\\r\n  c\r\n\r\n  d\r\n  \"\"\"".utf8)).facts
    #expect(facts.map { $0.text } == ["S 0 31 a\\tb c\\n\\nd"])
  }
}
