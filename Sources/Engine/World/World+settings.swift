import Facts
package import Rules
package import Syntax

/// Which settings a workspace has.
package enum SettingsChoice: Hashable, Sendable {
  /// The file at the root, if there is one.
  case usual
  /// A file that a person names, absolute or relative to the current folder.
  case file(String)
  case none
}

extension World {
  /// The name of the settings file.
  package static let settingsName = ".swift-color-lsp.json"

  /// What the settings file and those that it extends say, and what is wrong in them.
  package var settings: SettingsReading { ruled.reading }
  /// Which rules run where, by the settings.
  package var ruling: Ruling { ruled.ruling }

  /// Has the workspace use other settings than the file at its root. Before it is loaded.
  ///
  /// - Returns: why there are no such settings.
  package mutating func choose(_ choice: SettingsChoice, currentFolder: [UInt8]? = nil) -> OpenError? {
    switch choice {
    case .usual: settingsPath = Path(Self.settingsName)
    case .none: settingsPath = nil
    case .file(let name):
      guard let current = currentFolder ?? Disk.currentFolder else { return .noCurrentFolder }
      let path = Array(name.utf8)
      let absolute = path.first == UInt8(ascii: "/") ? path : current + [UInt8(ascii: "/")] + path
      switch Disk.resolved(absolute) {
      case .failure(let failure): return OpenError(name, failure)
      case .success(let resolved):
        let path = relative(ofAbsolute: resolved)
        guard Disk.kind(resolved, followingLink: true) == .file, FileKind(path) == nil else {
          return .other(name, reason: "it is no settings file")
        }
        settingsPath = path
      }
    }
    return nil
  }

  /// The path relative to the root of any absolute one: outside the root it leads up first.
  private func relative(ofAbsolute absolute: [UInt8]) -> Path {
    if let inside = path(ofAbsolute: absolute) { return inside }
    let (from, to) = (Path(bytes: root).components, Path(bytes: absolute).components)
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = [ArraySlice<UInt8>](repeating: Array("..".utf8)[...], count: from.count - shared)
    return Path(bytes: Array((up + to[shared...]).joined(separator: [UInt8(ascii: "/")])))
  }

  /// Reads the settings anew.
  ///
  /// - Returns: whether they say something else, and whether other files are reported on.
  @discardableResult
  package mutating func readSettings() -> (areOther: Bool, isScopeOther: Bool) {
    let reading = settingsAtHand
    let (old, new) = (settings.settings, reading.settings)
    let isScopeOther = old.include != new.include || old.exclude != new.exclude
    let areOther = old != new
    if areOther || reading.problems != settings.problems || reading.paths != settings.paths {
      ruled = Ruled(reading: reading, ruling: areOther ? Ruling(settings: new) : ruling)
    }
    return (areOther, isScopeOther)
  }

  private var settingsAtHand: SettingsReading {
    guard let path = settingsPath else { return SettingsReading() }
    // Most projects have none: one look tells it.
    guard overlays[path] != nil || Disk.kind(absolute(path), followingLink: false) != nil else {
      return SettingsReading()
    }
    return SettingsReading(of: path) { settingsText($0) }
  }

  private func settingsText(_ path: Path) -> Result<Source, SettingsReading.Unreadable> {
    if let bytes = overlays[path] { return bounded(Source(path: path, bytes: bytes)) }
    // The file that a person named may be anywhere; all others lie below the root, whatever links say.
    guard case .success(let place) = Disk.resolved(absolute(path)) else { return .failure(.init("no such file")) }
    guard path == settingsPath && isSettingsNamed || self.path(ofAbsolute: place) != nil else {
      return .failure(.init("a link that leaves the root"))
    }
    guard case .success(let folder) = Descriptor.folder(absolute: root) else {
      return .failure(.init("no such folder"))
    }
    switch folder.file(path, followingLink: true) {
    case .failure(let failure): return .failure(.init(failure.reason))
    case .success(let file):
      var buffer = ReadBuffer()
      if let failure = buffer.read(file) { return .failure(.init(failure.reason)) }
      return bounded(Source(path: path, bytes: Array(buffer.bytes)))
    }
  }

  private var isSettingsNamed: Bool { settingsPath != Path(Self.settingsName) }

  /// What people write has a few kilobytes; a file of this size is another one.
  private static let largestSettings = 1 << 20

  private func bounded(_ source: Source) -> Result<Source, SettingsReading.Unreadable> {
    source.bytes.count <= Self.largestSettings ? .success(source) : .failure(.init("larger than 1 MB"))
  }

  /// Whether a file is the settings file, or one that it extends or wants to.
  package func isSettings(_ path: Path) -> Bool { path == settingsPath || settings.paths.contains(path) }

  /// Whether such a file is, or lies in, what changed.
  func holdsSettings(_ changed: Path) -> Bool {
    settingsPath?.isInside(changed) == true || settings.paths.contains { $0.isInside(changed) }
  }

  /// What is wrong in the settings, by path and place: what is not understood, and names that no color has.
  package var settingsFindings: [Diagnostic] {
    let unknown = settings.settings.unknownNames(in: snapshot)
    return unknown.isEmpty ? settings.problems : (settings.problems + unknown).sorted()
  }
}

/// The settings of a workspace with what follows from them, behind one pointer: a world is copied for each question.
final class Ruled: Sendable {
  let reading: SettingsReading
  let ruling: Ruling

  init(reading: SettingsReading = SettingsReading(), ruling: Ruling = Ruling()) {
    self.reading = reading
    self.ruling = ruling
  }

  /// Without settings.
  static let usual = Ruled()
}
