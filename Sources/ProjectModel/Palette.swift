package import ColorScience
import Facts

/// The color assets of a snapshot by what they look like. Made once for a check, then asked for every literal.
package struct Palette: Sendable {
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let color: AdaptiveColor
    /// Whether it is the color of a launch screen, told by its name. No code draws that screen.
    let isOfLaunchScreen: Bool

    init(name: String, color: AdaptiveColor) {
      self.name = name
      self.color = color
      isOfLaunchScreen = name.lowercased().filter(\.isLetter).hasPrefix("launchscreen")
    }
  }

  /// What there is to use in place of a fixed color.
  package enum Match: Hashable, Sendable {
    /// Equal in every appearance.
    case equal(Entry)
    /// Equal to the light value of an asset that differs elsewhere.
    case lightValue(Entry)
    /// Its light value is so near that eyes hardly tell, and nearer than any other. Never a launch screen's: one gray is
    /// as near as another.
    case near(Entry)
  }

  /// CIEDE2000 below which two colors count as almost the same, and how much farther the second best must be.
  /// Source: thresholds for near duplicates as measured on Apple's own variants, which stand 3.5 apart.
  private static let nearDistance = 2.0
  private static let nearMargin = 1.5
  /// No two colors within `nearDistance` differ by more in any 8-bit channel: a bound that spares most of the work.
  private static let channelBound = 32

  private let entries: [Entry]
  private let byLightValue: [String: [Int]]

  package init(_ snapshot: Snapshot) {
    var entries: [Entry] = []
    var byLightValue: [String: [Int]] = [:]
    for name in snapshot.catalogs.colorNames {
      let assets = snapshot.catalogs.colorSets(named: name)
      // A name with several values is not one color that a literal could be replaced by.
      guard case .one(let color)? = assets.first?.evaluation,
        assets.dropFirst().allSatisfy({ $0.evaluation == .one(color) })
      else { continue }
      byLightValue[color.light.exactText, default: []].append(entries.count)
      entries.append(Entry(name: name.text, color: color))
    }
    self.entries = entries
    self.byLightValue = byLightValue
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// The asset to use in place of a color that is written out.
  package func match(_ value: ColorValue) -> Match? {
    guard value.space != .unmanaged else { return nil }
    let text = value.exactText
    let sameLight = (byLightValue[text] ?? []).map { entries[$0] }
    let equal = sameLight.filter { entry in Appearance.allCases.allSatisfy { entry.color[$0].exactText == text } }
    if let entry = equal.preferred { return .equal(entry) }
    if let entry = sameLight.preferred { return .lightValue(entry) }
    return nearest(value).map(Match.near)
  }

  private func nearest(_ value: ColorValue) -> Entry? {
    var best: (distance: Double, entry: Entry)?
    var second = Double.infinity
    for entry in entries where !entry.isOfLaunchScreen && abs(entry.color.light.alpha - value.alpha) <= 0.01 {
      let other = entry.color.light
      guard isWithinBound(other.rgb8, value.rgb8) else { continue }
      let distance = ciede2000(other, value)
      guard distance < Self.nearDistance + Self.nearMargin else { continue }
      if let current = best, distance >= current.distance {
        if other.hexWithAlpha != current.entry.color.light.hexWithAlpha { second = min(second, distance) }
      } else {
        if let current = best, other.hexWithAlpha != current.entry.color.light.hexWithAlpha {
          second = current.distance
        }
        best = (distance, entry)
      }
    }
    guard let best, best.distance <= Self.nearDistance, second - best.distance >= Self.nearMargin else { return nil }
    return best.entry
  }

  private func isWithinBound(
    _ a: (red: UInt8, green: UInt8, blue: UInt8), _ b: (red: UInt8, green: UInt8, blue: UInt8)
  ) -> Bool {
    abs(Int(a.red) - Int(b.red)) <= Self.channelBound && abs(Int(a.green) - Int(b.green)) <= Self.channelBound
      && abs(Int(a.blue) - Int(b.blue)) <= Self.channelBound
  }
}

extension [Palette.Entry] {
  /// The first whose name says what it is for: the names of Xcode's templates stand for whatever the app's tint is.
  fileprivate var preferred: Palette.Entry? {
    first { !$0.isOfLaunchScreen && !["AccentColor", "WidgetBackground"].contains($0.name) } ?? first
  }
}
