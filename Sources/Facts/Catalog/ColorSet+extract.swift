package import Syntax

extension ColorSet {
  /// The color set that a `Contents.json` describes.
  package init(of source: Source) { self.init(entries: [], problems: [], span: Span(0, source.bytes.count)) }
}

extension AssetGroup {
  /// What the `Contents.json` of a folder says.
  package init(of source: Source) { self.init(providesNamespace: false, problems: []) }
}

extension ProjectFacts {
  /// What a project file says.
  package init(of source: Source) { self.init(folders: [], catalogNames: []) }
}
