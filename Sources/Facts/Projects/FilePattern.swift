/// What patterns for names of files mean, as far as it takes no look at the disk to know.
enum FilePattern {
  /// Whether it is a path and no pattern, and no variable is in it.
  static func isPlain(_ path: String) -> Bool { !path.contains { "$*?[{".contains($0) } }

  /// Whether a pattern is about files of a kind that says nothing about colors: `**/*.md`, `Info.plist`.
  static func isIrrelevant(_ pattern: String) -> Bool {
    guard let name = pattern.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return false }
    return irrelevantExtensions.contains(String(name[dot...].dropFirst()))
  }

  /// Of these, none is the extension of a folder with sources or catalogs.
  private static let irrelevantExtensions: Set<String> = [
    "md", "txt", "plist", "json", "yml", "yaml", "strings", "stringsdict", "xcstrings", "entitlements", "sh", "png",
    "pdf", "svg", "DS_Store", "gitkeep", "xcconfig", "graphql", "stencil", "rb", "py", "otf", "ttf",
  ]

  /// The path of a pattern that means a file, or a folder with all that is in it: `Old`, `Old/*`, `Old/**`; `nil` for others.
  static func folder(of pattern: String) -> String? {
    var parts = pattern.split(separator: "/")
    while let last = parts.last, last == "*" || last == "**" { parts.removeLast() }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }
}
