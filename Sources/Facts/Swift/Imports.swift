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
  /// Whether AppKit is imported and UIKit is not.
  var isAppKit: Bool { bringsAppKit && !bringsUIKit }

  private var bringsAppKit = false
  private var bringsUIKit = false
  private var bringsSDK = false
  private var bringsOthers = false

  init(of tree: SwiftTree) {
    var pending = Array(tree.children(tree.root))
    while let node = pending.popLast() {
      // Imports stand at the top of a file, or there in an `#if`.
      if tree.kind(node) == .ifConfig || tree.kind(node) == .ifConfigClause { pending += tree.children(node) }
      guard tree.kind(node) == .importDecl else { continue }
      take(node, in: tree)
    }
  }

  private mutating func take(_ node: SwiftTree.NodeID, in tree: SwiftTree) {
    // The node's own token is the last of the path. Words before its first are attributes and what is imported.
    guard let last = tree.tokenIndex(node) else { return }
    var first = last
    while first >= 2, tree.token(tree.tokens[first - 1], is: ".") { first -= 2 }
    let module = tree.name(tree.tokens[first])
    bringsTests = bringsTests || module == "XCTest" || module == "Testing"
    bringsAppKit = bringsAppKit || module == "AppKit" || module == "Cocoa"
    bringsUIKit = bringsUIKit || module == "UIKit"
    if Self.modulesWithColors.contains(module) {
      bringsSDK = true
    } else if !Self.modulesWithoutColors.contains(module) {
      bringsOthers = true
      if first < last, let type = ColorFramework(typeName: tree.name(node)) { scopedTypes.insert(type) }
    }
  }

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
