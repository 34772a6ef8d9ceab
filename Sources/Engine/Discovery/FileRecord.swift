import Facts
import Syntax

/// One file that belongs to the workspace.
final class FileRecord: Sendable {
  let kind: FileKind
  /// Whether the rules run over it, unless it turns out to be generated.
  let isReported: Bool
  /// `nil` for a file that says nothing about colors.
  let facts: FileFacts?
  /// The bytes behind the facts; `nil` where no rule needs them.
  let source: Source?
  /// What the next keystroke starts from; `nil` for a file that was not typed in.
  private let typed: Typed?

  /// A Swift file as it was read when it was last typed in.
  private struct Typed {
    let file: ReadSwift
    /// Where it says that it is worth a parse, if one place says so.
    let witness: Span?
  }

  private init(kind: FileKind, isReported: Bool, facts: FileFacts?, source: Source?, typed: Typed? = nil) {
    self.kind = kind
    self.isReported = isReported
    self.facts = facts
    self.source = source
    self.typed = typed
  }

  /// The map step of a file whose bytes are at hand. A pure function: the same for disk and editor.
  static func of(
    _ path: Path, _ kind: FileKind, isReported: Bool, bytes: UnsafeRawBufferPointer
  ) -> Result<FileRecord, ReadFailure> {
    let kind = kind.told(by: bytes, at: path)
    // Before anything is looked for in them: text in UTF-16 holds no word that is known here.
    if kind.isSource, Prefilter.isBinary(bytes) { return .failure(.binary) }
    guard Prefilter.admits(bytes, kind) else { return .success(empty(path, kind, isReported: isReported)) }
    let source = Source(path: path, bytes: Array(bytes))
    let facts = FileFacts(of: source, kind: kind)
    // Project files are large, and findings are only where they name a color.
    let kept = kind == .projectFile && !facts.namesColors ? nil : source
    return .success(FileRecord(kind: kind, isReported: isReported, facts: facts, source: kept))
  }

  /// The same for what the editor holds.
  static func of(
    _ path: Path, _ kind: FileKind, isReported: Bool, unsaved bytes: [UInt8]
  ) -> Result<FileRecord, ReadFailure> {
    guard bytes.count <= kind.largestSize else { return .failure(.tooLarge(megabytes: kind.largestSize >> 20)) }
    return bytes.withUnsafeBytes { of(path, kind, isReported: isReported, bytes: $0) }
  }

  /// The same once more after a keystroke, which mostly leaves most of a Swift file as it was.
  func retyped(_ path: Path, _ bytes: [UInt8]) -> Result<FileRecord, ReadFailure> {
    let isSwift = kind == .swift && bytes.withUnsafeBytes { kind.told(by: $0, at: path) } == .swift
    guard isSwift, bytes.count <= kind.largestSize else {
      return Self.of(path, kind, isReported: isReported, unsaved: bytes)
    }
    if bytes.withUnsafeBytes(Prefilter.isBinary) { return .failure(.binary) }
    let change = typed.map { ByteChange(from: $0.file.bytes, to: bytes) }
    var witness = change.flatMap { change in typed?.witness.flatMap { change.moved($0) } }
    if witness == nil {
      let admission = bytes.withUnsafeBytes(Prefilter.admission)
      guard admission != .refused else { return .success(.empty(path, kind, isReported: isReported)) }
      if case .byPlace(let place) = admission { witness = place }
    }
    let file = change.flatMap { typed?.file.reading(bytes, $0) } ?? ReadSwift(bytes)
    return .success(
      FileRecord(
        kind: kind, isReported: isReported, facts: FileFacts(path: path, content: .swift(file.facts)),
        source: Source(path: path, bytes: bytes), typed: Typed(file: file, witness: witness)))
  }

  /// The record of a file by its path alone.
  static func empty(_ path: Path, _ kind: FileKind, isReported: Bool) -> FileRecord {
    FileRecord(kind: kind, isReported: isReported, facts: FileFacts(path: path, kind: kind), source: nil)
  }

  /// `nil` for a file that was not typed in.
  var tokens: SwiftTokens? { typed.flatMap { SwiftTokens($0.file.tree) } }

  func reported(_ isReported: Bool) -> FileRecord {
    isReported == self.isReported
      ? self : FileRecord(kind: kind, isReported: isReported, facts: facts, source: source, typed: typed)
  }

  /// Whether findings in this file are for the person: generated files only define names.
  var isChecked: Bool {
    guard isReported, source != nil, let facts else { return false }
    if case .swift(let swift) = facts.content { return !swift.isGenerated }
    return true
  }
}

extension FileFacts {
  fileprivate var namesColors: Bool {
    if case .project(let project) = content { !project.occurrences.isEmpty } else { true }
  }
}

extension FileKind {
  /// Whether it is text that is not judged itself; what is wrong in a catalog is a finding at its place.
  fileprivate var isSource: Bool {
    switch self {
    case .swift, .objectiveC, .interfaceBuilder, .projectFile: true
    case .colorSet, .assetGroup, .otherAsset: false
    }
  }
}
