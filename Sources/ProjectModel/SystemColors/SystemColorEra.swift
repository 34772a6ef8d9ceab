/// A system color on one platform: the unit in which alternatives are told apart.
struct SystemColorEra {
  let entry: SystemColor
  let platform: ApplePlatforms

  /// The entries of a platform that its deployment target leaves, newest first.
  static func all(of entries: [SystemColor], on platform: ApplePlatforms, minimum: OSVersion?) -> [SystemColorEra] {
    let reachable = entries.filter { entry in
      guard entry.platforms.contains(platform) else { return false }
      guard let minimum, let obsoleted = entry.releases.obsoleted else { return true }
      return minimum < obsoleted
    }
    return reachable.sorted { $0.releases.introduced > $1.releases.introduced }
      .map { SystemColorEra(entry: $0, platform: platform) }
  }

  /// "iOS 26+, macOS 26+": every era of the list. A platform goes without numbers if the list holds all of its eras
  /// (among `all`) up to the present.
  static func labels(_ eras: [SystemColorEra], among all: [SystemColorEra]) -> [String] {
    var labels: [String] = []
    for era in eras {
      let own = eras.filter { $0.platform == era.platform }
      let isWhole =
        own.count == all.filter { $0.platform == era.platform }.count
        && own.contains { $0.entry.releases.lastMajor == nil } && !era.lacksOlderReleases
      let label = era.platform.name + (isWhole ? "" : " " + era.entry.releases.description)
      if !labels.contains(label) { labels.append(label) }
    }
    return labels
  }

  /// The tints of tvOS before 26 exist, but nobody has collected them. Elsewhere a table begins with its API.
  var lacksOlderReleases: Bool { platform == .tvOS && entry.kind == .tint }
}
