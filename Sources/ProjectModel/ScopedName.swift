/// How a type's name is looked up from inside other types.
package enum ScopedName {
  /// The full paths that a mentioned path can mean, innermost first: itself inside each enclosing type, then alone.
  package static func candidates(for mentioned: [String], in scope: [String]) -> [[String]] {
    (0...scope.count).reversed().map { scope.prefix($0) + mentioned }
  }

  /// Whether a path mentioned in `scope` can mean the type with the full path `declared`.
  package static func canMean(_ declared: [String], mentioned: [String], in scope: [String]) -> Bool {
    declared.count >= mentioned.count && declared.suffix(mentioned.count).elementsEqual(mentioned)
      && scope.starts(with: declared.dropLast(mentioned.count))
  }
}
