import Syntax

extension BuildTarget.Product {
  /// The product of a type as Xcode writes it, `com.apple.product-type.application`.
  init(xcodeType type: String) {
    let prefix = "com.apple.product-type."
    self = type.hasPrefix(prefix) ? Self.appleType(type.dropFirst(prefix.utf8.count)) : .other
  }

  /// The product of one of Apple's types, without what they all begin with.
  static func appleType(_ type: Substring) -> Self {
    // Parts of what the extension of an older watch app shows lie in the app around it.
    if type.contains("watchkit") { return .other }
    if type.hasSuffix("extension") { return .appExtension }
    switch type {
    case "framework": return .framework
    case "application": return .app
    case let rest where rest.hasPrefix("application."): return .app
    case let rest where rest.hasPrefix("bundle.u") || rest.hasPrefix("bundle.ocunit"): return .test
    default: return .other
    }
  }
}

extension BuildTarget {
  /// Whether a script deals with catalogs, as the one does by which CocoaPods adds those of its pods to the app.
  static func mayAddCatalogs(script: [UInt8]) -> Bool {
    script.withUnsafeBytes { bytes in
      let search = ByteSearch(bytes)
      return search.finds("xcassets") || search.finds("actool") || search.finds("-resources.sh")
        || search.finds("Assets.car")
    }
  }
}
