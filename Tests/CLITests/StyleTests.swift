import CLI
import Testing

struct StyleTests {
  private func style(_ variables: [String: String], isTerminal: Bool = true, refusesColor: Bool = false) -> Style {
    Style(
      environment: Environment(variables: variables, isOutputTerminal: isTerminal, columns: 140),
      isTerminal: isTerminal, refusesColor: refusesColor)
  }

  @Test func colorFollowsTheConventions() {
    #expect(style(["TERM": "xterm"]).palette == .indexed)
    #expect(style(["COLORTERM": "truecolor"]).palette == .trueColor)
    #expect(style(["COLORTERM": "24bit"]).palette == .trueColor)
    #expect(style([:], isTerminal: false).palette == .none)
    #expect(style(["CLICOLOR_FORCE": "1"], isTerminal: false).palette == .indexed)
    #expect(style(["CLICOLOR_FORCE": "0"], isTerminal: false).palette == .none)
    #expect(style(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]).palette == .none)
    #expect(style(["NO_COLOR": ""]).palette == .indexed)
    #expect(style(["TERM": "dumb"]).palette == .none)
    #expect(style(["CLICOLOR_FORCE": "1"], refusesColor: true).palette == .none)
  }

  @Test func theLocaleDecidesTheCharacterSet() {
    #expect(style(["LANG": "de_DE.UTF-8"]).isUnicode)
    #expect(style(["LANG": "C.utf8"]).isUnicode)
    #expect(style(["LANG": "de_DE.UTF-8@euro"]).isUnicode)
    #expect(!style(["LANG": "de_DE.UTF-8", "LC_ALL": "C"]).isUnicode)
    #expect(!style(["LANG": "de_DE.ISO-8859-1"]).isUnicode)
    #expect(!style([:]).isUnicode)
  }

  @Test func linesEndAtColumn100() {
    #expect(style([:]).width == 100)
    #expect(style([:], isTerminal: false).width == 100)
    #expect(Style(environment: Environment(columns: 80), isTerminal: true, refusesColor: false).width == 80)
    #expect(Style(environment: Environment(columns: 10), isTerminal: true, refusesColor: false).width == 30)
  }

  @Test func tablesReachAsFarAsTheTerminal() {
    #expect(style([:]).tableWidth == 140)
    #expect(style([:], isTerminal: false).tableWidth == 100)
  }

  @Test func wordsAreWrapped() {
    #expect(wrap("one two three", width: 7) == ["one two", "three"])
    #expect(wrap("abcdefgh", width: 3) == ["abc", "def", "gh"])
    #expect(wrap("abcdefgh ij", width: 3, keepsWords: true) == ["abcdefgh", "ij"])
    #expect(wrap("", width: 3) == [""])
    #expect(wrap("日本語", width: 4) == ["日本", "語"])
  }

  @Test func numbersHaveCommas() {
    #expect([0, 999, 1000, 1_234_567].map(grouped) == ["0", "999", "1,000", "1,234,567"])
    #expect(counted(1, "file") == "1 file")
    #expect(counted(2, "entry", "entries") == "2 entries")
  }
}
