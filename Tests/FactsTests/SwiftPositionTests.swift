import Facts
import Syntax
import Testing

/// Where a color gets its name, and where it is used.
@Suite struct SwiftPositionTests {
  private func positions(_ code: String) -> [Occurrence.Position] {
    SwiftFacts(of: Source(path: "App.swift", text: code)).occurrences.map(\.position)
  }

  private let color = "Color(red: 0.1, green: 0.2, blue: 0.3)"

  @Test func constantsAreDefinitions() {
    #expect(positions("let ink = \(color)") == [.definition])
    #expect(positions("enum Theme { static let ink = \(color) }") == [.definition])
    #expect(positions("extension Color { static var ink: Color { \(color) } }") == [.definition])
    #expect(positions("extension Color { static var ink: Color { get { return \(color) } } }") == [.definition])
    #expect(positions("extension Color { static func ink() -> Color { \(color) } }") == [.definition])
    #expect(positions("#if os(iOS)\nlet ink = \(color)\n#endif") == [.definition])
  }

  @Test func membersOfTypesWithoutABodyAreDefinitions() {
    #expect(positions("struct Scheme { let ink = \(color) }") == [.definition])
    #expect(positions("struct Scheme { var ink: Color { isDark ? \(color) : .red } }").first == .definition)
    #expect(positions("struct Badge: View { let ink = \(color); var body: some View { Text(\"\") } }") == [.use])
    #expect(positions("extension Badge { var header: some View { Text(\"\").background(\(color)) } }") == [.use])
  }

  @Test func parameterDefaultsAreDefinitions() {
    #expect(positions("func paint(_ ink: Color = \(color)) {}") == [.definition])
    #expect(positions("struct A { init(ink: Color = \(color)) {} }") == [.definition])
  }

  @Test func bodiesAreUses() {
    #expect(positions("func paint() { let ink = \(color) }") == [.use])
    #expect(positions("struct A: View { var body: some View { \(color) } }") == [.use])
    #expect(positions("class A { init() { ink = \(color) } }") == [.use])
    #expect(positions("class A { var x: Int { didSet { ink = \(color) } } }") == [.use])
    #expect(positions("func ink(for kind: Kind) -> Color { \(color) }") == [.use])
  }

  @Test func whatAClosureAssignsIsUsed() {
    #expect(positions("class A { let label: UILabel = { let l = UILabel(); l.ink = \(color); return l }() }") == [.use])
    #expect(positions("class A { let b: B = { let b = B(); b.set(\(color), for: .x); return b }() }") == [.use])
    #expect(
      positions("extension UIColor { static let ink = UIColor { _ in UIColor(white: 0.2, alpha: 1) } }") == [
        .definition, .definition,
      ])
  }

  @Test func shadowsAndSweeps() {
    #expect(positions("func f() { x.shadow(color: \(color), radius: 2) }") == [.shadow])
    #expect(positions("func f() { layer.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) }") == [.shadow])
    let hue = "Color(hue: 0.1, saturation: 1, brightness: 1)"
    #expect(positions("func f() { g([\(hue), \(hue), \(hue)]) }") == [.sweep, .sweep, .sweep])
    #expect(positions("func f() { g([\(hue), \(hue)]) }") == [.use, .use])
  }

  @Test func previews() {
    let facts = SwiftFacts(
      of: Source(
        path: "App.swift",
        text: """
          #Preview { Text("").background(\(color)) }
          struct A_Previews: PreviewProvider { static var previews: some View { Text("").background(\(color)) } }
          struct A: View { var body: some View { Text("").background(\(color)) } }
          """))
    #expect(facts.occurrences.map(\.isPreview) == [true, true, false])
  }

  @Test func scopes() {
    let facts = SwiftFacts(
      of: Source(
        path: "App.swift", text: "enum Theme { struct Ink { static let a = \(color) } }\nextension A.B { \(color) }"))
    #expect(facts.occurrences.first?.scope == ["Theme", "Ink"])
    #expect(facts.members.first?.typePath == ["Theme", "Ink"])
  }
}
