import TestSupport
import Testing

/// The system's colors, and clauses of `#if`, by where a target runs.
@Suite struct PlatformTests {
  /// Two targets that share a folder, for iPhones and for Macs.
  private static func project(_ phone: String, _ mac: String = "SDKROOT = macosx;") -> String {
    """
    -- App.xcodeproj/project.pbxproj --
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T, W, ); };
      G = {isa = PBXGroup; children = (S, V, U, ); sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>"; };
      V = {isa = PBXFileSystemSynchronizedRootGroup; path = Mac; sourceTree = "<group>"; };
      U = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (S, U, ); buildConfigurationList = LT; };
      W = {isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (V, U, ); buildConfigurationList = LW; };
      LT = {isa = XCConfigurationList; buildConfigurations = (CT, ); };
      LW = {isa = XCConfigurationList; buildConfigurations = (CW, ); };
      CT = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(phone) }; };
      CW = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(mac) }; };
    }; rootObject = P; }

    """
  }

  private static let phone = project("SDKROOT = iphoneos;")
  private static let onPhone = "#8E8E93/#8E8E93/#6C6C70/#AEAEB2"

  @Test func whatIsKnownOfOnePlatformOnly() {
    checkColors(
      Self.phone + """
        -- Phone/A.swift --
        let a = Color.gray
        -- Mac/B.swift --
        let b = Color.gray
        -- Shared/C.swift --
        let c = Color.gray
        """,
      """
      Color.gray: \(Self.onPhone)
      Color.gray: unknown: external
      Color.gray: unknown: external
      """)
  }

  @Test(arguments: ["SDKROOT = auto;", "SDKROOT = \"$(ANY)\";", "", "\"SDKROOT[arch=*]\" = iphoneos;"])
  func whereTheSettingsDoNotSayIt(settings: String) {
    checkColors(
      Self.project(settings) + "-- Phone/A.swift --\nlet a = Color.gray", "Color.gray: unknown: external")
  }

  @Test func theListOfPlatformsComesBeforeTheSDK() {
    checkColors(
      Self.project("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";")
        + "-- Phone/A.swift --\nlet a = Color.gray", "Color.gray: \(Self.onPhone)")
  }

  /// What two targets share is in each what it is there.
  @Test func clausesByTheFileThatAsks() {
    checkColors(
      Self.phone + """
        -- Shared/Palette.swift --
        #if os(macOS)
        typealias AnyColor = NSColor
        #else
        typealias AnyColor = UIColor
        #endif
        enum Palette {
          #if os(macOS)
          static let ink = AnyColor(white: 0, alpha: 1)
          #else
          static let ink = AnyColor(white: 1, alpha: 1)
          #endif
          static var paper: Color {
            #if canImport(UIKit)
            return Color(white: 0.2)
            #else
            return Color(white: 0.4)
            #endif
          }
        }
        -- Phone/A.swift --
        let a = (Palette.ink, Palette.paper)
        -- Mac/B.swift --
        let b = (Palette.ink, Palette.paper)
        -- Shared/C.swift --
        let c = (Palette.ink, Palette.paper)
        """,
      """
      Palette.ink: #FFFFFF
      Palette.paper: #333333
      Palette.ink: #000000
      Palette.paper: #666666
      Palette.ink: #FFFFFF or #000000
      Palette.paper: #333333 or #666666
      """, ignoring: "Shared/Palette.swift")
  }
}
