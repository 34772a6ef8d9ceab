import TestSupport
import Testing

/// Where several helpers are possible, or running one has no end.
@Suite struct HelperDoubtTests {
  private let argb = "convenience init(hex: Int) { self.init(white: 0, alpha: CGFloat(hex >> 24) / 255) }"
  private let rgba = "convenience init(hex: Int) { self.init(white: 0, alpha: CGFloat(hex & 0xFF) / 255) }"

  @Test func severalThatDisagree() {
    checkColors(
      """
      -- A.swift --
      extension UIColor { \(argb) }
      -- B.swift --
      extension UIColor { \(rgba) }
      -- View.swift --
      func f() { use(UIColor(hex: 0x80000080), UIColor(hex: 0x80000040)) }
      """,
      """
      UIColor(hex: 0x80000080): #00000080
      UIColor(hex: 0x80000040): unknown: ambiguous
      """)
  }

  @Test func whatAnotherFileKeepsToItself() {
    checkColors(
      """
      -- A.swift --
      private extension UIColor { \(argb) }
      -- B.swift --
      extension UIColor { fileprivate \(rgba) }
      func f() { use(UIColor(hex: 0x80000040)) }
      -- View.swift --
      func f() { use(UIColor(hex: 0x80000040)) }
      """,
      """
      UIColor(hex: 0x80000040): #00000040
      UIColor(hex: 0x80000040): unknown: unresolved-helper
      """)
  }

  /// A package's target is a module: what it does not publish is none of the app's.
  @Test func whatAnotherModuleKeepsToItself() {
    checkColors(
      """
      -- Kit/Package.swift --
      let package = Package(name: "Kit")
      -- Kit/Sources/Inner/A.swift --
      extension UIColor { \(argb) }
      -- Kit/Sources/Outer/B.swift --
      public extension UIColor { convenience init(open hex: Int) { self.init(white: 0, alpha: 1) } }
      func f() { use(UIColor(hex: 0x80000080)) }
      -- App/View.swift --
      func f() { use(UIColor(hex: 0x80000080), UIColor(open: 1)) }
      -- Kit/Tests/InnerTests/T.swift --
      func f() { use(UIColor(hex: 0x80000080)) }
      """,
      """
      UIColor(hex: 0x80000080): unknown: unresolved-helper
      UIColor(hex: 0x80000080): unknown: unresolved-helper
      UIColor(open: 1): #000000
      UIColor(hex: 0x80000080): #00000080
      """)
  }

  @Test func clausesOfOneFile() {
    checkColors(
      """
      -- A.swift --
      extension Color {
        static func light(_ gray: Double) -> Color {
          #if os(macOS)
            let opacity = 0.5
          #else
            let opacity = 1.0
          #endif
          return Color(white: gray, opacity: opacity)
        }
        static func old(_ gray: Double) -> Color {
          if #available(iOS 13.0, macOS 10.15, *) { return Color(white: gray) }
          return Color(white: 1)
        }
        static func new(_ gray: Double) -> Color {
          guard #available(iOS 26, *) else { return Color(white: 1) }
          return Color(white: gray)
        }
      }
      #if DEBUG
      extension Color { init(two: Double) { self.init(white: two) } }
      #else
      extension Color { init(two: Double) { self.init(white: two, opacity: two) } }
      #endif
      -- View.swift --
      func f() { use(Color.light(0), Color.old(0), Color.new(0), Color(two: 0), Color(two: 1)) }
      """,
      """
      Color(white: gray, opacity: opacity): unknown: runtime
      Color(white: gray): unknown: runtime
      Color(white: 1): #FFFFFF
      Color(white: 1): #FFFFFF
      Color(white: gray): unknown: runtime
      Color.light(0): #000000 or #00000080
      Color.old(0): #000000
      Color.new(0): #000000 or #FFFFFF
      Color(two: 0): unknown: ambiguous
      Color(two: 1): #FFFFFF
      """)
  }

  @Test func anotherModulesTypeOfTheName() {
    checkColors(
      """
      -- Terminal.swift --
      extension Terminal.Color {
        convenience init(hex: Int) { self.init(red: UInt16(hex), green: 0, blue: 0) }
      }
      -- View.swift --
      func f() { use(Color(hex: 1), Terminal.Color(hex: 1)) }
      """,
      """
      Color(hex: 1): unknown: unresolved-helper
      """)
  }

  @Test(arguments: [
    "self.init(hex: hex)", "self.init(hex: hex + 1)", "var x = 0; while true { x += 1 }; self.init(white: 0, alpha: 1)",
    "for i in 0...999_999_999 { print(i) }; self.init(white: 0, alpha: 1)",
    "var s = \"a\"; for i in 0..<64 { s += s }; self.init(white: CGFloat(s.count), alpha: 1)",
    "var a = [1]; for i in 0..<64 { a = a + a }; self.init(white: CGFloat(a.count), alpha: 1)",
    "let f = { UIColor(hex: hex) }; self.init(cgColor: f().cgColor)",
  ])
  func withoutEnd(_ body: String) {
    checkColors(
      """
      -- A.swift --
      extension UIColor { convenience init(hex: Int) { \(body) } }
      -- View.swift --
      extension UIColor { static let a = UIColor(hex: 3) }
      """,
      """
      UIColor(hex: 3): unknown: limit
      """, ignoring: "A.swift")
  }

  @Test func tooLargeAndTooDeep() {
    let long = (0..<4000).map { "let x\($0) = \($0)" }.joined(separator: "\n")
    let deep = String(repeating: "(", count: 200) + "0" + String(repeating: ")", count: 200)
    checkColors(
      """
      -- A.swift --
      extension UIColor {
        convenience init(long: Int) { \(long); self.init(white: 0, alpha: 1) }
        convenience init(deep: Int) { self.init(white: \(deep), alpha: 1) }
      }
      -- View.swift --
      func f() { use(UIColor(long: 3), UIColor(deep: 3)) }
      """,
      """
      UIColor(long: 3): unknown: limit
      UIColor(deep: 3): unknown: limit
      """, ignoring: "A.swift")
  }
}
