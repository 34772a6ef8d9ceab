import Testing

/// The targets in their order: a file may import only targets above its own. Those that are not there yet have their
/// place already.
private let order = [
  "Syntax", "ColorScience", "Facts", "ProjectModel", "Rules", "Features", "Engine", "LSP", "Server", "CLI",
  "swift-color-lsp", "Properties", "Fuzz", "TestSupport", "Benchmarks",
]

/// Targets that may not meet although the order would let them.
private let separate: [String: Set<String>] = [
  "LSP": ["ColorScience", "Facts", "ProjectModel", "Rules", "Features", "Engine"],
  "CLI": ["LSP"],
  "Properties": ["CLI", "swift-color-lsp"],
  // What is fuzzed and how is all in the properties, so that tests can try the same.
  "Fuzz": Set(order).subtracting(["Properties"]),
  "TestSupport": ["swift-color-lsp", "Properties", "Fuzz"],
  // What is measured is the built program, not its parts.
  "Benchmarks": Set(order).subtracting(["Syntax", "LSP"]),
]

/// The modules of the system that a target may import.
private let systemModules: [String: Set<String>] = [
  "Syntax": [], "Facts": [], "ProjectModel": [], "Rules": [], "Features": [],
  "ColorScience": libc,
  "Engine": libc.union(["Dispatch", "Synchronization"]),
  "LSP": [],
  "Server": libc.union(["Dispatch", "FoundationEssentials", "Foundation", "Synchronization"]),
  "CLI": libc.union(["FoundationEssentials", "Foundation"]),
  "swift-color-lsp": [],
  "Properties": libc, "Fuzz": libc, "Benchmarks": libc,
]

private let libc: Set<String> = ["Android", "Darwin", "Glibc", "Musl"]

@Suite struct LayeringTests {
  @Test func everyTargetHasItsPlace() {
    // SwiftPM's plugins have none: each imports nothing of ours.
    for target in Set(Repository.sources.map(\.target)) where target != "Plugins" {
      #expect(order.contains(target), "give Sources/\(target) a place in the order of the targets, or move its files")
    }
  }

  @Test func filesImportOnlyTargetsAboveTheirOwn() {
    for file in Repository.sources {
      guard let own = order.firstIndex(of: file.target) else { continue }
      for item in file.imports {
        guard let other = order.firstIndex(of: item.module) else { continue }
        #expect(other < own, "\(file.path):\(item.line): \(file.target) stands above \(item.module); move the code")
        #expect(
          separate[file.target]?.contains(item.module) != true,
          "\(file.path):\(item.line): \(file.target) and \(item.module) never meet; let main.swift join them")
      }
    }
  }

  @Test func systemModulesStayAtTheEdge() {
    for file in Repository.sources {
      guard let allowed = systemModules[file.target] else { continue }
      for item in file.imports where !order.contains(item.module) {
        #expect(
          allowed.contains(item.module),
          "\(file.path):\(item.line): \(file.target) may import of the system only \(allowed.sorted())")
        // The whole of Foundation makes a static binary four times as large.
        let isGuarded = file.file.text.contains("#if canImport(FoundationEssentials)")
        #expect(
          item.module != "Foundation" || isGuarded,
          "\(file.path):\(item.line): import FoundationEssentials where it can be imported, else Foundation")
      }
    }
  }

  @Test func importsAreSortedOnce() {
    for file in Repository.swiftFiles {
      let imports = file.imports
      for (first, second) in zip(imports, imports.dropFirst()) where second.line == first.line + 1 {
        let isTestable = file.codeLines[first.line - 1].contains("@testable")
        #expect(
          first.module < second.module || isTestable,
          "\(file.path):\(second.line): sort the imports, each once: swift format --in-place")
      }
    }
  }

  @Test func nothingShippedImportsTheTestsOwnTargets() {
    let shipped = Repository.sources.filter {
      !["Properties", "Fuzz", "TestSupport", "Benchmarks"].contains($0.target)
    }
    for file in shipped {
      for item in file.imports where ["Properties", "Fuzz", "TestSupport"].contains(item.module) {
        Issue.record("\(file.path): \(item.module) is for tests only")
      }
    }
  }
}
