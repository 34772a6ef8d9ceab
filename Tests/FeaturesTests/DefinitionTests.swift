import TestSupport
import Testing

@Suite struct DefinitionTests {
  @Test func namesLeadToTheirEntry() {
    checkDefinitions(
      """
      -- A.xcassets/Ink.colorset/Contents.json --
      { "colors" : [ { "idiom" : "universal" }, { "idiom" : "universal", "color" : { "reference" : "labelColor" } } ] }
      -- View.swift --
      let a = Color("I<|>nk")
      """,
      """
      A.xcassets/Ink.colorset/Contents.json: { "reference" : "labelColor" }
      """)
  }

  @Test func membersLeadToTheirName() {
    checkDefinitions(
      """
      -- Theme.swift --
      extension Color { static let ink = Color.red }
      -- View.swift --
      Text("a").foregroundStyle(Color.in<|>k.opacity(0.5))
      """,
      """
      Theme.swift: ink
      """)
  }

  @Test func nothingToLeadTo() {
    checkDefinitions("let a = Color.re<|>d", "")
    checkDefinitions("let a = Color(\"No<|>ne\")", "")
  }
}
