package import Facts

extension UnknownReason {
  /// The reason in words.
  package var words: String {
    switch self {
    case .parameter: "it comes in through a parameter"
    case .runtime: "it is made while the program runs"
    case .external: "it comes from outside this workspace"
    case .unresolvedHelper: "it is made by a helper that is not evaluated"
    case .absent: "the helper gives no color for this"
    case .ambiguous: "several declarations are possible"
    case .empty: "the color set has no value"
    case .cycle: "it is defined by itself"
    case .limit: "following it costs too much"
    case .unsupported: "the form is not understood"
    }
  }
}
