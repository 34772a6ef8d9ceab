import Facts
import Syntax

/// On which platforms what is built runs, as far as build settings say it.
struct TargetPlatforms: Hashable, Sendable {
  /// By target; those that are not clear are left out.
  private(set) var known: [Target.ID: ApplePlatforms] = [:]
  /// Those of all targets of Xcode projects; `nil` where one of them is not clear, or there is none.
  private(set) var all: ApplePlatforms?

  init() {}

  init(_ index: TargetIndex) {
    var all: ApplePlatforms? = []
    for target in index.all where !target.isOfPackage {
      guard let platforms = index.platforms(of: target) else {
        all = nil
        continue
      }
      known[target.id] = platforms
      all?.formUnion(platforms)
    }
    self.all = known.isEmpty ? nil : all
  }

  /// Where the code of a file runs; all where that is not clear. The code of a package that is not for Macs runs in the
  /// apps of the workspace.
  func platforms(of path: Path, in index: TargetIndex) -> ApplePlatforms {
    if known.isEmpty { return .all }
    let targets = index.targets(of: path)
    if targets.isEmpty { return all ?? .all }
    let found = targets.reduce(into: ApplePlatforms()) { platforms, target in
      if target.isOfPackage {
        let isOfApps = index.projects[target.id.project]?.leavesOutMac ?? false
        // In a folder that a project builds as well, it is the project that is built.
        if isOfApps || targets.contains(where: { !$0.isOfPackage }) {
          if let all, isOfApps { platforms.formUnion(all) }
        } else {
          platforms = .all
        }
      } else {
        platforms.formUnion(known[target.id] ?? .all)
      }
    }
    return found.isEmpty ? .all : found
  }
}

extension Target {
  /// Whether a package has it; its tests too.
  var isOfPackage: Bool { id.project.isNamed("Package.swift") }
}

extension TargetIndex {
  /// `nil` where the settings do not say it, or its configurations differ.
  fileprivate func platforms(of target: Target) -> ApplePlatforms? {
    let found = Set(target.facts.configurations.map { settings(of: $0).runsOn })
    return found.count == 1 ? found.first ?? nil : nil
  }
}

extension BuildSettings {
  /// Source: the names of SDKs in Xcode's build settings.
  fileprivate var runsOn: ApplePlatforms? {
    guard case .set(let text)? = platforms ?? sdk else { return nil }
    var found: ApplePlatforms = []
    for name in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      switch name.prefix(while: \.isLetter) {
      case "iphoneos", "iphonesimulator": found.formUnion(.iOSFamily)
      case "appletvos", "appletvsimulator": found.insert(.tvOS)
      case "watchos", "watchsimulator": found.insert(.watchOS)
      case "xros", "xrsimulator": found.insert(.visionOS)
      case "macosx": found.insert(.macOS)
      default: return nil
      }
    }
    return found.isEmpty ? nil : found
  }
}

extension Snapshot {
  /// Where a target runs, as far as its settings say it.
  package func platforms(of target: Target) -> ApplePlatforms? { contents[0].platforms.known[target.id] }

  /// Where the code of a file runs.
  func platforms(of path: Path) -> ApplePlatforms { contents[0].platforms.platforms(of: path, in: contents[0].targets) }
}

extension ApplePlatforms {
  /// Those of the two platforms whose system colors are told apart: iPadOS and the others have UIKit's.
  var palettes: ApplePlatforms {
    var found: ApplePlatforms = []
    if contains(.macOS) { found.insert(.macOS) }
    if !isDisjoint(with: .uiKit) { found.insert(.iOS) }
    return found
  }

  /// Whether a condition of `#if` holds on all of these; `nil` where it does on some, or is about something else.
  func satisfy(_ condition: String) -> Bool? {
    if condition.hasPrefix("!("), condition.hasSuffix(")") {
      return satisfy(String(condition.dropFirst(2).dropLast())).map { !$0 }
    }
    if condition.hasPrefix("!") { return satisfy(String(condition.dropFirst())).map { !$0 } }
    let meant: ApplePlatforms
    switch condition {
    case "os(macOS)", "os(OSX)": meant = .macOS
    case "os(iOS)": meant = .iOSFamily
    case "os(tvOS)": meant = .tvOS
    case "os(watchOS)": meant = .watchOS
    case "os(visionOS)": meant = .visionOS
    case "canImport(UIKit)": meant = .uiKit
    // Catalyst has both.
    case "canImport(AppKit)", "canImport(Cocoa)": meant = [.macOS, .macCatalyst]
    default: return nil
    }
    if isSubset(of: meant) { return true }
    return isDisjoint(with: meant) ? false : nil
  }
}
