import TestSupport
import Testing

/// Branches, color schemes and controls.
@Suite struct BranchTests {
  @Test func equalConditionsGoTogether() {
    checkContrasts(
      view("Text(\"Ab\").foregroundColor(isOn ? .white : .black).background(isOn ? Color.black : Color.white)"),
      "isOn ? .white : .black: light 21.00 passes, dark 21.00 passes, if isOn")
    checkContrasts(
      view("Text(\"Ab\").foregroundColor(isOn ? .white : .black).background(!isOn ? Color.black : Color.white)"),
      "isOn ? .white : .black: light 1.00 fails, dark 1.00 fails, if isOn")
  }

  @Test func aBranchOfOneSideIsDrawnAtSomeTime() {
    checkContrasts(
      view("Text(\"Ab\").foregroundColor(isOn ? .black : .yellow).background(Color.white)"),
      "isOn ? .black : .yellow: light 1.51 fails, dark 1.41 fails, unless isOn")
  }

  @Test func aTextThatIsNotThereIsNotRead() {
    checkContrasts(
      view("Text(\"Ab\").foregroundColor(isOn ? .black : .clear).background(Color.white)"),
      "isOn ? .black : .clear: light 21.00 passes, dark 21.00 passes, if isOn")
    checkContrasts(
      view("Text(\"Ab\").foregroundColor(.clear).background(Color.white)"), ".clear: undecided, text")
  }

  @Test func conditionsThatMayExcludeOneAnotherMustAllFail() {
    checkContrasts(
      view("Text(\"Ab\").foregroundColor(a ? .black : .yellow).background(b ? Color.white : Color.black)"),
      "a ? .black : .yellow: light 21.00 passes, dark 21.00 passes, if a, if b")
  }

  @Test func whatStandsInABranchKnowsItsCondition() {
    checkContrasts(
      view(
        """
        if isOn {
          Text("Ab").foregroundColor(isOn ? .black : .yellow).background(Color.white)
        } else {
          Text("Cd").foregroundColor(isOn ? .black : .yellow).background(Color.white)
        }
        """),
      """
      isOn ? .black : .yellow: light 21.00 passes, dark 21.00 passes
      isOn ? .black : .yellow: light 1.51 fails, dark 1.41 fails
      """)
  }

  @Test func aQuestionForTheSchemeIsNoBranch() {
    checkContrasts(
      view("Text(\"Ab\").foregroundColor(colorScheme == .dark ? .white : .black).background(Color(\"Paper\"))"),
      "colorScheme == .dark ? .white : .black: light 21.00 passes, dark 21.00 passes")
    checkContrasts(
      view("if colorScheme == .dark { Text(\"Ab\").foregroundColor(.black).background(Color(\"Paper\")) }"),
      ".black: dark 1.00 fails")
    // What may ask for it in other words is not taken for a state.
    checkContrasts(
      view("Text(\"Ab\").foregroundColor(isDarkMode ? .white : .black).background(Color(\"Paper\"))"),
      "isDarkMode ? .white : .black: undecided, condition")
  }

  @Test func schemesThatAreSetRuleOutTheOther() {
    checkContrasts(
      view("Text(\"Ab\").foregroundColor(.white).background(Color(\"Paper\")).environment(\\.colorScheme, .dark)"),
      ".white: dark 21.00 passes")
    checkContrasts(
      view(
        "VStack { Text(\"Ab\").foregroundColor(.white).background(Color(\"Paper\")); Text(\"Cd\").preferredColorScheme(.dark) }"
      ),
      ".white: dark 21.00 passes")
    checkContrasts(
      """
      -- colors: Paper #FFFFFF/#000000 --
      -- App.xcodeproj/project.pbxproj --
      INFOPLIST_KEY_UIUserInterfaceStyle = Dark;
      -- App/View.swift --
      struct A: View { var body: some View { Text("Ab").foregroundColor(.white).background(Color("Paper")) } }
      """,
      ".white: dark 21.00 passes")
    checkContrasts(
      """
      -- colors: Paper #FFFFFF/#000000 --
      -- App/App.swift --
      @main struct Sample: App { var body: some Scene { WindowGroup { Home().preferredColorScheme(.dark) } } }
      -- App/View.swift --
      struct A: View { var body: some View { Text("Ab").foregroundColor(.white).background(Color("Paper")) } }
      """,
      ".white: dark 21.00 passes")
    checkContrasts(
      """
      -- colors: Paper #FFFFFF/#000000 --
      -- Sample Watch App/View.swift --
      struct A: View { var body: some View { Text("Ab").foregroundColor(.white).background(Color("Paper")) } }
      """,
      ".white: dark 21.00 passes")
  }

  @Test func aSchemeThatSomeViewIsHeldToMakesItLikelyOnly() {
    let text = """
      -- View.swift --
      struct A: View { var body: some View { Text("Ab").foregroundStyle(Color.primary).background(.white) } }
      -- Other.swift --
      struct B: View { var body: some View { A().SCHEME } }
      """
    func check(_ scheme: String, _ level: String) {
      checkDiagnostics(
        text.replacing("SCHEME", with: scheme)
          .replacing(
            "\n-- Other",
            with:
              "\n\(String(repeating: " ", count: 66))^^^^^^^^^^^^^ disappears\(level): text vanishes in dark: #FFFFFF on #FFFFFF\n-- Other"
          ))
    }
    check("preferredColorScheme(setting)", "")
    check("preferredColorScheme(.light)", " info")
    check("preferredColorScheme(scheme(for: .light) ?? nil)", " info")
    check("preferredColorScheme(isDark ? .dark : .light)", "")
    check("environment(\\.colorScheme, .light)", " info")
  }

  @Test func foldersOfTheWatch() {
    for (folder, verdict) in [
      ("Sample Watch App", "dark 21.00 passes"), ("WatchApp Extension", "dark 21.00 passes"),
      ("Settings/AppleWatch", "light 1.00 fails, dark 21.00 passes"),
    ] {
      checkContrasts(
        """
        -- colors: Paper #FFFFFF/#000000 --
        -- \(folder)/View.swift --
        struct A: View { var body: some View { Text("Ab").foregroundColor(.white).background(Color("Paper")) } }
        """,
        ".white: \(verdict)")
    }
  }

  @Test func whatNothingMentionsIsNotDrawn() {
    let code = """
      -- View.swift --
      struct A: View {
        var body: some View { USE }
        private func tag() -> some View { Text("Ab").foregroundColor(.white).background(Color.white) }
      }
      """
    checkContrasts(code.replacing("USE", with: "tag()"), ".white: light 1.00 fails, dark 1.00 fails")
    checkContrasts(code.replacing("USE", with: "EmptyView()"), "")
  }

  @Test func aBranchThatIsNotKnownDoesNotHideOneThatFails() {
    checkContrasts(
      view("Text(\"Ab\").foregroundColor(isOn ? theme.ink : .yellow).background(Color.white)"),
      "isOn ? theme.ink : .yellow: light 1.51 fails, dark 1.41 fails, unless isOn")
    checkContrasts(
      view("Text(\"Ab\").foregroundColor(isOn ? theme.ink : .black).background(Color.white)"),
      "isOn ? theme.ink : .black: undecided, external")
  }

  @Test func colorsOfTwoReleasesAreNotSeenTogether() {
    // The table of iOS 26 gives 1.55 in light; the older orange on the newer red, which is never drawn, would give more.
    checkContrasts(
      view("Text(\"Ab\").foregroundColor(.orange).background(Color.red)"), ".orange: light 1.61 fails, dark 1.66 fails")
  }

  @Test func aControlThatCannotBeUsedNeedsNoContrast() {
    checkContrasts(
      view(
        "Text(\"Ab\").foregroundColor(.white).background(name.isEmpty ? Color.white : Color.black).disabled(name.isEmpty)"
      ),
      ".white: light 21.00 passes, dark 21.00 passes")
    checkContrasts(
      view("Text(\"Ab\").foregroundColor(isEnabled ? .white : .black).background(Color.black)"),
      "isEnabled ? .white : .black: light 21.00 passes, dark 21.00 passes")
  }

  @Test func theLabelOfAButton() {
    checkContrasts(
      view("Button(action: save) { Text(\"Save\").foregroundColor(.white).background(Color.yellow) }"),
      ".white: light 1.51 fails, dark 1.41 fails")
    // A style of the system may decide as well.
    checkContrasts(
      view("Button(\"Save\") { save() }.foregroundColor(.white).background(Color.yellow)"),
      ".white: light 1.51 fails, dark 1.41 fails, likely")
    checkContrasts(
      view("Button(\"Save\") { save() }.foregroundColor(.white).background(Color.yellow).buttonStyle(.plain)"),
      ".white: light 1.51 fails, dark 1.41 fails")
    checkContrasts(
      view("Button(\"Save\") { save() }.foregroundColor(.white).background(Color.yellow).buttonStyle(Fancy())"),
      ".white: undecided, style")
    // Without an ink its tint draws it.
    checkContrasts(view("Button(\"Save\") { save() }.background(Color.yellow)"), "Button: undecided, style")
  }

  @Test func localsAndParameters() {
    checkContrasts(
      view(
        """
        let color = isOn ? Color.black : Color.yellow
        return Text("Ab").foregroundColor(color).background(Color.white)
        """),
      "color: light 1.51 fails, dark 1.41 fails, unless isOn")
    checkContrasts(
      view("ForEach(colors) { color in Text(\"Ab\").foregroundColor(color).background(Color.white) }"),
      "color: undecided, parameter")
  }

  @Test func sizesAndWeights() {
    let gray = "Color(white: 0.5)"
    for (font, verdict) in [
      ("", "fails"), (".font(.body)", "fails"), (".font(.title2)", "passes"), (".font(.system(size: 18))", "passes"),
      (".font(.system(size: 14, weight: .bold))", "passes"), (".font(.system(size: 13, weight: .bold))", "fails"),
      (".font(.body.bold())", "passes"), (".bold()", "passes"), (".fontWeight(.light)", "fails"),
      // Semibold is large by one reading and not by another.
      (".font(.headline)", "passes"), (".font(theme.font)", "passes"), (".font(.custom(\"A\", size: 12))", "fails"),
    ] {
      checkContrasts(
        view("Text(\"Ab\")\(font).foregroundColor(\(gray)).background(Color.white)"),
        "\(gray): light 3.98 \(verdict), dark 3.98 \(verdict)")
    }
  }

  @Test func labelsOfTheSystem() {
    // As good as on the system's own surfaces, and no better.
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.secondary).background(Color(\"Paper\"))"),
      ".secondary: light 3.44 passes, dark 6.36 passes, likely")
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.secondary).background(Color(\"Card\"))"),
      ".secondary: light 3.44 passes, dark 1.11 fails, likely")
    // A level of another style is not the system's label.
    checkContrasts(
      view("VStack { Text(\"Ab\").foregroundStyle(.secondary) }.foregroundStyle(.red).background(Color(\"Card\"))"),
      ".secondary: undecided, hierarchy")
  }
}
