import Syntax

extension ProjectSpecification {
  /// What a target builds.
  struct Members {
    var roots: [BuildTarget.Root] = []
    /// Whether all of it lies in the workspace.
    var isWhole = true
  }

  /// What a target builds; `nil` where that is not written out.
  func members(of target: YAMLValue) -> Members? {
    guard target.members != nil, target["templates"] == nil, target["<<"] == nil else { return nil }
    guard let sources = target["sources"], !sources.isNull else { return Members() }
    var members = Members()
    for source in sources.elements ?? [sources] {
      guard add(source, to: &members) else { return nil }
    }
    return members
  }

  /// Takes in a source; false where it is not written out what it means.
  private func add(_ source: YAMLValue, to members: inout Members) -> Bool {
    guard let path = source.text ?? source["path"]?.text, source["<<"] == nil, FilePattern.isPlain(path) else {
      return false
    }
    guard let isBuilt = isBuilt(source) else { return false }
    if !isBuilt { return true }
    guard let place = base.resolving(path.utf8) else {
      members.isWhole = false
      return true
    }
    guard let roots = roots(of: source, at: place) else { return false }
    members.roots += roots
    return true
  }

  /// Whether a source is compiled, and not copied or left alone; `nil` where that is not written out.
  private func isBuilt(_ source: YAMLValue) -> Bool? {
    if let phase = source["buildPhase"] {
      guard let phase = phase.text else { return phase.members == nil ? nil : false }
      guard phase == "sources" || phase == "resources" else { return false }
    }
    switch source["type"]?.text {
    case nil: return source["type"] == nil ? true : nil
    case "file", "group", "syncedFolder": return true
    // A reference to a folder is copied as it is.
    case "folder": return false
    default: return nil
    }
  }

  /// The roots of a source, with what it leaves out.
  private func roots(of source: YAMLValue, at place: Path) -> [BuildTarget.Root]? {
    guard let excluded = patterns(source["excludes"]), let included = patterns(source["includes"]) else { return nil }
    var left: [Path] = []
    for pattern in excluded where !FilePattern.isIrrelevant(pattern) {
      guard let part = self.place(pattern, in: place) else { return nil }
      left.append(part)
    }
    if source["includes"] == nil { return [BuildTarget.Root(place, excluded: left)] }
    var roots: [BuildTarget.Root] = []
    for pattern in included {
      guard let part = self.place(pattern, in: place) else { return nil }
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

  /// The file or folder that a pattern means.
  private func place(_ pattern: String, in folder: Path) -> Path? {
    guard let path = FilePattern.folder(of: pattern), FilePattern.isPlain(path) else { return nil }
    return folder.resolving(path.utf8)
  }
}

// MARK: - Names

extension ProjectSpecification {
  /// The file names of the catalogs among the sources. What stands under `excludes` is not built, and a pattern names no file.
  var catalogNames: [String] {
    var names: [String] = []
    visit(root) { key, text, _ in
      guard key != "excludes", !text.contains(where: { "*?{!".contains($0) }) else { return }
      let path = Path(text)
      if path.hasExtension("xcassets") { names.append(String(decoding: path.name, as: UTF8.self)) }
    }
    return names
  }

  /// The colors that build settings and the property lists in `info` name.
  ///
  /// - Parameter hasTargets: whether the targets are known, so that a setting can be told to be one's own.
  func names(hasTargets: Bool) -> [Occurrence] {
    var names: [Occurrence] = []
    for member in root.members ?? [] {
      guard hasTargets, member.key == "targets" else {
        addNames(in: member.value, of: nil, to: &names)
        continue
      }
      for (ordinal, target) in (member.value.members ?? []).enumerated() {
        addNames(in: target.value, of: ordinal, to: &names)
      }
    }
    return names
  }

  private func addNames(in value: YAMLValue, of target: Int?, to names: inout [Occurrence]) {
    visit(value) { key, _, span in
      let value = bytes[span.start..<span.end]
      let found =
        Occurrence(setting: Array(key.utf8)[...], value, target: target) ?? Occurrence(infoPlistKey: key, value)
      if let found { names.append(found) }
    }
  }

  /// Calls a function with all scalars of a value, in order: the nearest key around each, its text and its place.
  private func visit(_ value: YAMLValue, _ take: (_ key: String, _ text: String, _ span: Span) -> Void) {
    var pending: [(key: String, value: YAMLValue)] = [("", value)]
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
