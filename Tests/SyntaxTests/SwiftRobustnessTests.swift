import Properties
import Syntax
import TestSupport
import Testing

/// Sources that hold every construct, for truncation and mutation.
private let fixtures: [String] = [
  """
  #!/usr/bin/swift
  import SwiftUI
  @available(iOS 17, *) @MainActor public struct Card<Content: View>: View, Sendable where Content: Equatable {
    @State private(set) var a = 1, b: [String: Int?] = [:]
    @Environment(\\.colorScheme) private var scheme
    var body: some View {
      VStack(alignment: .leading) {
        Text("a \\(value, specifier: "%d \\(inner)") b").foregroundStyle(scheme == .dark ? .white : Color("Ink"))
      } label: { [weak self, x = y] (a: Int, _ b) async throws -> Int in
        self?.go(&a, a < b, c > d) ?? -1
      }
      #if os(iOS) && !targetEnvironment(simulator)
      .padding(4).frame(width: 2 * (x + 1), height: 0x1F)
      #elseif canImport(AppKit)
      .background { Color.red }
      #else
      .hidden()
      #endif
    }
    subscript<T>(key: T, default value: @autoclosure () -> T) -> T { get { value() } set(new) { store = new } }
    init?(hex: String = #"raw\\#(x)"#) throws { guard let v = UInt64(hex, radix: 16), v < 3 else { return nil } }
  }
  """,
  """
  enum E: String, CaseIterable { case a = "x", b(Int, label: [String]); indirect case c(E) }
  extension Array<Int>.Index where Element == (Int, b: String) -> Void { typealias T = any P & Q }
  func == <T>(l: T, r: inout T?) rethrows -> [T: (some P)?] { /a.b(c)/ }
  /* outer /* inner */ */ infix operator <+>: AdditionPrecedence
  precedencegroup G { higherThan: X }
  label: for case let (x, .some(y))? in zip(a, b) where x > y { continue label }
  switch v { case 1...2, is Int where z: f(); @unknown default: break
  #if X
  case .a(let q, _): fallthrough
  #endif
  }
  do { try await g() } catch let e as F { throw e } catch { defer { h() } }
  repeat { i += 1 } while i < 10
  let t = try? #selector(a.b(_:)), k = \\Foo.bar[0]?.baz, m = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
  let s = \"\"\"
    one \\
    two \\(a ? "b" : \"\"\"
      c
      \"\"\")
    \"\"\"
  var w: Int = 3 { willSet(n) { } didSet { } }
  macro M(_ x: Int) -> String = #externalMacro(module: "A", type: "B")
  let z = if a { 1 } else if b { 2 } else { 3 }, n: Foo<Bar<Baz>>? = .init(), o = a as? B ?? c as! D
  """,
]

#if DEBUG
  /// Without optimisation a million levels take a minute; a tenth of them reaches as deep.
  private let million = 100_000
#else
  private let million = 1_000_000
#endif

@Suite struct SwiftRobustnessTests {
  @Test func everyPrefixHasATree() {
    for fixture in fixtures {
      let bytes = Array(fixture.utf8)
      for length in 0...bytes.count { checkInvariants(Array(bytes[..<length])) }
    }
  }

  @Test func everySuffixHasATree() {
    for fixture in fixtures {
      let bytes = Array(fixture.utf8)
      for start in 0...bytes.count { checkInvariants(Array(bytes[start...])) }
    }
  }

  @Test func everyByteMayBeMissing() {
    for fixture in fixtures {
      let bytes = Array(fixture.utf8)
      for index in bytes.indices {
        var mutated = bytes
        mutated.remove(at: index)
        checkInvariants(mutated)
      }
    }
  }

  @Test func mutationsHaveATree() {
    var random = SplitMix64(seed: 1)
    let interesting = Array("(){}[]<>\"\\#`/*.,:;=?!@&'\n\r \0\u{FEFF}\u{A0}_a0".utf8) + [0xFF, 0x80, 0xC0]
    for round in 0..<1000 {
      var bytes = Array(fixtures[round % fixtures.count].utf8)
      for _ in 0..<Int(random.next() % 8 + 1) {
        let index = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(interesting[Int(random.next() % UInt64(interesting.count))], at: index)
        default: bytes[index] = interesting[Int(random.next() % UInt64(interesting.count))]
        }
      }
      checkInvariants(bytes)
    }
  }

  @Test func randomBytesHaveATree() {
    var random = SplitMix64(seed: 42)
    for _ in 0..<500 {
      checkInvariants((0..<300).map { _ in UInt8(truncatingIfNeeded: random.next() >> 11) })
    }
    let pieces = fixtures.joined().split(separator: " ").map { Array($0.utf8) }
    for _ in 0..<500 {
      let words = (0..<40).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }
      checkInvariants(Array(words.joined(separator: [UInt8(ascii: " ")])))
    }
  }

  /// A million levels, on a stack of 512 KiB.
  @Test(arguments: ["(", "[", "{", "\"\\(", "<", "#if a\n", "-(", "/*"])
  func aMillionLevelsAreBounded(_ piece: String) { checkNested(piece, count: million) }

  @Test(arguments: [
    "(", "[", "{", "<", "a(", "a[", "a{", "{(", "{[", "a<", "a<b,", "(a:", "-(", "\"\\(", "#\"\\#(", "\"\"\"\n\\(",
    "#if a\n",
    "#if a\n.b", "a\n#if x\n.b\n", "if a {", "if a { } else ", "if ", "switch a { case b:", "switch a {", "- ", "-",
    "!",
    "a ? ", "a ? b : ", "a + ", "a ?? ", "a = ", "a.", "a.b(c).", "a?", "a!", "a as ", "/*", "try ", "await ",
    "copy a ", "let a: ", "let (", "case let ", "if case let ", "func a(", "func a() {", "func a<", "struct A {",
    "enum A { case a(", "var a: Int { get {", "x: [", "x: (", "let x: A<", "let x: @a ", "let x: some ",
    "let x: () -> ",
    "let x: A & ", "let x: A.", "\\a.", "\\a[", "@a(", "@a ", "#a(", "#a {", "for a in ", "guard let a = ", "do {",
    "do { } catch ", "return ", "a: ", "a: for b in c { ", "{ [a = ", "{ (a) in ", "}", ")", "]", "#endif\n", "#else\n",
    "`", "/a", "#/", "<#", "a<#", "'", "\"", "#", "@", "\\", "=", "is ", "where ", "case ", "default: ", "import ",
    "extension A: ", "init(", "subscript(", "private ", "static ", "class ", "~", "let x: ~", "repeat ", "each ",
    "any ",
    "let x: repeat ", "$", "::", "a::", "_ = ", "a > b < ", "x as? (", "if let x { ", "precedencegroup {", "operator ",
    "\u{FF}", "é", "…", "<<<<<<< \n", "unsafe ", "yield ", "if #available(", "a { } b: ", "#available(", "case a(",
  ])
  func nestingIsBounded(_ piece: String) { checkNested(piece, count: 3000) }

  private func checkNested(_ piece: String, count: Int) {
    let bytes = Array(repeatElement(Array(piece.utf8), count: count).joined())
    runOnSmallStack {
      let problem = SwiftTree(parsing: bytes).problem
      #expect(problem == nil, "\(piece.debugDescription)")
    }
  }

  @Test func longChainsStayWhole() {
    runOnSmallStack {
      let members = SwiftTree(parsing: Array(("a" + String(repeating: ".b", count: 100_000)).utf8))
      #expect(members.nodeCount == 100_002)
      let sum = SwiftTree(parsing: Array(("a" + String(repeating: " + a", count: 100_000)).utf8))
      #expect(sum.nodeCount == 200_002)
      let choices = SwiftTree(parsing: Array((String(repeating: "a ? b : ", count: 100_000) + "c").utf8))
      #expect(choices.nodeCount == 300_002)
    }
  }
}
