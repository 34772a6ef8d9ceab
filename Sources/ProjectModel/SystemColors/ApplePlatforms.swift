/// A set of Apple's platforms.
package struct ApplePlatforms: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let iOS = ApplePlatforms(rawValue: 1 << 0)
  package static let iPadOS = ApplePlatforms(rawValue: 1 << 1)
  package static let macCatalyst = ApplePlatforms(rawValue: 1 << 2)
  package static let macOS = ApplePlatforms(rawValue: 1 << 3)
  package static let tvOS = ApplePlatforms(rawValue: 1 << 4)
  package static let watchOS = ApplePlatforms(rawValue: 1 << 5)
  package static let visionOS = ApplePlatforms(rawValue: 1 << 6)

  /// The three that share one table of UIKit colors.
  package static let iOSFamily: ApplePlatforms = [.iOS, .iPadOS, .macCatalyst]
  /// All that have UIKit (watchOS with the fixed colors only).
  package static let uiKit: ApplePlatforms = [.iOSFamily, .tvOS, .watchOS, .visionOS]
  package static let all: ApplePlatforms = [.uiKit, .macOS]

  /// The platforms of the set, one by one, in the order in which this program lists them.
  package var each: [ApplePlatforms] {
    (0..<7).map { ApplePlatforms(rawValue: 1 << $0) }.filter { !isDisjoint(with: $0) }
  }

  /// Apple's name of a single platform; that of the first for a larger set.
  package var name: String {
    switch each.first {
    case .iOS: "iOS"
    case .iPadOS: "iPadOS"
    case .macCatalyst: "Mac Catalyst"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    default: "visionOS"
    }
  }
}
