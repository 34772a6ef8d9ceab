import Facts
import ProjectModel
import Syntax

extension Property {
  /// Whatever a project's files hold: what is read of a property list lies in its bytes, in order, and what was taken in
  /// goes without a trace.
  static let project = Property(name: "project") { bytes in
    let list = PropertyList(bytes)
    if let root = list.root, !list.isOrdered(root, from: 0, to: bytes.count) { return "strings are not in order" }
    let paths = [
      "A/B.xcodeproj/project.pbxproj", "A/B.xcodeproj/project.xcproj", "A/Package.swift", "A/B.xcconfig",
      "A/project.yml", "A/Project.swift",
    ]
    for path in paths.map({ Path($0) }) {
      let facts = FileFacts(of: Source(path: path, bytes: bytes), kind: .projectFile)
      let snapshot = Snapshot([facts])
      for target in snapshot.targets.all {
        _ = snapshot.targets.symbolGeneration(of: target)
        for root in target.facts.roots {
          let place = root.path.appending(root.content == .sources ? "a.swift".utf8 : "a.xcassets".utf8)
          if !root.excluded.contains(where: place.isInside),
            !snapshot.targets.targets(of: place).contains(where: { $0.id == target.id })
          {
            return "'\(place)' is not in '\(target.facts.name)'"
          }
        }
      }
      if snapshot.applying([.remove(path)]) != Snapshot() { return "'\(path)' leaves something behind" }
    }
    return nil
  }
}

extension PropertyList {
  /// Whether the strings of a value, as they are written, come one after the other. Values nest without a bound, so those that
  /// are left to look at are kept in a list.
  fileprivate func isOrdered(_ root: NodeID, from start: Int, to end: Int) -> Bool {
    var pending = [root]
    var last = start
    while let node = pending.popLast() {
      if kind(node) == .string {
        let span = raw(node)
        guard span.startIndex >= last, span.endIndex <= end else { return false }
        last = span.endIndex
      }
      pending += children(node).reversed()
    }
    return true
  }
}
