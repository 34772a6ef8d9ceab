import LSP
import Rules
import Syntax

/// A document that is open in the editor.
struct OpenDocument {
  let uri: DocumentURI
  /// Where it belongs; `nil` for a document that is no file of a kind that is read.
  let place: WorkspacePlace?
  var version: Int
  var text: Text
  /// What the rules find in it; `nil` as soon as something has changed that it may depend on.
  var findings: [Rules.Diagnostic]?
  /// The findings as they were published last; `nil` before the first time.
  var published: [LSP.Diagnostic]?
}

/// A file of one of the workspace's folders.
struct WorkspacePlace: Hashable {
  /// The folder's number.
  let folder: Int
  let path: Path
}
