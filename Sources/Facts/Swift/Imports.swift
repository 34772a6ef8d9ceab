import Syntax

/// What a Swift file imports, as far as it decides whose `Color` is meant in it.
struct Imports {
  /// The color types whose name is likely another module's here: those that a scoped import brings from elsewhere,
  /// `import struct Theme.Color`; and `Color` where no module is imported that is known to bring SwiftUI's, and one that
  /// may bring its own. `UIColor` and `NSColor` are nobody else's, and files often get them through another module. A file
  /// without imports has its module's types, which are the SDK's or seen.
  var foreignTypes: Set<ColorFramework> { bringsOthers && !bringsSDK ? scopedTypes.union([.swiftUI]) : scopedTypes }

  private var scopedTypes: Set<ColorFramework> = []
  private(set) var bringsTests = false
  private var bringsSDK = false
  private var bringsOthers = false

  init(of tree: SwiftTree) {
    for node in tree.nodeIDs where tree.kind(node) == .importDecl {
      let names = tree.tokenRange(node).map { tree.tokens[$0] }.filter { $0.kind == .identifier }.map(tree.name)
      guard let keyword = names.firstIndex(of: "import") else { continue }
      let path = names[(keyword + 1)...].drop { Self.scopes.contains($0) }
      guard let module = path.first else { continue }
      bringsTests = bringsTests || module == "XCTest" || module == "Testing"
      if Self.modulesWithColors.contains(module) {
        bringsSDK = true
      } else if !Self.modulesWithoutColors.contains(module) {
        bringsOthers = true
        if path.count > 1, let type = path.last.flatMap(ColorFramework.init(typeName:)) { scopedTypes.insert(type) }
      }
    }
  }

  private static let scopes: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]

  /// Apple's frameworks with whose import `Color`, `UIColor` or `NSColor` is there: those that declare them, and those
  /// whose interfaces import one of these.
  private static let modulesWithColors: Set<String> = [
    "ARKit", "AVKit", "ActivityKit", "AppIntents", "AppKit", "CallKit", "CarPlay", "Charts", "Cocoa", "ContactsUI",
    "EventKitUI", "GameKit", "HealthKitUI", "IntentsUI", "LinkPresentation", "MapKit", "MessageUI", "Messages",
    "MetalKit", "PDFKit", "PassKit", "PencilKit", "PhotosUI", "QuickLook", "QuickLookUI", "RealityKit",
    "SafariServices",
    "SceneKit", "ScreenSaver", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore", "TVUIKit", "TipKit",
    "UIKit", "UserNotificationsUI", "VisionKit", "WatchKit", "WebKit", "WidgetKit",
  ]

  /// Modules that every kind of file imports and that have no color of these names.
  private static let modulesWithoutColors: Set<String> = [
    "Combine", "CoreData", "CoreGraphics", "CoreImage", "Darwin", "Dispatch", "Foundation", "Glibc", "Observation",
    "QuartzCore", "Swift", "Testing", "XCTest", "os",
  ]
}
