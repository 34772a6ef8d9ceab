package import Syntax

/// A small project in one string: the input of a test and what is expected of it.
///
/// ```
/// -- colors: Brand #2F80ED/#5AA0FF, Ink #111 --
/// -- App/View.swift --
/// let a = Color("Brnad")
///                ^^^^^ unknown-color: no color named 'Brnad' in this workspace; did you mean 'Brand'?
/// let b = «Color<|>("Ink")»
/// ```
///
/// - `-- path --` starts a file. Lines before the first one belong to `App.swift`.
/// - `-- colors: … --` makes color sets in `Assets.xcassets`, `-- images: a, b --` image sets; see `FixturePalette`.
///   `-- colors in Kit/Kit.xcassets: … --` chooses the catalog. These lines belong to no file.
/// - A line whose first non-blank character is `^` annotates the nearest line above that is not itself an
///   annotation, and is removed; see `FixtureAnnotation`. Below a `colors` line, carets under an entry stand for
///   any place in the files that the entry makes.
/// - `«…»` marks a range, `<|>` the cursor; both are removed. Marks nest, and may go over several lines of a file.
///
/// Carets are aligned with the line as it is written here, marks included, and **one caret is one grapheme cluster**
/// (Swift's `Character`): an emoji or a CJK character is one column, however wide an editor draws it.
/// Offsets in `files` and `marks` are UTF-8 bytes of the text without marks and annotations, as everywhere.
package struct Fixture: Sendable {
  /// The files, those that palette lines make included, in the order in which they are written.
  package internal(set) var files: [Source] = []
  /// What `«…»` encloses, by file, in the order of the opening marks.
  package internal(set) var marks: [Path: [Span]] = [:]
  package internal(set) var cursor: Location?
  package internal(set) var annotations: [FixtureAnnotation] = []
  /// Every line of the fixture but its annotations, for rendering it again.
  var lines: [FixtureLine] = []
  /// What ends the last line: a line feed or nothing.
  var finalEnding = ""

  package struct Location: Hashable, Sendable {
    package let path: Path
    package let offset: Int
  }

  /// The file of a path.
  package func source(_ path: Path) -> Source? { files.first { $0.path == path } }

  /// The first file that is not made by a palette line; the settings only where there is no other.
  package var main: Source? {
    let written = lines.compactMap { $0.path }
    return (written.first { $0 != Path(Self.settingsFile) } ?? written.first).flatMap(source)
  }
}

/// An expectation: carets under a line, and a text.
///
/// ```
/// ^^^^^ unknown-color                      any text, any level
/// ^^^^^ unknown-color: no color named…     a text that ends in … is a beginning
/// ^^^^^ unknown-color warning: …           a level that is not the rule's default one
/// ^^^↓ unknown-color                       the span goes on below this line
/// ^| invalid-colorset                      an empty span
/// ```
package struct FixtureAnnotation: Hashable, Sendable {
  /// The index in `Fixture.lines` of the line above.
  let line: Int
  package let carets: Carets
  package let text: String

  /// Which characters of a line the carets stand under.
  package struct Carets: Hashable, Comparable, Sendable {
    package enum Shape: Hashable, Sendable { case range, position, goesOn }
    package let start: Int
    package let end: Int
    package let shape: Shape

    package static func < (lhs: Carets, rhs: Carets) -> Bool { (lhs.start, lhs.end) < (rhs.start, rhs.end) }
  }
}

/// Why a text is not a fixture.
package struct FixtureError: Error, CustomStringConvertible {
  /// One-based.
  package let line: Int
  package let text: String
  package let reason: String

  package var description: String { "fixture line \(line): \(reason)\n  \(text)" }
}
