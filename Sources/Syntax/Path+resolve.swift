extension Path {
  /// The place that a relative path means when it is followed from this folder, with `.` and `..` taken out.
  ///
  /// `nil` where it is absolute, starts at a home folder, or leaves the workspace root.
  package func resolving(_ relative: some Collection<UInt8>) -> Path? {
    if relative.first == UInt8(ascii: "/") || relative.first == UInt8(ascii: "~") { return nil }
    var parts: [ArraySlice<UInt8>] = components
    for part in Array(relative).split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        if parts.popLast() == nil { return nil }
      } else {
        parts.append(part)
      }
    }
    return Path(bytes: Array(parts.joined(separator: [UInt8(ascii: "/")])))
  }
}
