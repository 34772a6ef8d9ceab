package import Facts

extension SystemColor {
  /// Releases from which values count while a project's deployment targets are not read: what current Xcodes build for.
  private static let assumedReleases: [ApplePlatforms: OSVersion] = [.iOS: OSVersion(15), .macOS: OSVersion(12)]

  /// The value of a static member of the SDK's color type; `nil` when the SDK has none of that name.
  ///
  /// UIKit's colors are those of iOS, AppKit's those of macOS, SwiftUI's may be either. A name that is unknown on one of
  /// them is unknown: half of the truth would be a wrong value.
  ///
  /// - Parameters:
  ///   - platforms: where the code runs, of iOS and macOS. A color of a framework that is on none of these is that of its
  ///     own platform.
  ///   - assumingContrast: whether a value with increased contrast that nobody has measured is taken to be that of
  ///     normal contrast; else a color that has one is unknown.
  package static func evaluation(
    of name: String, in framework: ColorFramework, on platforms: ApplePlatforms = [.iOS, .macOS],
    assumingContrast: Bool = false
  ) -> Evaluation? {
    guard let reference = reference(name, framework) else { return nil }
    // Only SwiftUI's are of two platforms.
    guard framework == .swiftUI, platforms == .iOS || platforms == .macOS else {
      return (assumingContrast ? membersAssumingContrast : members)[reference]
    }
    let one = platforms == .iOS ? onIOS : onMacOS
    return (assumingContrast ? one.assumingContrast : one.measured)[reference]
  }

  /// Whether the SDK's color type has a static member of that name.
  package static func isMember(_ name: String, of framework: ColorFramework) -> Bool {
    reference(name, framework).map { members[$0] != nil } ?? false
  }

  /// Whether the SDK's color type has a static member of that name which the tables leave out; Xcode generates none beside it.
  ///
  /// Source: UIColor.h and NSColor.h.
  static func isUnlisted(_ name: String, of framework: ColorFramework) -> Bool {
    switch framework {
    case .swiftUI, .coreGraphics, .coreImage: false
    case .uiKit:
      [
        "groupTableViewBackground", "scrollViewTexturedBackground", "underPageBackground", "viewFlipsideBackground",
      ].contains(name)
    case .appKit:
      [
        "alternatingContentBackgroundColors", "controlAlternatingRowBackgroundColors", "controlDarkShadowColor",
        "controlHighlightColor", "controlLightHighlightColor", "controlShadowColor", "currentControlTint",
        "headerColor", "highlightColor", "ignoresAlpha", "knobColor", "scrollBarColor", "scrubberTexturedBackground",
        "secondarySelectedControlColor", "selectedControlTextColor", "selectedKnobColor", "selectedMenuItemColor",
        "selectedMenuItemTextColor", "shadowColor", "textInsertionPointColor", "windowFrameColor",
        "windowFrameTextColor",
      ].contains(name)
    }
  }

  /// Every member of the SDK's color types that has an entry, evaluated once: sources mention them by the thousand.
  private static let members = evaluations(assumingContrast: false)
  private static let membersAssumingContrast = evaluations(assumingContrast: true)

  /// The same of SwiftUI, where only one platform is asked for.
  private struct OnOnePlatform: Sendable {
    let measured: [SystemColorReference: Evaluation]
    let assumingContrast: [SystemColorReference: Evaluation]

    init(_ platform: ApplePlatforms) {
      measured = evaluations(assumingContrast: false, on: platform)
      assumingContrast = evaluations(assumingContrast: true, on: platform)
    }
  }

  private static let onIOS = OnOnePlatform(.iOS)
  private static let onMacOS = OnOnePlatform(.macOS)

  private static func evaluations(
    assumingContrast: Bool, on only: ApplePlatforms? = nil
  ) -> [SystemColorReference: Evaluation] {
    Dictionary(
      uniqueKeysWithValues: references.compactMap { member in
        let platforms: ApplePlatforms
        switch member {
        case .swiftUI: platforms = only ?? [.iOS, .macOS]
        case .uiKit: platforms = .iOS
        case .appKit: platforms = .macOS
        case .shapeStyle, .assetReference: return nil
        }
        return (member, evaluation(member, on: platforms, assumingContrast: assumingContrast))
      })
  }

  /// The value of a reference of a color set.
  static func evaluation(ofAssetReference name: String, platform: String?) -> Evaluation {
    let platform = platform.flatMap(SystemColorReference.AssetPlatform.init(rawValue:)) ?? .universal
    let platforms: ApplePlatforms =
      switch platform {
      case .iOS: .iOS
      case .macOS: .macOS
      case .universal: [.iOS, .macOS]
      }
    return evaluation(.assetReference(name, platform: platform), on: platforms)
  }

  private static func evaluation(
    _ reference: SystemColorReference, on platforms: ApplePlatforms, assumingContrast: Bool = false
  ) -> Evaluation {
    let found = alternatives(
      reference, platforms: platforms, minimumOS: assumedReleases, assumingContrast: assumingContrast)
    guard found.values.allSatisfy({ $0.dependence == nil }) else { return .unknown(.runtime) }
    guard found.gaps.isEmpty, !found.values.isEmpty else { return .unknown(.external) }
    return Evaluation(
      alternatives: found.values.map {
        Evaluation.Alternative(condition: $0.description, color: $0.color, releases: $0.releases)
      })
  }

  private static func reference(_ name: String, _ framework: ColorFramework) -> SystemColorReference? {
    switch framework {
    case .swiftUI: .swiftUI(name)
    case .uiKit: .uiKit(name)
    case .appKit: .appKit(name)
    case .coreGraphics, .coreImage: nil
    }
  }

  /// The member of a framework's color type that a person may have meant by a name: `black`, `grey`, `systemRed`.
  static func memberName(_ name: String, in framework: ColorFramework) -> String? {
    references(resembling: name).first { reference in
      switch (reference, framework) {
      case (.swiftUI, .swiftUI), (.uiKit, .uiKit), (.appKit, .appKit): true
      default: false
      }
    }?.name
  }
}
