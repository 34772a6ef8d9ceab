// swift-tools-version: 6.0
import PackageDescription

// The targets stand in strict order: a target may depend only on targets above it.
// `LayeringTests` holds the same order over the `import` lines of every file.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name + "Tests", dependencies: dependencies + ["TestSupport"], swiftSettings: strict)
}

let package = Package(
  name: "swift-color-lsp",
  platforms: [.macOS(.v14)],
  targets: [
    library("Syntax"),
    library("ColorScience"),
    library("ProjectModel", ["ColorScience"]),
    .testTarget(name: "ColorScienceTests", dependencies: ["ColorScience"], swiftSettings: strict),
    .testTarget(
      name: "ProjectModelTests", dependencies: ["ProjectModel", "ColorScience"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
