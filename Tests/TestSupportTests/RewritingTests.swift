import TestSupport
import Testing

@Suite struct RewritingTests {
  private let file = ##"""
    check(
      """
      a

        b
      """)
    check(#"""
        \(c)
        """#, """
      d
      """)
    """##

  @Test func literalsAreReplacedWhereTheyStand() {
    var rewritten = RewrittenFile(file)
    #expect(rewritten.replace("a\n\n  b", by: "a\n^ x\n\nb", line: 1) == nil)
    #expect(rewritten.replace("d", by: "e", line: 7) == nil)
    #expect(rewritten.replace("\\(c)", by: "\\(c)\n\"\"\"", line: 7) == nil)
    #expect(
      rewritten.text == ##"""
        check(
          """
          a
          ^ x

          b
          """)
        check(#"""
            \(c)
            """
            """#, """
          e
          """)
        """##)
  }

  @Test func whatIsNoPlainLiteralIsLeft() {
    var rewritten = RewrittenFile(file)
    #expect(rewritten.replace("other", by: "x", line: 1) != nil)
    #expect(rewritten.replace("d", by: "x", line: 100) != nil)
    #expect(rewritten.replace("d", by: "\\", line: 7) != nil)
    #expect(rewritten.replace("d", by: "x", line: 7) == nil)
    #expect(rewritten.replace("d", by: "y", line: 7) != nil)
    #expect(rewritten.text == file.split(separator: "  d\n").joined(separator: "  x\n"))
  }
}
