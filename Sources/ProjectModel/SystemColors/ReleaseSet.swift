/// Releases of which one stands for all that a project runs on: the last before the palette of 2025 and that palette's.
///
/// Two colors are seen together only in one of them.
package struct ReleaseSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let iOS18 = ReleaseSet(rawValue: 1)
  package static let iOS26 = ReleaseSet(rawValue: 2)
  package static let macOS15 = ReleaseSet(rawValue: 4)
  package static let macOS26 = ReleaseSet(rawValue: 8)
  package static let iOS: ReleaseSet = [.iOS18, .iOS26]
  package static let all: ReleaseSet = [.iOS18, .iOS26, .macOS15, .macOS26]

  /// The releases of a platform among those in a range.
  init(_ range: OSRange, on platform: ApplePlatforms) {
    self = []
    switch platform {
    case .iOS:
      if range.contains(OSVersion(18)) { insert(.iOS18) }
      if range.contains(OSVersion(26)) { insert(.iOS26) }
    case .macOS:
      if range.contains(OSVersion(15)) { insert(.macOS15) }
      if range.contains(OSVersion(26)) { insert(.macOS26) }
    default: break
    }
  }
}
