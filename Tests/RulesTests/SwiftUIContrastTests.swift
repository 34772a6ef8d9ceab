import TestSupport
import Testing

/// Inks and layers within a chain and its containers.
@Suite struct InkAndLayerTests {
  @Test func theChainOfOneText() {
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.white).padding().background(Color(\"Brand\"))"),
      ".white: light 3.87 fails, dark 2.66 fails")
    checkContrasts(
      view("Text(\"Ab\").background(Color(\"Brand\")).foregroundColor(.black)"),
      ".black: light 5.43 passes, dark 7.91 passes")
  }

  @Test func theInnermostInkAndTheNearestLayerCount() {
    checkContrasts(
      view(
        """
        VStack {
          Text("Ab").foregroundStyle(.white)
          Text("Cd")
        }
        .foregroundStyle(.black)
        .background(Color.blue)
        .background(Color.white)
        """),
      """
      .white: light 4.02 fails, dark 3.65 fails
      .black: light 5.97 passes, dark 6.49 passes
      """)
  }

  @Test func whatIsSetInsideTheBackgroundIsNotBehindIt() {
    checkContrasts(
      view(
        """
        Text("Ab").background {
          Text("Cd").foregroundStyle(.black).background(.white)
        }
        .foregroundStyle(.white)
        .background(.black)
        """),
      """
      .white: undecided, container
      .black: light 21.00 passes, dark 21.00 passes
      """)
  }

  @Test func clearIsLookedThrough() {
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.black).background(Color.clear).background(.white)"),
      ".black: light 21.00 passes, dark 21.00 passes")
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.black).background(.clear)"), ".black: open")
  }

  @Test func anOverlayLiesOnItsBase() {
    checkContrasts(
      view(
        "RoundedRectangle(cornerRadius: 8).fill(Color.black).frame(height: 40).overlay(Text(\"Ab\").foregroundColor(.gray))"
      ),
      ".gray: light 6.44 passes, dark 6.44 passes")
    checkContrasts(
      view("Color.black.overlay { Text(\"Ab\").foregroundColor(Color(white: 0.3)) }"),
      "Color(white: 0.3): light 2.46 fails, dark 2.46 fails")
    checkContrasts(
      view("Image(\"Photo\").overlay { Text(\"Ab\").foregroundColor(.white) }"), ".white: undecided, image")
  }

  @Test func childrenOfAStackLieOnThoseBefore() {
    checkContrasts(
      view("ZStack { Color.white.ignoresSafeArea(); VStack { Text(\"Ab\").foregroundStyle(.yellow) } }"),
      ".yellow: light 1.51 fails, dark 1.41 fails")
    checkContrasts(
      view("ZStack { Image(\"Photo\"); Text(\"Ab\").foregroundStyle(.yellow) }.background(.white)"),
      ".yellow: undecided, image")
    checkContrasts(
      view("ZStack { Color.white.frame(height: 20); Text(\"Ab\").foregroundStyle(.yellow) }.background(.white)"),
      ".yellow: undecided, geometry")
    checkContrasts(
      view("ZStack { Text(\"Ab\").foregroundStyle(.yellow); Color.white }.background(.white)"),
      ".yellow: undecided, overlay")
    checkContrasts(
      view("ZStack { Color.white.zIndex(1); Text(\"Ab\").foregroundStyle(.yellow) }"), ".yellow: undecided, geometry")
  }

  @Test func shapesAndBorders() {
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.white).background(RoundedRectangle(cornerRadius: 8).fill(Color.white))"),
      ".white: light 1.00 fails, dark 1.00 fails")
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.black).background(Capsule().stroke(Color.black)).background(.white)"),
      ".black: light 21.00 passes, dark 21.00 passes")
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.black).background(Circle().fill(Color.black))"), ".black: undecided, geometry"
    )
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.black).background(Rectangle()).background(.white)"),
      ".black: undecided, style")
  }

  @Test func whatIsBehindMustBeAColor() {
    for (content, reason) in [
      ("LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", "gradient"),
      ("Color.red.gradient", "gradient"), (".thinMaterial", "material"), (".ultraThinMaterial", "material"),
      ("Image(\"Photo\")", "image"), ("Wallpaper()", "container"), ("Color.red.frame(height: 3)", "geometry"),
      ("Color.red.darker()", "modifier"),
    ] {
      checkContrasts(
        view("Text(\"Ab\").foregroundStyle(.black).background(\(content)).background(Color.black)"),
        ".black: undecided, \(reason)")
    }
  }

  @Test func aModifierThatIsNotKnownEndsWhatIsKnown() {
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.black).card().background(Color.black)"), ".black: undecided, modifier")
    checkContrasts(
      view("Text(\"Ab\").title().foregroundStyle(.black).background(Color.black)"), ".black: undecided, modifier")
    // What is nearer than it is known all the same.
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.black).background(Color(white: 0.2)).card()"),
      ".black: light 1.66 fails, dark 1.66 fails")
    checkContrasts(
      view("Card { Text(\"Ab\").foregroundStyle(.black) }.background(Color.black)"), ".black: undecided, container")
  }
}

/// What changes how a pair is seen, and where it is seen.
@Suite struct EffectTests {
  @Test func opacityFadesTextAndSurfaceAsOnePicture() {
    // contrast.md: white on #007AFF at half opacity over white is 1.983.
    checkContrasts(
      view(
        "Text(\"Ab\").foregroundStyle(.white).background(Color(red: 0, green: 122/255, blue: 1)).opacity(0.5).background(.white)"
      ),
      ".white: light 1.98 fails, dark 1.98 fails")
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.black.opacity(0.5)).background(.white)"),
      ".black.opacity(0.5): light 3.98 fails, dark 3.98 fails")
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.black).background(.black).opacity(fade)"),
      ".black: undecided, effect")
    checkContrasts(view("Text(\"Ab\").foregroundStyle(.black).background(.black).opacity(0.05)"), "")
  }

  @Test func ofTwoOpacitiesTheLargerIsJudged() {
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.black).background(.white).opacity(isOn ? 1 : 0.4).disabled(!isOn)"),
      ".black: light 21.00 passes, dark 21.00 passes")
  }

  @Test func aScrimDecidesByItself() {
    // contrast.md 1.2: white on black at 60 % passes over everything, at 30 % it depends.
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.white).background(.black.opacity(0.6))"),
      ".white: light 21.00 passes, dark 21.00 passes")
    checkContrasts(view("Text(\"Ab\").foregroundStyle(.white).background(.black.opacity(0.3))"), ".white: open")
    checkContrasts(
      view(
        "Text(\"Ab\").foregroundStyle(Color(white: 0.6)).background(.white.opacity(0.9)).background(Image(\"Photo\"))"),
      "Color(white: 0.6): light 2.85 fails, dark 2.85 fails")
  }

  @Test func effectsEndWhatIsKnown() {
    for effect in [
      "blendMode(.multiply)", "blur(radius: 2)", "colorInvert()", "mask(Circle())", "redacted(reason: [])",
    ] {
      checkContrasts(
        view("Text(\"Ab\").foregroundStyle(.black).background(.black).\(effect)"), ".black: undecided, effect")
    }
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.black).background(.black).overlay(Color.white.opacity(0.5))"),
      ".black: undecided, overlay")
    checkContrasts(
      view("Text(\"Ab\").foregroundStyle(.black).background(.white).overlay(Capsule().stroke(Color.red))"),
      ".black: light 21.00 passes, dark 21.00 passes")
    checkContrasts(
      view("Text(\"Ab\").offset(x: 9).foregroundStyle(.black).background(.black)"), ".black: undecided, geometry")
  }

  @Test func whatIsNotReadIsNoSite() {
    for content in [
      "Text(\"\").foregroundStyle(.black).background(.black)", "Text(\"•\").foregroundStyle(.black).background(.black)",
      "Text(\"Ab\").foregroundStyle(.black).background(.black).hidden()",
      "Text(\"Ab\").foregroundStyle(.black).background(.black).disabled(true)",
      "Menu { Text(\"Ab\").foregroundStyle(.black).background(.black) } label: { Text(\"Cd\") }",
      "Color.red.toolbar { Text(\"Ab\").foregroundStyle(.black).background(.black) }",
      "Text(Image(systemName: \"star\")).foregroundStyle(.black).background(.black)",
      "Text(\"Ab\").font(.title)",
    ] {
      checkContrasts(view(content), "")
    }
  }

  @Test func aPageOfItsOwnTakesNothingAlong() {
    checkContrasts(
      view("Color.black.sheet(isPresented: $shown) { Text(\"Ab\").foregroundStyle(.black) }.background(.black)"),
      ".black: undecided, system")
    checkContrasts(
      view("List { Text(\"Ab\").foregroundStyle(.black) }.background(.black)"), ".black: undecided, system")
    checkContrasts(
      view("List { Text(\"Ab\").foregroundStyle(.black).listRowBackground(Color.white) }"),
      ".black: light 21.00 passes, dark 21.00 passes")
  }
}
