import Syntax

extension Array {
  /// The first index whose element's path is not before `path`, in a list that is ordered by these paths.
  func index(of path: Path, by key: (Element) -> Path) -> Int {
    partitioningIndex { key($0) >= path }
  }

  /// Puts an element where the order of its path wants it.
  mutating func insert(_ element: Element, inOrderOf key: (Element) -> Path) {
    insert(element, at: index(of: key(element), by: key))
  }
}
