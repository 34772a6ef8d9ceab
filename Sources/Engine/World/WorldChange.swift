package import Syntax

/// Something that happened to the workspace.
package enum WorldChange: Hashable, Sendable {
  /// The editor holds these bytes for a file; they stand before what is on the disk.
  case overlay(Path, [UInt8])
  /// The editor let go of a file: the disk counts again.
  case overlayRemoved(Path)
  /// A file or folder was created, changed or deleted. What happened is read from the disk, which knows best.
  case onDisk(Path)
  /// Anything may have happened: look for files anew, and read all of them.
  case everything
}
