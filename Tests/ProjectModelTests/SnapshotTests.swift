import Facts
import ProjectModel
import Syntax
import TestSupport
import Testing

/// A snapshot after any changes equals one built anew.
@Suite struct SnapshotTests {
  @Test(arguments: seeds(20))
  func changesEqualARebuild(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var files: [Path: FileFacts] = [:]
    var snapshot = Snapshot()
    for _ in 0..<60 {
      var changes: [Snapshot.Change] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let path = Path(Self.paths.randomElement(using: &random) ?? "A.swift")
        if Bool.random(using: &random), files[path] != nil {
          files[path] = nil
          changes.append(.remove(path))
        } else if let kind = FileKind(path) {
          let text = Self.text(for: kind, using: &random)
          let facts = FileFacts(of: Source(path: path, bytes: Array(text.utf8)), kind: kind)
          files[path] = facts
          changes.append(.set(facts))
        }
      }
      snapshot = snapshot.applying(changes)
    }
    let rebuilt = Snapshot(files.values.shuffled(using: &random))
    #expect(snapshot == rebuilt)
  }

  private static let paths = [
    "A.swift", "B.swift", "Kit/C.swift", "Assets.xcassets/Contents.json", "Assets.xcassets/Group/Contents.json",
    "Assets.xcassets/Group/Ink.colorset/Contents.json", "Assets.xcassets/Ink.colorset/Contents.json",
    "Kit/Kit.xcassets/Ink.colorset/Contents.json", "Assets.xcassets/Ink.imageset/Contents.json", "Package.swift",
    "A.xcodeproj/project.pbxproj", "A.xcconfig", "project.yml", "Info.plist",
  ]

  private static func text(for kind: FileKind, using random: inout SplitMix64) -> String {
    let swift = [
      "let a = Color(\"Ink\")", "extension Color { static let ink = Color(\"Group/Ink\") }",
      "enum Style: String { case ink = \"Ink\"; var color: Color { Color(rawValue) } }",
      "extension UIColor { convenience init(hex: String) {} }\nfunc f() { UIColor(hex: \"#FFF\"); Color(white: 0.5) }",
      "struct Color {}", "extension NSColor.Name { static let ink = NSColor.Name(\"Ink\") }\nNSColor(named: .ink)",
    ]
    let json = [
      "{}", "{ \"properties\" : { \"generate-swift-asset-symbol-extensions\" : \"disabled\" } }",
      "{ \"properties\" : { \"provides-namespace\" : true } }",
      "{ \"colors\" : [ { \"idiom\" : \"universal\" } ] }", "[", "",
    ]
    let interface = ["<color name=\"Ink\"/>", "<r><color name=\"Red\"/><namedColor name=\"Red\"><color white=\"1\"/>"]
    let projects = [
      "Package(targets: [.target(name: \"A\", path: \"Kit\")])", "Package(dependencies: [.package(path: \"Gone\")])",
      "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO", "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Ink",
      "targets: {A: {type: application, sources: Kit, settings: {ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: Ink}}}",
      "<dict><key>UIColorName</key><string>Ink</string></dict>",
      """
      { objects = { P = {isa = PBXProject; targets = (T); };
        T = {isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B2); }; B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
        F2 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = SOURCE_ROOT; }; }; }
      """,
    ]
    switch kind {
    case .interfaceBuilder: return interface.randomElement(using: &random) ?? ""
    case .projectFile: return projects.randomElement(using: &random) ?? ""
    case .swift, .objectiveC: return swift.randomElement(using: &random) ?? ""
    case .colorSet, .assetGroup, .otherAsset: return json.randomElement(using: &random) ?? ""
    }
  }
}
