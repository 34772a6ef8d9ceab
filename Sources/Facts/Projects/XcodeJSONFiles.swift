import Syntax

/// The files of a `project.xcproj`, by the targets that build them.
struct XcodeJSONFiles {
  struct Members {
    var roots: [BuildTarget.Root] = []
    var isWhole = true
  }

  /// The folder that the project's paths start from.
  let base: Path
  /// By the target's name.
  private(set) var members: [String: Members] = [:]
  /// Whether a catalog belongs to a target that is not told by its name.
  private(set) var hasUnknownMembers = false
  private(set) var catalogNames: [String] = []
  /// Where files and folders are, by the names of the groups above them and their own, `Config/App.xcconfig`.
  private(set) var places: [String: Path] = [:]

  init(base: Path) { self.base = base }

  /// Takes in a reference and what is below it.
  ///
  /// - Parameters:
  ///   - folder: where the group around it is; `nil` where that is outside the workspace or hangs on the machine.
  ///   - name: the names of the groups around it, each with a slash behind it.
  mutating func add(_ file: JSONValue, in folder: Path?, name: String) {
    let path = file["path"]?.string ?? ""
    let place = self.place(path, in: folder)
    let own = file["name"]?.string ?? place.map { String(decoding: $0.name, as: UTF8.self) } ?? path
    if let place { places[name + own] = place }
    switch file["kind"]?.string ?? "file-reference" {
    case "file-reference": add(file["target-membership"], place, Path(path))
    case "group": addChildren(of: file, in: place, name: name + own + "/")
    case "variant-group":
      for child in file["children"]?.elements ?? [] {
        guard let path = child["path"]?.string else { continue }
        add(file["target-membership"], self.place(path, in: place), Path(path))
      }
    case "folder": addFolder(file, place)
    default: break
    }
  }

  private mutating func addChildren(of group: JSONValue, in place: Path?, name: String) {
    for child in group["children"]?.elements ?? [] { add(child, in: place, name: name) }
  }

  /// A path as a reference has it: from the group around it on, or from the project's folder, `<PROJECT>/App`. What starts
  /// anywhere else is not in the workspace. `\<` and `\\` stand for the characters after the first.
  private func place(_ path: String, in folder: Path?) -> Path? {
    let project = "<PROJECT>"
    if path.hasPrefix(project) {
      let rest = path.dropFirst(project.count)
      if rest.isEmpty { return base }
      return rest.hasPrefix("/") ? base.resolving(Self.unescaped(rest.dropFirst())) : nil
    }
    if path.isEmpty { return folder }
    return path.hasPrefix("<") ? nil : folder?.resolving(Self.unescaped(path[...]))
  }

  private static func unescaped(_ path: Substring) -> [UInt8] {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in path.utf8 {
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isEscaped { result.append(byte) }
    }
    return result
  }
}

// MARK: - Membership

extension XcodeJSONFiles {
  /// `"App/resources"`, `{"build-phase": "App/compile-sources"}`; a name with a slash in it is written as an array. By an
  /// `id:` it is not looked up.
  private mutating func add(_ membership: JSONValue?, _ place: Path?, _ path: Path) {
    let isCatalog = path.hasExtension("xcassets")
    if isCatalog { catalogNames.append(String(decoding: path.name, as: UTF8.self)) }
    guard isCatalog || FileKind(path) != nil else { return }
    for entry in membership?.elements ?? [] {
      let phase = entry["build-phase"] ?? entry
      let parts = phase.string?.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
      let names = parts ?? (phase.elements ?? []).map { $0.string ?? $0["name"]?.string ?? "" }
      guard names.count > 1, !names[0].hasPrefix("id:") else {
        hasUnknownMembers = hasUnknownMembers || isCatalog
        continue
      }
      guard names[1] == "resources" || names[1] == "compile-sources" else { continue }
      if let place {
        members[names[0], default: Members()].roots.append(BuildTarget.Root(place))
      } else if isCatalog {
        members[names[0], default: Members()].isWhole = false
      }
    }
  }

  /// A folder whose files belong to the targets that it lists, with what it leaves out of them, and takes into others.
  private mutating func addFolder(_ folder: JSONValue, _ place: Path?) {
    let listed = (folder["target-membership"]?.elements ?? []).compactMap(\.string)
    var excluded: [String: [String]] = [:]
    var included: [String: [String]] = [:]
    for exception in folder["membership-exceptions"]?.elements ?? [] {
      guard let target = exception["target"]?.string else { continue }
      excluded[target, default: []] += (exception["exclusions"]?.elements ?? []).compactMap(\.string)
      included[target, default: []] += (exception["inclusions"]?.elements ?? []).compactMap(\.string)
    }
    guard let place else {
      for target in Set(listed).union(included.keys) { members[target, default: Members()].isWhole = false }
      return
    }
    let opaque = (folder["opaque-folders"]?.elements ?? []).compactMap(\.string)
    for target in listed {
      let left = ((excluded[target] ?? []) + opaque).compactMap { place.resolving($0.utf8) }
      members[target, default: Members()].roots.append(BuildTarget.Root(place, excluded: left))
    }
    for (target, paths) in included where !listed.contains(target) {
      let roots = paths.compactMap { place.resolving($0.utf8) }.map { BuildTarget.Root($0) }
      members[target, default: Members()].roots += roots
    }
  }
}
