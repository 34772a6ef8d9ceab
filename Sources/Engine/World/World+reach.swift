import Facts
import ProjectModel
import Syntax

extension World {
  /// Which color assets the texts of the workspace mention; `nil` where one of these cannot be read any more.
  func reach(jobs: Int) -> ColorReach? {
    let paths = records.lazy.filter { $0.value.kind.isText }.map(\.key).sorted()
    let first = ColorReach.Search(snapshot)
    let total = Monitor<ColorReach.Search?>(first)
    let next = Monitor(0)
    parallel(jobs: jobs) { _ in
      var search: ColorReach.Search? = first
      while let place = next.withLock({ Self.take(&$0, before: paths.count) }) {
        guard let kind = records[paths[place]]?.kind, let source = source(paths[place]) else {
          search = nil
          break
        }
        source.bytes.withUnsafeBytes { search?.look(at: $0, of: kind) }
      }
      total.withLock { [search] all in
        if let search { all?.formUnion(search) } else { all = nil }
      }
    }
    guard var search = total.withLock({ $0 }), case .success(let descriptor) = Descriptor.folder(absolute: root) else {
      return nil
    }
    var others = OtherTexts(below: descriptor)
    others.visit(isKnown: { records[$0] != nil }) { path, bytes in
      search.look(at: bytes, of: FileKind(path) ?? .projectFile)
    }
    return search.result
  }

  /// The next of some places, if there is one.
  private static func take(_ place: inout Int, before end: Int) -> Int? {
    guard place < end else { return nil }
    place += 1
    return place - 1
  }
}

extension FileKind {
  /// Whether it can mention a color.
  fileprivate var isText: Bool {
    switch self {
    case .swift, .objectiveC, .interfaceBuilder, .projectFile: true
    case .colorSet, .assetGroup, .otherAsset: false
    }
  }
}
