import ColorScience
package import Features
import ProjectModel
import Rules
import Syntax

/// Checks the hover at the cursor, in its plain form; nothing where there is none.
package func checkHover(
  _ fixture: String, _ expected: String, filePath: String = #filePath, line: Int = #line
) {
  checkFeature(fixture, expected, CallSite(filePath: filePath, line: line)) { document, offset in
    document.hover(at: offset)?.plainText ?? ""
  }
}

/// Checks what is offered at the cursor, one line each: what is written, its light and dark value, where it comes from,
/// after a first line with the text that it replaces. System colors are left out but for those in `systemColors`.
package func checkCompletions(
  _ fixture: String, _ expected: String, systemColors: Set<String> = [], filePath: String = #filePath,
  line: Int = #line
) {
  checkFeature(fixture, expected, CallSite(filePath: filePath, line: line)) { document, offset in
    let items = document.completions(at: offset)
    guard let first = items.first else { return "" }
    let lines = items.filter { $0.kind != .system || systemColors.contains($0.name) }.map { item in
      let values = item.color.map { $0.isFixed ? $0.light.spoken : "\($0.light.spoken)/\($0.dark.spoken)" } ?? "?"
      return "\(item.name) \(values) \(item.origin)"
    }
    return (["[\(document.source.text(first.replaced))]"] + lines).joined(separator: "\n")
  }
}

/// Checks where the color at the cursor is defined: `path: text`, one line each.
package func checkDefinitions(
  _ fixture: String, _ expected: String, filePath: String = #filePath, line: Int = #line
) {
  let site = CallSite(filePath: filePath, line: line)
  guard let parsed = Fixture(fixture, reportingTo: site) else { return }
  checkFeature(fixture, expected, site) { document, offset in
    document.definitions(at: offset).map { definition in
      let text = parsed.source(definition.path)?.text(definition.span) ?? "?"
      let line = text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
      return "\(definition.path): \(line)"
    }.joined(separator: "\n")
  }
}

private func checkFeature(
  _ fixture: String, _ expected: String, _ site: CallSite, answer: (Document, Int) -> String
) {
  guard let parsed = Fixture(fixture, reportingTo: site) else { return }
  guard let document = parsed.document, let cursor = parsed.cursor else {
    return site.fail("the fixture has no cursor, <|>, or it stands in no source file")
  }
  checkExpectation(expected, expected, equals: answer(document, cursor.offset), site)
}

extension Fixture {
  /// The file with the cursor.
  package var document: Document? {
    let snapshot = snapshot
    guard let path = cursor?.path, let facts = snapshot.files[path], let source = source(path) else { return nil }
    return Document(snapshot: snapshot, shelf: Shelf(snapshot), facts: facts, source: source)
  }
}
