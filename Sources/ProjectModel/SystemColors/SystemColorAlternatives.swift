package import ColorScience

extension SystemColor {
  /// One of the values that a reference may have when the program runs.
  package struct Alternative: Hashable, Sendable {
    /// Where it has this value: "iOS 26+, macOS 26+". A platform that never had another goes without numbers.
    package let description: String
    package let color: AdaptiveColor
    /// The least confidence of the entries that have this value.
    package let confidence: Confidence
    /// Whether an unknown increased-contrast value was taken to be that of normal contrast.
    package let assumesContrast: Bool
    package let dependence: Dependence?
    /// The releases in which it has this value.
    package let releases: ReleaseSet
  }

  package struct Alternatives: Hashable, Sendable {
    /// Distinct values, at most 8: by platform, iOS first, and newest release first.
    package let values: [Alternative]
    /// Where the value is not known: "macOS after 15". Empty only if `values` is the whole truth.
    package let gaps: [String]
  }

  /// The distinct values that a reference can have on some platforms; none and no gap for a name the system lacks.
  ///
  /// An entry whose light or dark value is unknown becomes a gap; so does one whose increased-contrast values are
  /// unknown, unless `assumingContrast` takes those of normal contrast for them.
  /// - Parameter minimumOS: deployment targets by platform; releases before them do not count.
  package static func alternatives(
    _ reference: SystemColorReference, platforms: ApplePlatforms = .all,
    minimumOS: [ApplePlatforms: OSVersion] = [:], assumingContrast: Bool = false
  ) -> Alternatives {
    let entries = entries(reference)
    guard let first = entries.first else { return Alternatives(values: [], gaps: []) }
    var wanted = platforms.intersection(reference.platforms).subtracting(first.platformsWithoutAPI(reference))
    // The three share every entry.
    if wanted.contains(.iOS) { wanted.subtract([.iPadOS, .macCatalyst]) }
    let eras = wanted.each.flatMap {
      SystemColorEra.all(of: entries, on: $0, minimum: minimumOS[$0])
    }

    var groups: [(color: AdaptiveColor, eras: [SystemColorEra])] = []
    var unknown: [SystemColorEra] = []
    for era in eras {
      let color = assumingContrast ? era.entry.adaptiveAssumingContrast : era.entry.adaptive
      if let color, let index = groups.firstIndex(where: { $0.color == color }) {
        groups[index].eras.append(era)
      } else if let color, groups.count < 8 {
        groups.append((color, [era]))
      } else {
        unknown.append(era)
      }
    }
    return Alternatives(
      values: groups.map { Alternative(color: $0.color, eras: $0.eras, among: eras) },
      gaps: SystemColorEra.labels(unknown, among: eras) + uncovered(eras, wanted: wanted, minimumOS: minimumOS))
  }

  /// Platforms without any entry, and releases after or before those that have one.
  private static func uncovered(
    _ eras: [SystemColorEra], wanted: ApplePlatforms, minimumOS: [ApplePlatforms: OSVersion]
  ) -> [String] {
    wanted.each.flatMap { platform -> [String] in
      let own = eras.filter { $0.platform == platform }
      guard let newest = own.first else { return [platform.name] }
      var gaps: [String] = []
      if let last = newest.entry.releases.lastMajor { gaps.append("\(platform.name) after \(last)") }
      let start = own.last?.entry.releases.introduced ?? newest.entry.releases.introduced
      if newest.lacksOlderReleases, (minimumOS[platform] ?? OSVersion(0)) < start {
        gaps.append("\(platform.name) before \(start.description)")
      }
      return gaps
    }
  }

  /// Where UIKit does not have the color at all: watchOS has the fixed ones only; tvOS lacks the backgrounds, the
  /// fills and the numbered grays (by the availability in UIColor.h).
  private func platformsWithoutAPI(_ reference: SystemColorReference) -> ApplePlatforms {
    switch reference {
    case .uiKit where kind != .fixed, .assetReference where kind != .fixed:
      let isMissingOnTV =
        (kind == .gray && name != "systemGray")
        || (kind == .semantic && (name.hasSuffix("Background") || name.hasSuffix("Fill")))
      return isMissingOnTV ? [.watchOS, .tvOS] : .watchOS
    default: return []
    }
  }
}

extension SystemColor.Alternative {
  fileprivate init(color: AdaptiveColor, eras: [SystemColorEra], among all: [SystemColorEra]) {
    description = SystemColorEra.labels(eras, among: all).joined(separator: ", ")
    self.color = color
    confidence = eras.map(\.entry.confidence).min() ?? .low
    assumesContrast = eras.contains { $0.entry.adaptive == nil }
    dependence = eras.lazy.compactMap(\.entry.dependence).first
    releases = eras.reduce(into: []) { $0.formUnion(ReleaseSet($1.entry.releases, on: $1.platform)) }
  }
}
