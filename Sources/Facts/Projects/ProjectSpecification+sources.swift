import Syntax

extension ProjectSpecification {
  /// What a target builds; `nil` where that is not written out.
  func roots(of target: YAMLValue) -> [BuildTarget.Root]? {
    guard target.members != nil, target["templates"] == nil, target["<<"] == nil else { return nil }
    guard let sources = target["sources"], !sources.isNull else { return [] }
    var roots: [BuildTarget.Root] = []
    for source in sources.elements ?? [sources] {
      guard let path = source.text ?? source["path"]?.text, let place = place(path, in: base) else { return nil }
      guard source.members != nil else {
        roots.append(BuildTarget.Root(place))
        continue
      }
      guard let found = self.roots(of: source, at: place) else { return nil }
      roots += found
    }
    return roots
  }

  /// A source with more than a path.
  private func roots(of source: YAMLValue, at place: Path) -> [BuildTarget.Root]? {
    guard source["<<"] == nil else { return nil }
    if let phase = source["buildPhase"] {
      guard let phase = phase.text else { return phase.members == nil ? nil : [] }
      guard phase == "sources" || phase == "resources" else { return [] }
    }
    switch source["type"]?.text {
    case nil, "file", "group", "syncedFolder": break
    // A reference to a folder is copied as it is.
    case "folder": return []
    default: return nil
    }
    guard let excluded = patterns(source["excludes"]), let included = patterns(source["includes"]) else { return nil }
    var left: [Path] = []
    for pattern in excluded where !FilePattern.isIrrelevant(pattern) {
      guard let path = FilePattern.folder(of: pattern), let part = self.place(path, in: place) else { return nil }
      left.append(part)
    }
    if source["includes"] == nil { return [BuildTarget.Root(place, excluded: left)] }
    var roots: [BuildTarget.Root] = []
    for pattern in included {
      guard let path = FilePattern.folder(of: pattern), let part = self.place(path, in: place) else { return nil }
      roots.append(BuildTarget.Root(part, excluded: left))
    }
    return roots
  }

  /// The texts of a list; none where it is left out, and `nil` where something else is in it.
  private func patterns(_ value: YAMLValue?) -> [String]? {
    guard let value, !value.isNull else { return [] }
    var texts: [String] = []
    for element in value.elements ?? [value] {
      guard let text = element.text else { return nil }
      texts.append(text)
    }
    return texts
  }

  private func place(_ path: String, in folder: Path) -> Path? {
    FilePattern.isPlain(path) ? folder.resolving(path.utf8) : nil
  }
}

// MARK: - Names

extension ProjectSpecification {
  /// The file names of the catalogs among the sources. What stands under `excludes` is not built, and a pattern names no file.
  var catalogNames: [String] {
    var names: [String] = []
    visit { key, text, _ in
      guard key != "excludes", !text.contains(where: { "*?{!".contains($0) }) else { return }
      let path = Path(text)
      if path.hasExtension("xcassets") { names.append(String(decoding: path.name, as: UTF8.self)) }
    }
    return names
  }

  /// The colors that build settings and the property lists in `info` name.
  var names: [Occurrence] {
    var names: [Occurrence] = []
    visit { key, _, span in
      let value = bytes[span.start..<span.end]
      let found =
        Occurrence(setting: Array(key.utf8)[...], value) ?? Occurrence(infoPlistKey: key, value)
      if let found { names.append(found) }
    }
    return names
  }

  /// Calls a function with all scalars, in order: the nearest key around each, its text and its place.
  private func visit(_ take: (_ key: String, _ text: String, _ span: Span) -> Void) {
    var pending: [(key: String, value: YAMLValue)] = [("", root)]
    while let (key, value) = pending.popLast() {
      switch value.kind {
      case .scalar(let text): take(key, text, value.span)
      case .mapping(let members): pending += members.reversed().map { ($0.key, $0.value) }
      case .sequence(let elements): pending += elements.reversed().map { (key, $0) }
      case .block, .null, .unknown: break
      }
    }
  }
}
