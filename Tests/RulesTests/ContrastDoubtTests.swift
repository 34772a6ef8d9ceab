import TestSupport
import Testing

/// Forms in which the ink or the surface is not what the chain seems to say: no certain finding may come of them.
@Suite struct ContrastDoubtTests {
  /// A view whose body would be a certain failure if only the chain counted.
  private func check(
    _ body: String, _ expected: String, members: String = "", filePath: String = #filePath, line: Int = #line
  ) {
    checkContrasts(view(body, members: members), expected, filePath: filePath, line: line)
  }

  private let text = "Text(\"Ab\").foregroundStyle(.yellow)"

  @Test func theSchemeAskedInOtherWords() {
    let primary = "Text(\"Ab\").foregroundStyle(Color.primary)"
    for condition in ["isDark", "theme.isDark", "scheme == .dark", "mode == .dark", "settings.colorScheme == .dark"] {
      check(
        "if \(condition) { \(primary).background(Color.black) }", "Color.primary: undecided, condition")
    }
    check(
      "if isNight { \(primary).background(Color.black) }", "Color.primary: undecided, condition",
      members: "var isNight: Bool { colorScheme == .dark }")
    check(
      "\(primary).background(isNight ? Color.black : Color.white)", "Color.primary: undecided, condition",
      members: "var isNight: Bool { colorScheme == .dark }")
    check(
      "if !(colorScheme == .dark) { \(primary).background(Color.white) }",
      "Color.primary: light 21.00 passes")
    check(
      "if isOn && colorScheme == .light { \(primary).background(Color.white) }", "Color.primary: light 21.00 passes")
    check(
      "guard colorScheme == .light else { return AnyView(EmptyView()) }\nreturn AnyView(\(primary).background(.white))",
      "Color.primary: light 21.00 passes")
    check(
      "if colorScheme == .dark { return AnyView(EmptyView()) }\nreturn AnyView(\(primary).background(.white))",
      "Color.primary: light 21.00 passes")
    check(
      "\(primary).background(.white).opacity(colorScheme == .dark ? 0 : 1)", "Color.primary: light 21.00 passes")
  }

  @Test func siblingsInBlocksOfAStack() {
    for block in [
      "if isOn { Color.black; \(text) }", "Group { Color.black; \(text) }",
      "ForEach(items) { _ in Color.black; \(text) }",
      "switch state { case .on: Color.black; \(text)\ndefault: EmptyView() }",
    ] {
      check("ZStack { Color.white; \(block) }", ".yellow: light 13.89 passes, dark 14.88 passes")
    }
    check("Color.white.overlay { Color.black; \(text) }", ".yellow: light 13.89 passes, dark 14.88 passes")
    check("ZStack { Color.white; VStack { Color.black; \(text) } }", ".yellow: light 1.51 fails, dark 1.41 fails")
  }

  @Test func surfacesThatDoNotReachUnderTheText() {
    for (content, reason) in [
      ("\(text).background(.white, in: Circle())", "geometry"),
      ("\(text).background(Color.white.clipShape(Circle()))", "geometry"),
      ("\(text).background(Rectangle().tint(.white))", "style"),
      ("Color.white.frame(height: 40).overlay { \(text).alignmentGuide(.bottom) { $0[.top] } }", "geometry"),
      ("VStack(spacing: -40) { Image(\"a\"); \(text) }.background(.white)", "geometry"),
      ("\(text).matchedGeometryEffect(id: 1, in: space).background(.white)", "geometry"),
      ("\(text).phaseAnimator([1]) { view, _ in view }.background(.white)", "modifier"),
    ] {
      check(content, ".yellow: undecided, \(reason)")
    }
  }

  @Test func theRowLiesBehindAllThatItHas() {
    check(
      "List { \(text).listRowBackground(Color.white).background(Color.black) }",
      ".yellow: light 13.89 passes, dark 14.88 passes")
  }

  @Test func textsWithColorsOfTheirOwn() {
    check("Text(\"[Terms](https://a.b)\").foregroundStyle(.yellow).background(.white)", "")
    check("Text(\"\\(Image(systemName: \"star\"))\").foregroundStyle(.yellow).background(.white)", "")
    check(
      "Text(title).foregroundStyle(.yellow).background(.white)", ".yellow: undecided, text",
      members: "var title: AttributedString")
  }

  @Test func conditionsThatFollowFromOthers() {
    for (around, inside) in [
      ("let item", "item != nil"), ("error == nil", "error != nil"), ("isOn && isReady", "isOn"),
    ] {
      check(
        "if \(around) { \(text).background(\(inside) ? Color.black : Color.white) }",
        ".yellow: light 13.89 passes, dark 14.88 passes"
          + (inside == "isOn" ? "" : ", if \(inside)"))
    }
  }

  @Test func aStateInWhichATextIsHidden() {
    checkDiagnostics(
      """
      -- View.swift --
      struct Sample: View {
        var body: some View {
          Text("Ab").foregroundColor(isLoading ? .white : .black).background(Color(.systemBackground))
                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^ disappears info: text vanishes in light: #FFFFFF on #FFFFFF; when isLoading
        }
      }
      """)
  }

  @Test func namesThatMeanAnother() {
    check(
      "Button(action: { [tone = Color.black] in }) { EmptyView() }\n\(text).background(paper)",
      ".yellow: undecided, external",
      members: "var paper: some View { Image(\"a\") }")
    check(
      "guard let tone = custom else { return EmptyView() }\nreturn \(text).background(tone)",
      ".yellow: undecided, runtime")
  }

  @Test func theIslandIsBlack() {
    check(
      "DynamicIslandExpandedRegion(.center) { Text(\"Ab\").foregroundStyle(Color.primary).background(Color.black) }",
      "Color.primary: dark 21.00 passes")
  }

  @Test func viewsOfTheProjectWithNamesOfSwiftUI() {
    checkContrasts(
      """
      -- Own.swift --
      struct Label: View { var body: some View { EmptyView() } }
      struct Group: Codable {}
      -- View.swift --
      struct Sample: View { var body: some View { Text("Ab").foregroundStyle(.yellow).background(.white) } }
      """, ".yellow: undecided, container")
  }
}
