package import Facts
import Syntax

/// What Xcode generates for the assets of a target; `nil` where that is not known.
package struct SymbolGeneration: Hashable, Sendable {
  /// Whether `ColorResource` has their symbols.
  package internal(set) var hasSymbols: Bool?
  /// Whether the color types have them as members.
  package internal(set) var hasExtensions: Bool?
  /// The frameworks whose types have; `nil` where a build setting is not clear.
  package internal(set) var frameworks: Set<ColorFramework>?
}

extension TargetIndex {
  /// What is generated for a target.
  ///
  /// Without a setting there are symbols, but whether the color types have members is left open: swift-build's
  /// specification says no, `actool` by itself and new projects say yes. A package has both.
  package func symbolGeneration(of target: Target) -> SymbolGeneration {
    if target.isOfPackage {
      return SymbolGeneration(hasSymbols: true, hasExtensions: true, frameworks: Self.allFrameworks)
    }
    let found = Set(target.facts.configurations.map { generation($0) })
    guard let first = found.first else {
      return SymbolGeneration(hasSymbols: nil, hasExtensions: nil, frameworks: nil)
    }
    // Of configurations that differ, it is not known which one is built.
    return found.dropFirst().reduce(into: first) { all, other in
      if all.hasSymbols != other.hasSymbols { all.hasSymbols = nil }
      if all.hasExtensions != other.hasExtensions { all.hasExtensions = nil }
      if all.frameworks != other.frameworks { all.frameworks = nil }
    }
  }

  private static let allFrameworks: Set<ColorFramework> = [.swiftUI, .uiKit, .appKit]

  private func generation(_ configuration: BuildConfiguration) -> SymbolGeneration {
    let settings = settings(of: configuration)
    return SymbolGeneration(
      hasSymbols: settings.symbols.map { $0.bool } ?? true, hasExtensions: settings.extensions?.bool,
      frameworks: settings.frameworks.map { $0.frameworks } ?? Self.allFrameworks)
  }

  /// What all the places together say.
  func settings(of configuration: BuildConfiguration) -> BuildSettings {
    var settings = BuildSettings()
    for layer in configuration.layers {
      switch layer {
      case .settings(let own): settings.takeWhatIsMissing(from: own)
      case .file(let path):
        var seen: Set<Path> = []
        settings.takeWhatIsMissing(from: self.settings(ofFile: path, &seen))
      }
    }
    return settings
  }

  /// The settings of an `.xcconfig`, with those of the files that it includes, which it overrides. A file that is not
  /// there says nothing of symbols; of platforms it may have said anything.
  ///
  /// - Parameter seen: files that were looked at: one that is met again says nothing new, and files that include one another
  ///   have an end.
  private func settings(ofFile path: Path, _ seen: inout Set<Path>) -> BuildSettings {
    guard seen.insert(path).inserted else { return BuildSettings() }
    guard let file = projects[path] else {
      var unknown = BuildSettings()
      unknown.platforms = .unclear
      unknown.sdk = .unclear
      return unknown
    }
    var settings = file.settings
    for included in file.includes.reversed() {
      settings.takeWhatIsMissing(from: self.settings(ofFile: included, &seen))
    }
    return settings
  }
}

extension BuildSettings {
  fileprivate mutating func takeWhatIsMissing(from weaker: BuildSettings) {
    symbols = symbols ?? weaker.symbols
    extensions = extensions ?? weaker.extensions
    frameworks = frameworks ?? weaker.frameworks
    platforms = platforms ?? weaker.platforms
    sdk = sdk ?? weaker.sdk
  }
}

extension BuildSettings.Value {
  fileprivate var bool: Bool? {
    switch self {
    case .set("YES"), .set("yes"), .set("1"), .set("true"): true
    case .set("NO"), .set("no"), .set("0"), .set("false"): false
    case .set, .unclear: nil
    }
  }

  fileprivate var frameworks: Set<ColorFramework>? {
    guard case .set(let names) = self else { return nil }
    let frameworks = names.split(separator: " ").compactMap { name -> ColorFramework? in
      switch name {
      case "SwiftUI": .swiftUI
      case "UIKit": .uiKit
      case "AppKit": .appKit
      default: nil
      }
    }
    return Set(frameworks)
  }
}
