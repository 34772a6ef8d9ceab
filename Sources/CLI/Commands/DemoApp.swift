import Syntax

/// The app that `demo` checks. Each file has the faults that its name does not tell.
enum DemoApp {
  struct File {
    let path: Path
    let text: String

    init(_ path: String, _ text: String) {
      self.path = Path(path)
      self.text = text
    }
  }

  static let files: [File] = [
    File("App/Profile/ProfileView.swift", profileView), File("App/Profile/TotalView.swift", totalView),
    File("App/Theme/Badge.swift", badge),
    File("App/Theme/Theme.swift", theme), File("App/Settings/LegacyCell.swift", legacyCell),
    File("App/Base.lproj/LaunchScreen.storyboard", launchScreen),
    File("App/Assets.xcassets/Contents.json", group),
    File("App/Assets.xcassets/Brand/Contents.json", namespace),
    colorSet("Brand/Primary", components(0x2F, 0x80, 0xED), dark: components(0x5A, 0xA0, 0xFF)),
    colorSet("Brand/Pressed", components(0x1F, 0x6F, 0xDC), dark: components(0x47, 0x91, 0xF5)),
    colorSet("Ink", components(0x11, 0x18, 0x27), dark: components(0xF3, 0xF4, 0xF6)),
    colorSet("Card", components(0xFF, 0xFF, 0xFF), dark: components(0x1F, 0x29, 0x37)),
    colorSet("Paper", components(0xFA, 0xFA, 0xFA), dark: components(0xFA, 0xFA, 0xFA)),
    colorSet("Accent", components(0x0A, 0x7D, 0x62), dark: components(0xF5, 0x82, 0x9D)),
    colorSet("Chip", components(0xFA, 0xFA, 0xF9), dark: nil),
    colorSet("Line", #""red" : "1.5", "green" : "0.898", "blue" : "0.906", "alpha" : "1.000""#, dark: nil),
    File("App/Assets.xcassets/Coral.colorset/Contents.json", emptySet),
    File("App/Assets.xcassets/Logo.imageset/Contents.json", image),
    File("Packages/Charts/Package.swift", chartsPackage),
    File("Packages/Charts/Sources/Charts/Axis.swift", chartAxis),
    colorSet("Axis", components(0x6B, 0x72, 0x80), dark: nil, in: charts),
    colorSet("Axis", components(0x9C, 0xA3, 0xAF), dark: nil, in: "Packages/Charts/Sources/Charts/More.xcassets"),
    colorSet("axis-color", components(0x11, 0x18, 0x27), dark: nil, in: charts),
    File("Packages/Charts/Old.xcassets/Contents.json", group),
    colorSet("axis", components(0x11, 0x18, 0x27), dark: nil, in: "Packages/Charts/Old.xcassets"),
  ]

  private static let charts = "Packages/Charts/Sources/Charts/Charts.xcassets"

  private static let profileView = """
    import SwiftUI

    struct ProfileView: View {
      let user: User

      var body: some View {
        VStack(spacing: 12) {
          Image("Logo")
          Text(user.name)
            .font(.headline)
            .foregroundStyle(Color("Brand/Primry"))
          Text(user.email)
            .foregroundStyle(Color("ink"))
          Button(action: user.follow) {
            Text("Follow")
              .foregroundStyle(.white)
              .padding()
              .background(Color("Brand/Primary"), in: Capsule())
          }
          Divider()
            .overlay(Color("Logo"))
        }
        .background(Color("Card"))
      }
    }

    """

  private static let chartsPackage = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(name: "Charts", targets: [.target(name: "Charts")])

    """

  private static let chartAxis = """
    import SwiftUI

    extension Color {
      static let axis = Color("Axis")
    }

    """

  private static let launchScreen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES">
      <view key="view" contentMode="scaleToFill">
        <color key="backgroundColor" name="Card"/>
        <color key="tintColor" name="Ink"/>
      </view>
      <resources>
        <namedColor name="Ink">
          <color red="0.2" green="0.2" blue="0.2" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </namedColor>
      </resources>
    </document>

    """

  private static let totalView = """
    import SwiftUI

    struct TotalView: View {
      let total: String

      var body: some View {
        Text(total)
          .font(.title)
          .foregroundStyle(Color.primary)
          .padding()
          .background(.white, in: RoundedRectangle(cornerRadius: 8))
      }
    }

    """

  private static let badge = """
    import SwiftUI
    import UIKit

    struct Badge: View {
      let count: Int

      var body: some View {
        Text("\\(count)")
          .padding(6)
          .background(Color(red: 0x2F / 255, green: 0x80 / 255, blue: 0xED / 255), in: Capsule())
      }
    }

    extension UIColor {
      static let peach = UIColor(hex: "#FF7O59")

      convenience init(hex: String) {
        let value = Int(hex.dropFirst(), radix: 16) ?? 0
        self.init(
          red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
          blue: CGFloat(value & 0xFF) / 255, alpha: 1)
      }
    }

    final class BadgeLayer: CALayer {
      let amber = UIColor(red: 255, green: 166, blue: 14, alpha: 1)
      let mint = UIColor(red: 61 / 255, green: 220, blue: 151 / 255, alpha: 1)
      let veil = UIColor(white: CGFloat(32 / 255), alpha: 40)
    }

    """

  private static let theme = """
    import SwiftUI

    extension Color {
      static let pressed = Color("Brand/Pressed"), paper = Color("Paper"), chip = Color("Chip"), line = Color("Line")
      static let accent = Color("Accent")
    }

    """

  private static let legacyCell = """
    import UIKit

    final class LegacyCell: UITableViewCell {
      func configure() {
        textLabel?.textColor = UIColor(named: "Ink")
        // color-lsp:disable:next unknown-color - the server sends this one
        detailTextLabel?.textColor = UIColor(named: "Campaign")
        backgroundColor = UIColor(named: "Sunset")!
      }
    }

    """

  // MARK: - Catalog

  private static let info = #""info" : { "author" : "xcode", "version" : 1 }"#
  private static let group = "{\n  \(info)\n}\n"
  private static let namespace = "{\n  \(info),\n  \"properties\" : { \"provides-namespace\" : true }\n}\n"
  private static let image = "{\n  \"images\" : [ { \"idiom\" : \"universal\" } ],\n  \(info)\n}\n"
  private static let emptySet = "{\n  \"colors\" : [\n    { \"idiom\" : \"universal\" }\n  ],\n  \(info)\n}\n"

  private static func components(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String {
    let values = [red, green, blue].map { "0x" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    return #""red" : "\#(values[0])", "green" : "\#(values[1])", "blue" : "\#(values[2])", "alpha" : "1.000""#
  }

  private static func colorSet(
    _ name: String, _ light: String, dark: String?, in catalog: String = "App/Assets.xcassets"
  ) -> File {
    func entry(_ components: String, _ appearance: String) -> String {
      """
          {\(appearance)
            "color" : {
              "color-space" : "srgb",
              "components" : { \(components) }
            },
            "idiom" : "universal"
          }
      """
    }
    let darkAppearance = "\n      \"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ],"
    let entries = [entry(light, "")] + (dark.map { [entry($0, darkAppearance)] } ?? [])
    return File(
      "\(catalog)/\(name).colorset/Contents.json",
      "{\n  \"colors\" : [\n\(entries.joined(separator: ",\n"))\n  ],\n  \(info)\n}\n")
  }
}
