/// `#available(iOS 13, *)` or `#unavailable(…)`.
package struct AvailabilityTest: Hashable, Sendable {
  /// As spelled.
  package let text: String

  package init(text: String) { self.text = text }

  /// Whether it holds on every release that is still in use, or on none; `nil` where that depends.
  package var holdsEverywhere: Bool? {
    let isNegated = text.hasPrefix("#unavailable")
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    for item in text[text.index(after: open)...].dropLast().split(separator: ",") {
      let words = item.split(whereSeparator: \.isWhitespace)
      if words == ["*"] { continue }
      guard words.count == 2, let limit = Self.oldest[words[0]],
        let major = words[1].split(separator: ".").first.flatMap({ Int($0) })
      else { return nil }
      // macOS counted in minor versions before 11.
      guard major <= limit else { return nil }
    }
    return !isNegated
  }

  /// Releases of 2021, from before which no supported device is: what these have, all have.
  private static let oldest: [Substring: Int] = [
    "iOS": 15, "iOSApplicationExtension": 15, "macOS": 12, "macCatalyst": 15, "OSX": 12, "tvOS": 15, "watchOS": 8,
    "visionOS": 1,
  ]
}
