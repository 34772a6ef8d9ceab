import Facts
import ProjectModel
import Syntax

extension World {
  /// What was looked at. What is known about the colors in it comes with a check.
  package var statistics: Statistics {
    var statistics = Statistics()
    var catalogs: Set<ArraySlice<UInt8>> = []
    statistics.files = records.count
    for (path, record) in records {
      if record.isReported { statistics.reported += 1 }
      switch record.kind {
      case .swift: statistics.swiftFiles += 1
      case .objectiveC, .interfaceBuilder, .projectFile: break
      case .colorSet, .assetGroup, .otherAsset:
        if record.kind == .colorSet { statistics.colorSets += 1 }
        if let catalog = path.catalog { catalogs.insert(catalog) }
      }
      if case .swift(let swift)? = record.facts?.content, swift.isIncomplete { statistics.incomplete.append(path) }
    }
    statistics.catalogs = catalogs.count
    statistics.doubtAboutNames = snapshot.doubtAboutNames
    statistics.incomplete.sort()
    statistics.unread = unread.sorted { $0.key < $1.key }.map {
      Statistics.Unread(path: $0.key, reason: $0.value.reason)
    }
    return statistics
  }
}

extension Path {
  /// The path of the catalog that holds this file.
  fileprivate var catalog: ArraySlice<UInt8>? {
    var end = bytes.endIndex
    while let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/")) {
      if bytes[..<slash].hasSuffix(".xcassets") { return bytes[..<slash] }
      end = slash
    }
    return nil
  }
}
