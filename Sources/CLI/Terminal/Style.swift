/// How text for people is written: with which colors, in which character set, how wide.
package struct Style: Hashable, Sendable {
  package enum Palette: Hashable, Sendable {
    case none
    /// The 256 colors of xterm.
    case indexed
    case trueColor
  }

  package var palette: Palette
  /// Whether characters outside ASCII may be written.
  package var isUnicode: Bool
  /// The last column that is written to; paths and single words may be longer.
  package var width: Int
  /// The last column of tables, whose rows can be read however long they are: the terminal's.
  package var tableWidth: Int

  package init(
    palette: Palette = .none, isUnicode: Bool = true, width: Int = Style.widest, tableWidth: Int? = nil
  ) {
    self.palette = palette
    self.isUnicode = isUnicode
    self.width = width
    self.tableWidth = tableWidth ?? width
  }

  /// Lines longer than this are hard to read however wide the terminal is.
  package static let widest = 100
  /// What is narrower has no room beside the numbers of lines, and is left to the terminal to break.
  private static let narrowest = 30

  /// The style for a stream, from the conventions of no-color.org and bixense.com/clicolors.
  package init(environment: Environment, isTerminal: Bool, refusesColor: Bool) {
    let isForced = environment["CLICOLOR_FORCE"].map { $0 != "0" } ?? false
    let isDumb = environment["TERM"] == "dumb"
    if refusesColor || environment["NO_COLOR"] != nil || !(isForced || isTerminal && !isDumb) {
      palette = .none
    } else {
      let depth = environment["COLORTERM"]?.lowercased()
      palette = depth == "truecolor" || depth == "24bit" ? .trueColor : .indexed
    }
    isUnicode = environment.isUnicode
    let columns = isTerminal ? environment.columns : nil
    tableWidth = max(columns ?? Style.widest, Style.narrowest)
    width = min(tableWidth, Style.widest)
  }

  /// The same without color.
  package var plain: Style { Style(palette: .none, isUnicode: isUnicode, width: width, tableWidth: tableWidth) }

  package var hasColor: Bool { palette != .none }
  var gutter: String { isUnicode ? "│" : "|" }
  var branch: String { isUnicode ? "├" : "-" }
  var lastBranch: String { isUnicode ? "└" : "-" }
  var ellipsis: String { isUnicode ? "…" : "..." }
}
