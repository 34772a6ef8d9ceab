import Facts
import ProjectModel
import TestSupport
import Testing

@Suite struct NameSuggestionTests {
  private func suggestions(for name: String, colors: String) throws -> [String] {
    let fixture = try Fixture(parsing: "-- colors: \(colors) --\n-- A.swift --\n")
    return NameIndex(fixture.snapshot).suggestions(for: name, lookup: .color).map(\.name)
  }

  @Test func caseComesBeforeNamespaceBeforeDistance() throws {
    #expect(try suggestions(for: "ink", colors: "Inks #111, Ink #111, Text/Ink #111") == ["Ink", "Text/Ink", "Inks"])
  }

  @Test func grayAndGreyAreOne() throws {
    #expect(try suggestions(for: "DarkGrey", colors: "DarkGray #111").first == "DarkGray")
  }

  @Test func farNamesAreNotOffered() throws {
    #expect(try suggestions(for: "Sunset", colors: "Brand #111, Paper #111").isEmpty)
  }

  @Test func shortNamesDoNotMatchEverything() throws {
    #expect(try suggestions(for: "bg", colors: "fg #111, ink #111") == ["fg"])
  }
}
