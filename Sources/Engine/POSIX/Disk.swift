import Syntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Questions about absolute paths.
enum Disk {
  /// The path with all links resolved.
  static func resolved(_ path: [UInt8]) -> Result<[UInt8], ReadFailure> {
    path.withCString { name in
      guard let resolved = realpath(name, nil) else {
        return .failure(errno == ELOOP ? .linkLoop : ReadFailure(errno: errno))
      }
      defer { free(resolved) }
      return .success([UInt8](UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))))
    }
  }

  /// What a link says, as it says it; `nil` where there is no link.
  static func linkTarget(_ path: [UInt8]) -> [UInt8]? {
    // The longest path that a system call takes (PATH_MAX of Linux; shorter on macOS).
    var target = [UInt8](repeating: 0, count: 4096)
    let count = path.withCString { name in
      target.withUnsafeMutableBytes { buffer in
        buffer.assumingMemoryBound(to: CChar.self).baseAddress.map { readlink(name, $0, buffer.count) } ?? -1
      }
    }
    return count < 0 ? nil : Array(target[..<count])
  }

  /// What stands at a path, its link followed if `followingLink`; `nil` for nothing that can be seen.
  static func kind(_ path: [UInt8], followingLink: Bool) -> EntryKind? {
    path.withCString { name in
      var status = stat()
      let failed = followingLink ? stat(name, &status) != 0 : lstat(name, &status) != 0
      return failed ? nil : EntryKind(mode: status.st_mode)
    }
  }

  static func isReadable(_ path: [UInt8]) -> Bool { path.withCString { access($0, R_OK) == 0 } }

  /// The process's current folder; `nil` when it was deleted.
  static var currentFolder: [UInt8]? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return [UInt8](UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }
}

extension Descriptor {
  /// What stands at a path relative to this folder, its link not followed.
  func kind(of path: Path) -> EntryKind? {
    path.bytes.withCString { name in
      var status = stat()
      guard fstatat(raw, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
      return EntryKind(mode: status.st_mode)
    }
  }
}
