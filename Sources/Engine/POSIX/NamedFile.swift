import Syntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that a person named for output, in the workspace or elsewhere.
package struct NamedFile: Sendable {
  private static let slash = UInt8(ascii: "/")

  private let path: [UInt8]

  /// - Parameter path: absolute, or relative to the process's current folder.
  package init(_ path: [UInt8]) { self.path = path }

  /// The absolute path with links followed; `nil` for what is no ordinary file, or cannot be one.
  package var place: [UInt8]? {
    guard descriptor == nil, case .success(let target) = target() else { return nil }
    return [.file, nil].contains(Disk.kind(target, followingLink: true)) ? target : nil
  }

  /// Writes the file, so that no reader ever sees half of it; links are followed, modes kept. A device or a pipe cannot
  /// be replaced, only written to.
  ///
  /// - Returns: why it was not written and what to do, in words for a person; `nil` when it was.
  package func write(_ bytes: [UInt8]) -> String? {
    if let number = descriptor { return writeAll(bytes, to: number).map(reason) }
    switch Disk.kind(path, followingLink: true) {
    case .folder: return "it is a folder; name a file in it"
    case nil, .file: return replace(with: bytes)
    default: return writeInPlace(bytes)
    }
  }

  /// The open file that a path like `/dev/stderr` stands for: opened anew, a file behind it would be written over from
  /// its start.
  private var descriptor: Int32? {
    let text = String(decoding: path, as: UTF8.self)
    if text == "/dev/stdout" { return STDOUT_FILENO }
    if text == "/dev/stderr" { return STDERR_FILENO }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where text.hasPrefix(folder) {
      return Int32(text.dropFirst(folder.count))
    }
    return nil
  }

  private func writeInPlace(_ bytes: [UInt8]) -> String? {
    let raw = path.withCString { open($0, O_WRONLY | O_NOCTTY | O_CLOEXEC) }
    guard raw >= 0 else { return reason(errno) }
    let file = Descriptor(raw: raw)
    return writeAll(bytes, to: file.raw).map(reason)
  }

  private func reason(_ code: Int32) -> String { WriteError(Path(bytes: path), errno: code).reason }

  private func replace(with bytes: [UInt8]) -> String? {
    switch target() {
    case .failure(let failure): return failure.reason
    case .success(let target):
      let folder = Self.folder(of: target)
      guard folder.withCString({ access($0, W_OK | X_OK) }) == 0 || errno != EACCES else {
        return "no permission to make a file in \(quoted(folder))"
      }
      switch StagedFile.stage(bytes, for: Path(bytes: path), at: target) {
      case .failure(let error): return error.reason
      case .success(let staged):
        guard let error = staged.commit() else { return nil }
        staged.discard()
        return error.reason
      }
    }
  }

  private struct NoTarget: Error {
    let reason: String
  }

  /// The absolute path of what is to be written: links are followed, also to what is not there yet.
  private func target() -> Result<[UInt8], NoTarget> {
    var path = path
    // As many links as Linux follows (MAXSYMLINKS).
    for _ in 0..<40 {
      if case .success(let resolved) = Disk.resolved(path) { return .success(resolved) }
      guard let link = Disk.linkTarget(path) else { return Self.newFile(path) }
      path = link.first == Self.slash ? link : Self.folder(of: path) + [Self.slash] + link
    }
    return .failure(NoTarget(reason: "its links lead in a circle"))
  }

  private static func newFile(_ path: [UInt8]) -> Result<[UInt8], NoTarget> {
    let name = path.lastIndex(of: slash).map { path[($0 + 1)...] } ?? path[...]
    guard !name.isEmpty else { return .failure(NoTarget(reason: "it ends in '/'; name a file")) }
    let folder = folder(of: path)
    guard case .success(let resolved) = Disk.resolved(folder) else {
      return .failure(NoTarget(reason: "no folder \(quoted(folder)); create it first"))
    }
    guard Disk.kind(resolved, followingLink: true) == .folder else {
      return .failure(NoTarget(reason: "\(quoted(folder)) is not a folder"))
    }
    return .success((resolved == [slash] ? [] : resolved) + [slash] + name)
  }

  /// The folder that holds a path; `.` for a name alone.
  private static func folder(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: slash) else { return [UInt8(ascii: ".")] }
    return slash == 0 ? [Self.slash] : Array(path[..<slash])
  }
}

private func quoted(_ path: [UInt8]) -> String { "'\(String(decoding: path, as: UTF8.self))'" }
