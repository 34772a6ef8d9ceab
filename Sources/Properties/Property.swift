/// Something that holds for any bytes at all. Fuzzing looks for bytes for which it does not, and the tests try it on
/// those of `Tests/FuzzCorpus`; not shipped.
package struct Property: Sendable {
  /// The name of its folder in `Tests/FuzzCorpus`.
  package let name: String
  /// What is wrong for these bytes, in words; `nil` where all is as it must be.
  package let problem: @Sendable ([UInt8]) -> String?

  package static let all: [Property] = [
    .swiftTree, .retype, .json, .framing, .conversation, .colorSet, .wholeCheck, .otherFiles, .project, .repetition,
    .positions, .helpers, .settings, .yaml, .settingsFile,
  ]

  package static func named(_ name: String) -> Property? { all.first { $0.name == name } }
}

extension [UInt8] {
  /// Whether a span lies in these bytes.
  func holds(_ start: Int, _ end: Int) -> Bool { 0 <= start && start <= end && end <= count }

  /// Whether no character is cut at an offset. What is not UTF-8 has no characters.
  func isBoundary(_ offset: Int) -> Bool { offset == count || self[offset] & 0xC0 != 0x80 }

  /// Whether these are UTF-8, so that `isBoundary` means something.
  var isText: Bool { String(validating: self, as: UTF8.self) != nil }
}
