import TestSupport
import Testing

@Suite struct CompletionTests {
  private func checkNames(_ code: String, replacing text: String?, line: Int = #line) {
    let expected = text.map { "[\($0)]\nBrand/Primary #2F80ED/#5AA0FF Assets.xcassets\nInk #111111 Assets.xcassets" }
    checkCompletions(
      "-- colors: Brand/Primary #2F80ED/#5AA0FF, Ink #111 --\n-- View.swift --\nimport SwiftUI\n" + code + "\n",
      expected ?? "", line: line)
  }

  @Test func namesInLookups() {
    checkNames("let a = Color(\"<|>\")", replacing: "")
    checkNames("let a = Color(\"Br<|>and\", bundle: .module)", replacing: "Brand")
    checkNames("let a = SwiftUI.Color(\n  \"I<|>\")", replacing: "I")
    checkNames("let a = Color.init(\"I<|>\")", replacing: "I")
    checkNames("let a = UIColor(named: \"I<|>\")", replacing: "I")
    checkNames("let a = NSColor(named: NSColor.Name(\"I<|>\"))", replacing: "I")
    checkNames("let a = ColorResource(name: \"I<|>\", bundle: .main)", replacing: "I")
    checkNames("let a = Color(#\"In<|>\"#)", replacing: "In")
  }

  @Test func codeThatIsNotFinished() {
    checkNames("let a = Color(\"In<|>", replacing: "In")
    checkNames("let a = Color(\"<|>", replacing: "")
    checkNames("Text(\"a\").foregroundStyle(Color(\"<|>)", replacing: "")
    checkNames("struct A { var body: some View { Text(\"a\").foregroundStyle(Color(\"I<|>\"", replacing: "I")
    checkNames("UIColor(named: \"<|>\nlet b = 1", replacing: "")
    checkNames("Color(\"<|>).background(Color(\"Ink\"))", replacing: "")
  }

  @Test func noColorIsWanted() {
    for code in [
      "let a = \"Color <|>\"", "Text(\"Color(<|>\")", "// Color(\"<|>\")", "let a = Image(\"Color<|>\")",
      "/* Color(\"<|> */", "let a = Color(\"a\", bundle: \"<|>\")", "Theme.Color(\"<|>\")", "Color(\"\\(a<|>)\")",
      "let Color<|>", "UIImage(named: \"<|>\") // Color",
    ] {
      checkNames(code, replacing: nil)
    }
  }

  @Test func membersAfterADot() {
    let theme = """
      -- Theme.swift --
      extension Color { static let ink = Color(red: 0, green: 0, blue: 0), paper = Color(hex: "#FFF") }
      extension UIColor { static let tone = UIColor(white: 1, alpha: 1); var lighter: UIColor { self } }
      -- View.swift --

      """
    let colors = "ink #000000 Theme.swift\npaper ? Theme.swift\nred #FF383C/#FF4245 Color"
    checkCompletions(theme + "let a = Color.<|>", "[]\n" + colors, systemColors: ["red"])
    checkCompletions(theme + "let a = Color.in<|>\nlet b = 1", "[in]\n" + colors, systemColors: ["red"])
    checkCompletions(
      theme + "let a = Color(.<|>)", "[]\ntone #FFFFFF Theme.swift\nlabel #000000/#FFFFFF UIColor",
      systemColors: ["label"])
    checkCompletions(theme + "let a = ColorX.<|>", "")
    checkCompletions(theme + "Color.red.<|>", "")
  }
}
