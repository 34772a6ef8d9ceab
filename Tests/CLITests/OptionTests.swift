import CLI
import Syntax
import Testing

struct OptionTests {
  private func parse(_ words: String...) throws(Failure) -> Invocation {
    try ArgumentParser.parse(words[...], for: .sample, environment: .plain)
  }

  private func failure(_ words: String...) -> String? {
    do {
      _ = try ArgumentParser.parse(words[...], for: .sample, environment: .plain)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func valuesStandAfterASpaceOrAnEqualsSign() throws {
    #expect(try parse("--level", "info", "a").value("level") == "info")
    #expect(try parse("a", "--level=info").value("level") == "info")
    #expect(try parse("--name=a=b", "x").value("name") == "a=b")
  }

  @Test func theLastValueCounts() throws {
    #expect(try parse("--level", "info", "--level=error", "a").value("level") == "error")
    #expect(try parse("--name=--strict", "a").value("name") == "--strict")
  }

  @Test func listsAreCommasOrRepetition() throws {
    #expect(try parse("--only", "a,b", "--only", "c", "x").list("only") == ["a", "b", "c"])
    #expect(throws: Failure("'--only ,' names nothing; write '--only a,b' or leave it out")) {
      try parse("--only", ",", "--only", "a", "x").list("only")
    }
  }

  @Test func twoDashesEndTheOptions() throws {
    #expect(try parse("--strict", "--", "--level").positionals == ["--level"])
    #expect(try parse("-").positionals == ["-"])
  }

  @Test func mistakesNameTheNearestWord() {
    #expect(failure("--levle", "info") == "unknown option '--levle'; did you mean '--level'?")
    #expect(failure("--zzzzzzzz") == "unknown option '--zzzzzzzz'; 'swift-color-lsp help sample' lists the options")
    #expect(failure("-q") == "unknown option '-q'; 'swift-color-lsp help sample' lists the options")
    #expect(
      failure("--level", "warn") == "'--level' is error, warning or info, not 'warn'; did you mean 'warning'?")
    #expect(
      failure("--level", "eror") == "'--level' is error, warning or info, not 'eror'; did you mean 'error'?")
  }

  @Test func missingAndSurplusWordsAreTold() {
    #expect(failure("--level") == "'--level' needs a value: error, warning or info")
    #expect(failure("--name=") == "'--name' needs a value: --name <name>")
    #expect(failure("--name", "", "a") == "'--name' needs a value: --name <name>")
    #expect(failure("--level", "--strict", "a") == "'--level' needs a value: error, warning or info")
    #expect(failure("") == "<path> is empty; usage: swift-color-lsp sample [<options>] <path>")
    #expect(failure("--strict=yes") == "'--strict' takes no value; write --strict or leave it out")
    #expect(failure() == "missing <path>; usage: swift-color-lsp sample [<options>] <path>")
    #expect(
      failure("a", "b") == "'b' is one argument too many; usage: swift-color-lsp sample [<options>] <path>")
  }

  @Test func helpNeedsNoArguments() throws {
    #expect(try parse("--help").has("help"))
    #expect(try parse("-h").has("help"))
  }

  @Test func numbersArePositive() throws {
    #expect(try parse("--name", "3", "a").positiveNumber("name") == 3)
    #expect(try parse("--name", "9999999999999999999", "a").positiveNumber("name") == 256)
    for text in ["0", "00", "-1", "+1", "1.5", "x", "٣"] {
      #expect(throws: Failure("'--name' takes a whole number from 1, not '\(text)'")) {
        try parse("--name", text, "a").positiveNumber("name")
      }
    }
  }

  @Test func theNearestWordIsAFewTypingErrorsAway() {
    #expect(nearest(to: "chekc", among: ["check", "colors"]) == "check")
    #expect(nearest(to: "unknwon-colr", among: ["unknown-color", "hard-coded-color"]) == "unknown-color")
    #expect(nearest(to: "x", among: ["ab"]) == nil)
    #expect(nearest(to: "unknown", among: ["hard-coded-color", "unknown-color"]) == "unknown-color")
    #expect(nearest(to: "unk", among: ["unknown-a", "unknown-b"]) == nil)
    #expect(nearest(to: "Sources", among: ["check", "colors", "rules"]) == nil)
  }

  @Test func helpHasTheLayoutOfTheToolchain() {
    #expect(
      Help().command(.sample) == """
        OVERVIEW: Does nothing.

        More of it.

        USAGE: swift-color-lsp sample [<options>] <path>

        ARGUMENTS:
          <path>                  A path.

        OPTIONS:
          --level <level>         What is shown.
          --name <name>           A text that is long enough to need a second line of
                                  help, as some are.
          --only <rule>           Rules.
          --strict                Strict.
          -h, --help              Show help information.

        """)
  }
}

extension Command {
  fileprivate static let sample = Command(
    "sample", "Does nothing.", discussion: "More of it.", arguments: [Argument("path", .one, "A path.")],
    options: [
      .choice("level", ["error", "warning", "info"], "What is shown."),
      .value("name", "name", "A text that is long enough to need a second line of help, as some are."),
      .value("only", "rule", "Rules.", isRepeatable: true), .flag("strict", "Strict."),
    ]
  ) { _, _ in .success }
}
