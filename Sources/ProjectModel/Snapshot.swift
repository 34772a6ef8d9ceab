package import Facts
package import Syntax

/// The immutable merge of all facts of a workspace: the reduce step. A value; answers are pure functions of it.
package struct Snapshot: Sendable {
  /// A change of one file.
  package enum Change: Sendable {
    case set(FileFacts)
    case remove(Path)
  }

  package private(set) var files: [Path: FileFacts]

  package init(_ files: [FileFacts] = []) {
    self.files = [:]
    self = applying(files.map(Change.set))
  }

  /// This snapshot after some changes; equal to one built anew from the changed files.
  package func applying(_ changes: [Change]) -> Snapshot {
    var result = self
    for change in changes {
      switch change {
      case .set(let facts): result.files[facts.path] = facts
      case .remove(let path): result.files[path] = nil
      }
    }
    return result
  }
}
