// swift-tools-version: 6.0
import PackageDescription

// With FUZZ in the environment all is built to be fuzzed, which `.ci/fuzz` does; else there is nothing of it, since few
// toolchains have libFuzzer. Optimized, but with assertions; of the two programs' `main`, lld takes this one's.
let isFuzzed = Context.environment["FUZZ"] != nil
let fuzzed: [SwiftSetting] =
  isFuzzed ? [.unsafeFlags(["-sanitize=fuzzer,address", "-O", "-assert-config", "Debug"])] : []

// The targets stand in strict order: a target may depend only on targets above it.
// `LayeringTests` holds the same order over the `import` lines of every file.
let strict: [SwiftSetting] =
  [.enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility")] + fuzzed

let fuzzer: [Target] =
  isFuzzed
  ? [
    .executableTarget(
      name: "Fuzz", dependencies: ["Properties"], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])])
  ] : []

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name + "Tests", dependencies: dependencies + ["TestSupport"], swiftSettings: strict)
}

let package = Package(
  name: "swift-color-lsp",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "swift-color-lsp", targets: ["swift-color-lsp"])],
  targets: [
    library("Syntax"),
    library("ColorScience"),
    library("Facts", ["Syntax", "ColorScience"]),
    library("ProjectModel", ["Syntax", "ColorScience", "Facts"]),
    library("Rules", ["Syntax", "ColorScience", "Facts", "ProjectModel"]),
    library("Features", ["Syntax", "ColorScience", "Facts", "ProjectModel", "Rules"]),
    library("Engine", ["Syntax", "ColorScience", "Facts", "ProjectModel", "Rules"]),
    library("LSP", ["Syntax"]),
    library(
      "Server", ["Syntax", "ColorScience", "Facts", "ProjectModel", "Rules", "Features", "Engine", "LSP"]),
    library("CLI", ["Syntax", "ColorScience", "Facts", "ProjectModel", "Rules", "Features", "Engine"]),
    .executableTarget(name: "swift-color-lsp", dependencies: ["Server", "CLI"], swiftSettings: strict),

    // Not shipped.
    .executableTarget(
      name: "Benchmarks", dependencies: ["Syntax", "LSP"], exclude: ["README.md"], swiftSettings: strict),
    library("Properties", ["Syntax", "Facts", "ProjectModel", "Rules", "Engine", "LSP", "Server"]),
    library("TestSupport", ["Syntax", "ColorScience", "Facts", "ProjectModel", "Rules", "Features"]),
    tests("Syntax", ["Syntax", "Properties"]),
    tests("ColorScience", ["ColorScience"]),
    tests("Facts", ["Syntax", "ColorScience", "Facts"]),
    tests("ProjectModel", ["Syntax", "ColorScience", "Facts", "ProjectModel"]),
    tests("Rules", ["Syntax", "ColorScience", "Facts", "ProjectModel", "Rules"]),
    tests("Features", ["Syntax", "ColorScience", "Facts", "ProjectModel", "Rules", "Features"]),
    tests("Engine", ["Syntax", "ColorScience", "Facts", "ProjectModel", "Rules", "Engine"]),
    tests("LSP", ["Syntax", "LSP"]),
    tests(
      "Server", ["Syntax", "ColorScience", "Facts", "ProjectModel", "Rules", "Features", "Engine", "LSP", "Server"]),
    tests("CLI", ["Syntax", "ColorScience", "Facts", "ProjectModel", "Rules", "Engine", "CLI"]),
    tests("Tidy", ["Rules"]),
    tests("TestSupport", ["Syntax", "Facts", "ProjectModel", "Rules"]),
    tests("Properties", ["Properties"]),
  ] + fuzzer,
  swiftLanguageModes: [.v6]
)
