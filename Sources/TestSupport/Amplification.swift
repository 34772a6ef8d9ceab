package import Facts
import Syntax

/// Another form of an example, in which its rule says the same of it, or nothing.
package struct Amplification: Sendable {
  package enum Outcome: Sendable {
    case same
    case silent
  }

  package let name: String
  package let outcome: Outcome
  /// The other form of a file; `nil` where there is none.
  package let apply: @Sendable (MarkedText, FileKind) -> MarkedText?

  package static let all = [
    Amplification("after an emoji and CJK prefix", .same) { file, kind in
      guard !file.text.hasPrefix("#!") else { return nil }
      let comment = "// 👩‍👩‍👧‍👦 色彩 é\n"
      switch kind {
      case .swift: return file.wrapped(in: comment + "let 日本 = \"🎨 «色»\"\n")
      case .objectiveC: return file.wrapped(in: comment)
      default: return nil
      }
    },
    Amplification("with CRLF", .same) { file, _ in file.withCRLF },
    Amplification("in a block comment", .silent) { file, kind in
      let isOpen = file.text.contains("/*") || file.text.contains("*/")
      return kind.hasComments && !isOpen ? file.wrapped(in: "/*\n", "\n*/\n") : nil
    },
    Amplification("in line comments", .silent) { file, kind in
      // In a line comment a CR ends the comment, and so does the LF of text that has both.
      kind.hasComments && !file.bytes.contains(0x0D) ? file.prefixingLines(by: "// ") : nil
    },
    Amplification("in a string", .silent) { file, kind in
      guard kind == .swift, !file.text.contains("\n"), !file.text.contains("\"###") else { return nil }
      return file.wrapped(in: "let text = ###\"", "\"###\n")
    },
    Amplification("in a multi-line string", .silent) { file, kind in
      guard kind == .swift, !file.text.contains("\"\"\"###") else { return nil }
      return file.wrapped(in: "let text = ###\"\"\"\n", "\n\"\"\"###\n")
    },
  ]

  private init(
    _ name: String, _ outcome: Outcome, _ apply: @escaping @Sendable (MarkedText, FileKind) -> MarkedText?
  ) {
    self.name = name
    self.outcome = outcome
    self.apply = apply
  }
}

extension FileKind {
  fileprivate var hasComments: Bool { self == .swift || self == .objectiveC }
}

extension Fixture {
  /// The fixture with some files in another form, and the paths of those; files that a palette makes stay.
  func transformed(_ apply: (MarkedText, FileKind) -> MarkedText?) -> (fixture: Fixture, paths: Set<Path>) {
    var result = self
    var paths: Set<Path> = []
    let written = Set(lines.compactMap(\.path))
    for (index, source) in files.enumerated() where written.contains(source.path) {
      guard let kind = FileKind(source.path),
        let changed = apply(MarkedText(bytes: source.bytes, marks: marks[source.path] ?? []), kind)
      else { continue }
      result.files[index] = Source(path: source.path, bytes: changed.bytes)
      result.marks[source.path] = changed.marks
      paths.insert(source.path)
    }
    return (result, paths)
  }
}
