import Syntax
import Testing

@Suite struct SwiftLexerTests {
  private func tokens(_ source: String) -> [String] {
    let tree = SwiftTree(parsing: Array(source.utf8))
    return tree.tokens.dropLast().map { tree.text($0) }
  }

  @Test func operatorsTakeAllTheyCan() {
    #expect(tokens("a<=b ... c..<d!=e") == ["a", "<=", "b", "...", "c", "..<", "d", "!", "=", "e"])
    #expect(tokens("a != b ?? c?.d") == ["a", "!=", "b", "??", "c", "?", ".", "d"])
    #expect(tokens("x+/*c*/y") == ["x", "+", "y"])
    #expect(tokens("a →b ∈ c") == ["a", "→", "b", "∈", "c"])
  }

  @Test func namesMayBeAnything() {
    #expect(tokens("`a b` $0 $x _ café 名前 👍🏽x") == ["`a b`", "$0", "$x", "_", "café", "名前", "👍🏽x"])
  }

  /// Names are read eight bytes at a time, except at the end of the file.
  @Test func namesOfAnyLengthEndWhereTheyEnd() {
    let alphabet = Array("abyzABYZ0189_")
    for length in 1...33 {
      let name = "n" + String((1..<length).map { alphabet[$0 * 7 % alphabet.count] })
      for rest in ["", " ", "\n", ".", "(", "@", "[", "`", "{", "/", ":", "\u{7F}", "<", "-", "\\"] {
        for padding in ["", "              "] {
          #expect(tokens(name + rest + padding).first == name, "\(name)\(rest)")
          #expect(tokens("   \(name)é$\(name)\(rest)\(padding)").first == "\(name)é$\(name)")
        }
      }
    }
  }

  @Test func textOfAnyLengthEndsAtItsQuote() {
    for length in 0...33 {
      let text = String(repeating: "x", count: length)
      for rest in ["", "          "] {
        #expect(tokens("\"\(text)\"\(rest)") == ["\"\(text)\""])
        #expect(tokens("\"\(text)\\\"\(text)\"\(rest)") == ["\"\(text)\\\"\(text)\""])
        #expect(tokens("\"\(text)\na\(rest)") == ["\"\(text)", "a"])
        #expect(tokens("\"\(text)\ra\(rest)") == ["\"\(text)", "a"])
      }
    }
  }

  @Test func numbersEndWhereMembersBegin() {
    #expect(
      tokens("1.foo 1...2 1.5e-3 0xFF.x 0x1.8p3 1_000") == [
        "1", ".", "foo", "1", "...", "2", "1.5e-3", "0xFF", ".", "x", "0x1.8p3", "1_000",
      ])
  }

  @Test func commentsNest() {
    let tree = SwiftTree(parsing: Array("a /* b /* c */ d */ e // f\n/// g".utf8))
    #expect(tree.comments.map { tree.text($0) } == ["/* b /* c */ d */", "// f", "/// g"])
    #expect(tree.tokens.dropLast().map { tree.text($0) } == ["a", "e"])
    let open = SwiftTree(parsing: Array("a /* b /* c */".utf8))
    #expect(open.comments.map { open.text($0) } == ["/* b /* c */"])
  }

  @Test func stringsNest() {
    #expect(tokens("\"a\" #\"b\"c\"# ##\"\"#\"##") == ["\"a\"", "#\"b\"c\"#", "##\"\"#\"##"])
    #expect(
      tokens(#""a\(b("c\(d)"))e" f"#) == [
        #""a\(b("c\(d)"))e""#, "\\", "(", "b", "(", #""c\(d)""#, "\\", "(", "d", ")", "\"", ")", ")", "\"", "f",
      ])
    #expect(tokens(##"#"a\(b)\#(c)"#"##) == [##"#"a\(b)\#(c)"#"##, "\\#", "(", "c", ")", "\"#"])
    #expect(tokens("\"a\\\"b\nc") == ["\"a\\\"b", "c"])
  }

  @Test func spansOfInterpolatedStringsEndWithTheLiteral() {
    let tree = SwiftTree(parsing: Array(#"f("a\(b)c", d)"#.utf8))
    let strings = (0..<SwiftTree.NodeID(tree.nodeCount)).filter { tree.kind($0) == .stringLiteral }
    #expect(strings.map { tree.text(tree.span($0)) } == [#""a\(b)c""#])
    let interpolations = strings.flatMap { tree.children($0, .interpolation) }
    #expect(interpolations.map { tree.text(tree.span($0)) } == [#"\(b)"#])
  }

  @Test func flagsTellSpacesAndLines() {
    let tree = SwiftTree(parsing: Array("a +b\r\nc\rd".utf8))
    #expect(tree.tokens.map { $0.flags.contains(.startsLine) } == [true, false, false, true, true, false])
    #expect(tree.tokens.map { $0.flags.contains(.spaceBefore) } == [false, true, false, true, true, false])
    #expect(tree.tokens.map { $0.flags.contains(.spaceAfter) } == [true, false, true, true, false, false])
  }

  @Test func strayBytesAreSkipped() {
    #expect(tokens("\u{FEFF}#!/usr/bin/swift\na\u{A0}b\0c") == ["a", "b", "c"])
    let invalid: [UInt8] = [0x61, 0xFF, 0x80, 0x62, 0xC3]
    let tree = SwiftTree(parsing: invalid)
    #expect(tree.tokens.dropLast().map { tree.text($0) } == ["a", "b"])
  }

  @Test func bothSidesOfAConflictAreRead() {
    #expect(tokens("<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\nc") == ["a", "b", "c"])
    #expect(tokens("a\n=======b") == ["a", "=======", "b"])
  }

  @Test func placeholdersAreNames() {
    check("f(<#T##() -> Void#>)", "(call f <#T##() -> Void#>)")
  }

  @Test func everyWordIsFound() {
    check("associatedtype a", "(associatedtypeDecl a)")
    check("precedencegroup a { }", "(precedenceGroupDecl a)")
    check("class associatedtypes { }", "(classDecl associatedtypes (memberBlock))")
    check("fileprivate extension A { }", "(extensionDecl A (modifier fileprivate) A (memberBlock))")
  }
}

@Suite struct SwiftLiteralTests {
  private func value(_ literal: String) -> String? {
    let tree = SwiftTree(parsing: Array(literal.utf8))
    return tree.firstChild(tree.root).flatMap { tree.stringValue($0) }
  }

  private func content(_ literal: String) -> String? {
    let tree = SwiftTree(parsing: Array(literal.utf8))
    return tree.firstChild(tree.root).map { tree.text(tree.contentSpan($0)) }
  }

  @Test func escapes() {
    #expect(value(#""a\n\t\r\0\\\"\'b""#) == "a\n\t\r\0\\\"'b")
    #expect(value(#""\u{e9}\u{1F3A8}""#) == "é🎨")
    #expect(value(##"#"a\n\#n\"#"##) == "a\\n\n\\")
    #expect(value(#""\q""#) == nil)
    #expect(value(#""\u{110000}""#) == nil)
    #expect(value(#""\u{}""#) == nil)
    #expect(value(#""a\(b)""#) == nil)
    #expect(value("\"a") == nil)
    #expect(value("\"\"") == "")
  }

  @Test func multipleLines() {
    #expect(value("\"\"\"\n  a\n   b\n\n  c\n  \"\"\"") == "a\n b\n\nc")
    #expect(value("\"\"\"\r\n\ta\r\n\tb\r\n\t\"\"\"") == "a\nb")
    #expect(value("\"\"\"\n  a \\\n  b\n  \"\"\"") == "a b")
    #expect(value("\"\"\"\n  a \\\\\n  b\n  \"\"\"") == "a \\\nb")
    #expect(value("#\"\"\"\n a \\#\n b\\\n \"\"\"#") == "a b\\")
    #expect(value("\"\"\"\n\"\"\"") == "")
    #expect(value("\"\"\"\n\n\"\"\"") == "")
    #expect(value("\"\"\"\n\n\n\"\"\"") == "\n")
  }

  @Test func contents() {
    #expect(content(#""abc""#) == "abc")
    #expect(content(##"#"abc"#"##) == "abc")
    #expect(content(#""a\(b)c""#) == #"a\(b)c"#)
    #expect(content("\"\"\"\na\n\"\"\"") == "\na\n")
    #expect(content("\"abc") == "abc")
    #expect(content("#\"\"\"#") == "\"")
  }

  @Test func numbers() {
    func number(_ text: String) -> Double? {
      let tree = SwiftTree(parsing: Array(text.utf8))
      return tree.firstChild(tree.root).flatMap { tree.number($0) }
    }
    #expect(number("1_000") == 1000)
    #expect(number("0.1") == 0.1)
    #expect(number("1e-3") == 0.001)
    #expect(number("0xFF") == 255)
    #expect(number("0o17") == 15)
    #expect(number("0b1010_1010") == 170)
    #expect(number("0x1.8p3") == 12)
    #expect(number("18446744073709551616") == 18446744073709551616)
    // Halfway cases that a sum of digits gets wrong.
    #expect(number("9007199254740993.0") == 9_007_199_254_740_992)
    #expect(number("0.30000000000000004") == 0.1 + 0.2)
    #expect(number("0xZZ") == nil)
    #expect(number("12ab") == nil)
    #expect(number("a") == nil)
  }

  @Test func integers() {
    func integer(_ text: String) -> UInt64? {
      let tree = SwiftTree(parsing: Array(text.utf8))
      return tree.firstChild(tree.root).flatMap { tree.integer($0) }
    }
    #expect(integer("0xFFFF_FFFF_FFFF_FFFF") == .max)
    #expect(integer("18446744073709551616") == nil)
    #expect(integer("1.0") == nil)
    #expect(integer("0b2") == nil)
  }
}
