import Testing

@testable import Engine
@testable import Facts
@testable import ProjectModel
@testable import Rules
@testable import Syntax

@Suite struct CheckTests {
  /// A rule that says something of every file, and points at another one.
  private let rule = Rule(
    id: "test-rule", severity: .warning, summary: "", rationale: "", examples: [],
    check: { inspection in
      [4, 0].map { offset in
        Diagnostic(
          rule: "test-rule", severity: .warning, path: inspection.file.path, span: Span(offset, offset + 1),
          message: "here", related: [.init(path: Path("Z.swift"), span: Span(0, 1), message: "there")])
      }
    })

  @Test func isTheSameForAnyNumberOfThreads() throws {
    let folder = TemporaryFolder()
    for number in 0..<100 { folder.write(colorSwift, "D\(number % 7)/F\(number).swift") }
    folder.write(colorSwift, "Z.swift")
    let results = try [1, 2, 7].map { try folder.world(jobs: $0).check(rules: [rule], jobs: $0) }
    for result in results {
      #expect(result.diagnostics == results[0].diagnostics)
      #expect(result.sources == results[0].sources)
      #expect(result.statistics == results[0].statistics)
    }
    #expect(results[0].diagnostics.count == 202)
    #expect(results[0].diagnostics == results[0].diagnostics.sorted())
  }

  @Test func onlyReportedFilesAreChecked() throws {
    let folder = TemporaryFolder()
    for path in ["A/A.swift", "B/B.swift", "Pods/P.swift", "Z.swift"] { folder.write(colorSwift, path) }
    let result = try folder.world("A").check(rules: [rule])
    #expect(Set(result.diagnostics.map(\.path)) == [Path("A/A.swift")])
    #expect(Set(result.sources.keys) == [Path("A/A.swift"), Path("Z.swift")])
    #expect(result.statistics.swiftFiles == 4)
  }

  @Test func aFileIsCheckedAsItWasRead() throws {
    let folder = TemporaryFolder()
    folder.write(colorSwift, "A.swift")
    let world = try folder.world()
    folder.write("let later = Color(\"Other\")", "A.swift")
    #expect(world.check(rules: [rule]).sources[Path("A.swift")]?.bytes == Array(colorSwift.utf8))
  }

  @Test func countsWhatIsKnown() throws {
    let folder = TemporaryFolder()
    let set =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"#
      + #""red": "1", "green": "0", "blue": "0", "alpha": "1"}}}], "info": {"author": "xcode", "version": 1}}"#
    folder.write(set, "A.xcassets/Brand.colorset/Contents.json")
    folder.write("{}", "A.xcassets/Contents.json")
    folder.write("let a = Color(\"Brand\")\nlet b = Color(\"None\")\nlet c = Color(name)\n", "A.swift")
    folder.write("struct Plain {}", "Plain.swift")
    let statistics = try folder.world().check(rules: []).statistics
    #expect(statistics.files == 4 && statistics.swiftFiles == 2)
    #expect(statistics.catalogs == 1 && statistics.colorSets == 1)
    #expect(statistics.resolved == 1 && statistics.evaluated == 1)
    #expect(statistics.occurrences == statistics.evaluated + statistics.unknown.values.reduce(0, +))
  }

  @Test func oneFileCanBeCheckedAlone() throws {
    let folder = TemporaryFolder()
    folder.write(colorSwift, "A.swift")
    folder.write(colorSwift, "B.swift")
    let world = try folder.world("A.swift")
    #expect(world.check(Path("A.swift"), rules: [rule]).count == 2)
    #expect(world.check(Path("B.swift"), rules: [rule]).isEmpty)
  }
}

@Suite struct DoubtTests {
  private let color = #"{"colors": [{"idiom": "universal", "color": {"reference": "labelColor"}}]}"#

  @Test func aLinkOutOfTheRootMakesNamesUncertainNotSilent() throws {
    let outside = TemporaryFolder()
    let folder = TemporaryFolder()
    folder.write(color, "A.xcassets/Brand.colorset/Contents.json")
    folder.write("let a = Color(\"Brnad\")\n", "A.swift")
    folder.link("Tools", to: outside.path)
    let result = try folder.world().check(rules: [.unknownColor])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.statistics.doubtAboutNames == nil)
  }

  @Test func aCatalogThatCannotBeReadSilencesNamesAndSaysSo() throws {
    let outside = TemporaryFolder()
    let folder = TemporaryFolder()
    folder.write(color, "A.xcassets/Brand.colorset/Contents.json")
    folder.write("let a = Color(\"Brnad\")\n", "A.swift")
    folder.link("Shared.xcassets", to: outside.path)
    let result = try folder.world().check(rules: [.unknownColor])
    #expect(result.diagnostics.isEmpty)
    #expect(result.statistics.doubtAboutNames == "'Shared.xcassets' could not be read")
  }

  @Test func whatIsIgnoredInsideACatalogStillCounts() throws {
    let folder = TemporaryFolder()
    folder.write("Brand.colorset/\n", ".gitignore")
    folder.write(color, "A.xcassets/Brand.colorset/Contents.json")
    folder.write(color, "A.xcassets/Ink.colorset/Contents.json")
    folder.write("let a = Color(\"Brand\")\n", "A.swift")
    #expect(try folder.world().check(rules: [.unknownColor]).diagnostics.isEmpty)
  }

  @Test func aCatalogThatIsNoTextIsAFinding() throws {
    let folder = TemporaryFolder()
    folder.write("{\u{0}}", "A.xcassets/Brand.colorset/Contents.json")
    folder.write("let a = Color(\"Brand\")\n", "A.swift")
    let result = try folder.world().check(rules: [.unknownColor, .invalidColorset])
    #expect(result.diagnostics.map(\.rule) == ["invalid-colorset"])
  }
}
