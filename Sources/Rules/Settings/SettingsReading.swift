import Facts
package import Syntax

/// The settings of a project: of a file and of those that it extends, and what is wrong in them.
package struct SettingsReading: Sendable {
  /// Why a file cannot be had, in words.
  package struct Unreadable: Error {
    package let reason: String
    package init(_ reason: String) { self.reason = reason }
  }

  /// How many files may extend one another; nobody has more than a few.
  private static let longestChain = 8

  package private(set) var settings = Settings()
  /// The files that were read, and those that were looked for: the first one first.
  package private(set) var paths: [Path] = []
  package private(set) var sources: [Source] = []
  /// By path and place.
  package private(set) var problems: [Diagnostic] = []

  /// No settings.
  package init() {}

  /// - Parameter read: the text of a file in the workspace.
  package init(of file: Path, read: (Path) -> Result<Source, Unreadable>) {
    var documents: [SettingsDocument] = []
    var next: Path? = file
    while let path = next {
      next = nil
      paths.append(path)
      switch read(path) {
      case .failure(let failure): report(unreadable: path, failure.reason, from: documents.last)
      case .success(let source):
        let document = SettingsDocument(source)
        documents.append(document)
        problems += document.problems.map { .invalidSettings($0, in: path) }
        next = base(of: document)
      }
    }
    sources = documents.map(\.source)
    settings = documents.reversed().reduce(Settings()) { $0.extended(by: $1.settings) }
    problems.sort()
  }

  private mutating func base(of document: SettingsDocument) -> Path? {
    guard let (text, span) = document.base else { return nil }
    let path = document.source.path
    guard let base = path.parent?.resolving(text.utf8), !base.leavesRoot else {
      problems.append(
        .invalidSettings(
          SettingsProblem("\(quoted(text)) is not in this project; settings extend a file below its root", span: span),
          in: path))
      return nil
    }
    guard base.hasExtension("json"), FileKind(base) == nil else {
      problems.append(
        .invalidSettings(
          SettingsProblem("\(quoted(text)) is no settings file; its name ends in .json", span: span), in: path))
      return nil
    }
    guard !paths.contains(base), paths.count < Self.longestChain else {
      let words = paths.contains(base) ? "extends this file in its turn" : "is one file too many to extend"
      problems.append(.invalidSettings(SettingsProblem("\(quoted(text)) \(words)", span: span), in: path))
      return nil
    }
    return base
  }

  private mutating func report(unreadable path: Path, _ reason: String, from document: SettingsDocument?) {
    guard let document, let (text, span) = document.base else {
      let problem = SettingsProblem("these settings cannot be read: \(reason)", span: Span(0, 0))
      problems.append(.invalidSettings(problem, in: path))
      return
    }
    problems.append(
      .invalidSettings(
        SettingsProblem("\(quoted(text)) cannot be read: \(reason)", span: span), in: document.source.path))
  }

  /// Whether these settings say what others said, so that nothing has changed but what is wrong in one file.
  package func isFeltOnly(in path: Path, after other: SettingsReading) -> Bool {
    settings == other.settings
      && problems.filter { $0.path != path } == other.problems.filter { $0.path != path }
  }

  /// Whether something is wrong, and not only said.
  package var isInvalid: Bool { problems.contains { $0.severity == .error } }
}

extension Path {
  /// Whether it begins above the root, as the path of a file does that a person names elsewhere.
  fileprivate var leavesRoot: Bool { components.first?.elementsEqual("..".utf8) == true }
}
