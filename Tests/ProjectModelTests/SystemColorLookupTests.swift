import ColorScience
import ProjectModel
import Testing

@Suite("Lookup of system colors")
struct SystemColorLookupTests {
  @Test(
    "the statics of Color are the tints, those of UIColor are constants",
    arguments: [
      ("red", "systemRed"), ("orange", "systemOrange"), ("yellow", "systemYellow"), ("green", "systemGreen"),
      ("mint", "systemMint"), ("teal", "systemTeal"), ("cyan", "systemCyan"), ("blue", "systemBlue"),
      ("indigo", "systemIndigo"), ("purple", "systemPurple"), ("pink", "systemPink"), ("brown", "systemBrown"),
      ("gray", "systemGray"),
    ])
  func statics(swiftUI: String, name: String) {
    let entries = SystemColor.entries(.swiftUI(swiftUI))
    #expect(!entries.isEmpty && entries.allSatisfy { $0.name == name })
    #expect(SystemColor.entries(.shapeStyle(swiftUI)) == entries)
    let constants = SystemColor.entries(.uiKit(swiftUI)) + SystemColor.entries(.appKit(swiftUI))
    #expect(constants.allSatisfy { $0.kind == .fixed && $0.name == swiftUI })
  }

  @Test("primary and secondary are the label colors; black, white and clear are constants")
  func others() {
    #expect(Set(SystemColor.entries(.swiftUI("primary")).map(\.name)) == ["label", "labelColor"])
    #expect(Set(SystemColor.entries(.swiftUI("secondary")).map(\.name)) == ["secondaryLabel", "secondaryLabelColor"])
    for (name, value) in [("black", ColorValue.black), ("white", .white), ("clear", .clear)] {
      #expect(SystemColor.entries(.swiftUI(name)).map(\.adaptive) == [AdaptiveColor(value)])
    }
  }

  @Test(
    "styles stand for colors",
    arguments: [
      ("primary", ["label", "labelColor"]), ("tertiary", ["tertiaryLabel", "tertiaryLabelColor"]),
      ("quinary", ["quinary", "quinaryLabelColor"]), ("background", ["systemBackground", "windowBackgroundColor"]),
      ("tint", ["controlAccentColor", "tintColor"]), ("selection", ["controlAccentColor", "tintColor"]),
      ("separator", ["separator", "separatorColor"]), ("placeholder", ["placeholderText", "placeholderTextColor"]),
      ("link", ["link", "linkColor"]), ("fill", ["systemFill"]), ("windowBackground", ["windowBackgroundColor"]),
    ])
  func styles(name: String, colors: [String]) {
    #expect(Set(SystemColor.entries(.shapeStyle(name)).map(\.name)).sorted() == colors)
  }

  @Test("what a value depends on")
  func dependences() {
    func dependences(_ reference: SystemColorReference) -> Set<SystemColor.Dependence?> {
      Set(SystemColor.entries(reference).map(\.dependence))
    }
    #expect(dependences(.shapeStyle("secondary")) == [.foregroundStyle])
    #expect(dependences(.swiftUI("secondary")) == [nil])
    #expect(dependences(.shapeStyle("background")) == [.container])
    #expect(dependences(.uiKit("tintColor")) == [.inheritedTint])
    #expect(dependences(.swiftUI("accentColor")) == [.accentAsset, .userAccent])
    #expect(dependences(.appKit("selectedControlColor")) == [.userAccent])
  }

  @Test("asset references heed their platform")
  func assets() {
    let name = "labelColor"
    #expect(SystemColor.entries(.assetReference(name, platform: .iOS)).map(\.name) == ["label"])
    #expect(Set(SystemColor.entries(.assetReference(name, platform: .macOS)).map(\.name)) == ["labelColor"])
    #expect(SystemColor.entries(.assetReference(name, platform: .universal)).count == 3)
    #expect(SystemColor.entries(.assetReference("label", platform: .universal)).isEmpty)
    #expect(SystemColorReference.AssetPlatform(rawValue: "osx") == .macOS)
  }

  @Test("names of Objective-C and a deprecated name")
  func aliases() {
    #expect(SystemColor.entries(.uiKit("systemRedColor")) == SystemColor.entries(.uiKit("systemRed")))
    #expect(SystemColor.entries(.appKit("redColor")) == SystemColor.entries(.appKit("red")))
    #expect(
      SystemColor.entries(.uiKit("groupTableViewBackground")) == SystemColor.entries(.uiKit("systemGroupedBackground")))
  }

  @Test(
    "unknown names have no entries",
    arguments: [
      .swiftUI("magenta"), .swiftUI("tint"), .swiftUI("systemRed"), .uiKit("primary"), .uiKit(""), .uiKit("Color"),
      .appKit("label"), .shapeStyle("ultraThinMaterial"),
    ] as [SystemColorReference])
  func unknown(reference: SystemColorReference) {
    #expect(SystemColor.entries(reference).isEmpty)
    let alternatives = SystemColor.alternatives(reference)
    #expect(alternatives.values.isEmpty && alternatives.gaps.isEmpty)
  }

  @Test(
    "what a catalog name may have meant",
    arguments: [
      ("black", ["Color.black", "UIColor.black", "NSColor.black"]),
      ("grey", ["Color.gray", "UIColor.gray", "NSColor.gray"]),
      ("darkGrey", ["UIColor.darkGray", "NSColor.darkGray"]),
      ("systemRed", ["UIColor.systemRed", "NSColor.systemRed", "Color.red"]),
      ("labelColor", ["NSColor.labelColor", "UIColor.label"]), ("Primary Color", ["Color.primary"]),
      ("secondary-label", ["UIColor.secondaryLabel", "NSColor.secondaryLabelColor"]),
      ("system", []), ("Color", []), ("", []), ("Brand", []),
    ])
  func resembling(name: String, expected: [String]) {
    #expect(SystemColor.references(resembling: name).map(\.spelling) == expected)
  }

  @Test("the list of names is sorted, without duplicates")
  func names() {
    #expect(SystemColor.names == Set(SystemColor.names).sorted())
    for name in ["accentColor", "black", "gray", "label", "labelColor", "systemTeal"] {
      #expect(SystemColor.names.contains(name))
    }
    #expect(Set(SystemColor.references).count == SystemColor.references.count)
  }
}
