import Rules
import TestSupport
import Testing

/// Whose color it is that is meant: another module's, another bundle's, a test's, or one that sRGB cannot hold.
@Suite struct WhoseColorTests {
  private func silent(_ code: String, filePath: String = #filePath, line: Int = #line) {
    checkDiagnostics("-- colors: Brand #2F80ED, Ink #111 --\n-- App.swift --\n" + code, filePath: filePath, line: line)
  }

  @Test func typesOfOtherModules() {
    silent("let a: Other.Color = .init(\"x\")\nfunc f() -> Theme.UIColor { .init(named: \"x\") }")
    silent("let a: Other.Color = .init(red: 255, green: 20, blue: 30)")
    silent("import Plot\nlet a = Color(\"red\")\nlet b = Color(red: 255, green: 20, blue: 30)")
    silent(
      "import Foundation\n@testable import SwiftTUI\nText(\"a\").foregroundColor(Color(red: 255, green: 2, blue: 3))")
    silent("import SwiftUI\nimport struct Theme.Color\nlet a = Color(\"x\")")
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- A.swift --
      import SwiftUI
      import struct Theme.Color
      let a = Color("Gone"), b = UIColor(named: "Gone")
                                                 ^^^^ unknown-color: no color named 'Gone' in this workspace
      -- B.swift --
      import SwiftUI
      let a = Color("Gone")
                     ^^^^ unknown-color: no color named 'Gone' in this workspace
      """)
    silent("import SwiftUI\nimport class Theme.UIColor\nlet a = UIColor(named: \"x\")")
  }

  @Test func theSDKsTypesAreKnownByTheirImports() {
    for start in [
      "import SwiftUI", "import Foundation", "import Theme\nimport UIKit", "import struct SwiftUI.Color",
      "import WidgetKit",
      "public import SwiftUI", "@_exported import AppKit", "import UIKit.UIColor", "let b = 1",
    ] {
      checkDiagnostics(
        """
        -- colors: Brand #2F80ED --
        -- App.swift --
        \(start)
        let a = Color("Gone")
                       ^^^^ unknown-color: no color named 'Gone' in this workspace
        """)
    }
  }

  @Test func aBundleModuleOfTheProjectsOwn() {
    silent("let a = Color(\"Gone\", bundle: .module)")
    checkDiagnostics(
      """
      -- colors in Kit/Sources/Kit/Kit.xcassets: Brand #2F80ED --
      -- Kit/Package.swift --
      let package = Package(name: "Kit")
      -- Kit/Sources/Kit/Theme.swift --
      let a = Color("Gone", bundle: .module)
                     ^^^^ unknown-color: no color named 'Gone' in this workspace
      -- App.swift --
      let a = Color("Gone", bundle: .module)
      """)
    checkDiagnostics(
      """
      -- colors in Kit/Kit.xcassets: Brand #2F80ED --
      -- Kit/Package.swift --
      let package = Package(name: "Kit")
      -- Kit/Ink.swift --
      public enum Ink: String { case a = "Brand", b = "Gone" }
      -- App.swift --
      func f(_ ink: Ink) -> Color { Color(ink.rawValue, bundle: .module) }
      """)
  }

  @Test func aParameterNamedRawValue() {
    silent(
      """
      enum Ink: String {
        case a = "Brand", b = "other"
        static func color(rawValue: String) -> Color { Color(rawValue) }
        static let make = { (rawValue: String) in Color(rawValue) }
        var all: [Color] { names.map { rawValue in Color(rawValue) } }
      }
      """)
  }

  @Test func aQuestionWhetherThereIsAColor() {
    silent(
      """
      XCTAssertNil(UIColor(named: "Gone"))
      #expect(UIColor(named: "Gone") == nil)
      let isThere = nil != NSColor(named: "Gone")
      enum Names { static let gone = "Gone" }
      XCTAssertNil(UIColor(named: Names.gone))
      """)
  }

  @Test func colorsThatSRGBCannotHold() {
    checkDiagnostics(
      """
      -- A.xcassets/Red.colorset/Contents.json --
      { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "display-p3",
        "components" : { "red" : "1.000", "green" : "0.000", "blue" : "0.000", "alpha" : "1.000" } } } ] }
      -- View.swift --
      Text("a").foregroundStyle(Color(red: 1, green: 0, blue: 0))
                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hard-coded-color: #FF0000 is hard-coded; name it in a catalog
      Text("a").foregroundStyle(Color(.displayP3, red: 1, green: 0, blue: 0))
                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hard-coded-color: color(display-p3 1 0 0) is the color 'Red'
      let a = Color(.displayP3, red: 255, green: 20, blue: 30)
                                     ^^^^^^^^^^^^^^^^^^^^^^^^ component-range: components run 0...1; (255, 20, 30) draws #FFFFFF, meant color(display-p3 1 0.0784 0.1176)?
      """)
  }

  @Test func hexWithMoreArgumentsIsAnotherColor() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- View.swift --
      Text("a").fill(Color(hex: "123456"))
                                ^^^^^^^^ hard-coded-color: #123456 is hard-coded; name it in a catalog
      Text("a").fill(Color(hex: "123456", alpha: 0.5))
                                ^^^^^^^^ hard-coded-color: #123456 is hard-coded; name it in a catalog
      """)
  }

  @Test func testsAreToldByTheirImports() {
    silent("import XCTest\nimport SwiftUI\nText(\"a\").fill(Color(red: 0.1, green: 0.2, blue: 0.3))")
  }
}
