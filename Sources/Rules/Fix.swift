package import Syntax

/// A change that cures a finding, as data. Nothing is written here.
package struct Fix: Hashable, Sendable {
  /// What the person reads: imperative, names quoted with single quotes.
  package let title: String
  /// Whether what is drawn today stays the same, or nothing is drawn today and the cure is unique.
  package let isSafe: Bool
  /// The edits by file; all or none are applied.
  package let edits: [FileEdit]
  /// Folders that go, with all in them.
  package let deletions: [Path]

  package init(title: String, isSafe: Bool, edits: [FileEdit], deletions: [Path] = []) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
    self.deletions = deletions
  }
}

/// An edit of one file.
package struct FileEdit: Hashable, Sendable {
  package let path: Path
  package let edit: Edit

  package init(path: Path, edit: Edit) {
    self.path = path
    self.edit = edit
  }
}
