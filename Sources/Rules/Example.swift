/// A small input with what a rule says of it: the rule's test and its page at once.
///
/// `code` is written in the fixture language of the tests: `«…»` marks where the rule fires,
/// and `-- colors: Brand #2F80ED/#5AA0FF --` before it declares color sets.
package struct Example: Sendable {
  package enum Expectation: Sendable {
    /// Fires at each `«…»`; with its preferred fix applied the code reads `fixed`, when given.
    case fires(fixed: String?)
    case silent
  }

  /// What the code is.
  package enum File: Sendable {
    case swift
    /// The `Contents.json` of a color set.
    case colorSet
    /// The settings file.
    case settings
    /// A xib.
    case interface
  }

  package let code: String
  /// The palette the code stands in, as in a fixture's `-- colors: … --` line; empty for none.
  package let colors: String
  /// Names of images in the palette's catalog, as in a fixture's `-- images: … --` line.
  package let images: String
  /// The text of the settings file; empty for none.
  package let settings: String
  package let file: File
  package let expectation: Expectation
  package let filePath: String
  package let line: Int

  /// An example at whose marks the rule fires.
  package static func fires(
    _ code: String, colors: String = "Brand #2F80ED/#5AA0FF", images: String = "", settings: String = "",
    as file: File = .swift, fixed: String? = nil, filePath: String = #filePath, line: Int = #line
  ) -> Example {
    Example(
      code: code, colors: colors, images: images, settings: settings, file: file, expectation: .fires(fixed: fixed),
      filePath: filePath, line: line)
  }

  /// An example in which the rule has nothing to say.
  package static func silent(
    _ code: String, colors: String = "Brand #2F80ED/#5AA0FF", images: String = "", settings: String = "",
    as file: File = .swift, filePath: String = #filePath, line: Int = #line
  ) -> Example {
    Example(
      code: code, colors: colors, images: images, settings: settings, file: file, expectation: .silent,
      filePath: filePath, line: line)
  }
}
