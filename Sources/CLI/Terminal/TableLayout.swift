/// How the fields of a table's rows stand: all on one line, or the first or the last on lines of their own, where they
/// may be longer than the terminal is wide. A path in pieces could not be copied.
struct TableLayout {
  private enum Place {
    case inLine
    case wrapped
    case alone
  }

  /// Less room than this makes a column of a word a line.
  private static let narrowestText = 20
  private static let gap = 2
  private static let indent = 2

  private let table: Table
  private let style: Style
  private let widths: [Int]
  private let first: Place
  private let last: Place

  private init(_ table: Table, _ style: Style, widths: [Int], first: Place, last: Place) {
    self.table = table
    self.style = style
    self.widths = widths
    self.first = first
    self.last = last
  }

  /// The first layout that fits, from the plainest; `nil` when none does.
  init?(_ table: Table, _ style: Style) {
    let widths = table.columns.indices.map { column in
      max(table.columns[column].displayWidth, table.rows.map { $0[column].width(style) }.max() ?? 0)
    }
    let isLastText = table.rows.allSatisfy { $0.last?.isText == true }
    let lasts: [Place] = isLastText ? [.inLine, .wrapped, .alone] : [.inLine]
    for first in [Place.inLine, .alone] {
      for last in lasts {
        let layout = TableLayout(table, style, widths: widths, first: first, last: last)
        if layout.fits {
          self = layout
          return
        }
      }
    }
    return nil
  }

  /// The columns that stand beside each other.
  private var inner: Range<Int> {
    let start = first == .alone ? 1 : 0
    return start..<max(start, table.columns.count - (last == .alone ? 1 : 0))
  }

  private var margin: Int { first == .alone ? Self.indent : 0 }

  /// Where a column starts.
  private func start(of column: Int) -> Int {
    widths[inner.lowerBound..<column].reduce(margin) { $0 + $1 + Self.gap }
  }

  private var fits: Bool {
    guard let end = inner.last else { return true }
    guard last == .wrapped else { return start(of: end) + widths[end] <= style.tableWidth }
    // What is the narrowest it can be broken to.
    let longest = table.rows.flatMap { $0[end].parts(style, width: 1) }.map(\.displayWidth).max() ?? 0
    return start(of: end) + max(longest, Self.narrowestText) <= style.tableWidth
  }

  func lines() -> [String] {
    var lines: [String] = []
    if table.columns.contains(where: { !$0.isEmpty }) {
      lines += self.lines(table.columns.map { Table.Field($0) }, .dim)
    }
    for row in table.rows { lines += self.lines(row, .plain) }
    return lines
  }

  private func lines(_ row: [Table.Field], _ attribute: StyledLine.Attribute) -> [String] {
    var lines: [String] = []
    if first == .alone { lines += alone(row[0], margin: 0, attribute) }
    lines += beside(row, attribute)
    if last == .alone, let field = row.last { lines += alone(field, margin: Self.indent, attribute) }
    return lines
  }

  /// The fields of one line; the last of them may need more.
  private func beside(_ row: [Table.Field], _ attribute: StyledLine.Attribute) -> [String] {
    var line = StyledLine(style)
    for column in inner where !row[column].text.isEmpty {
      let field = row[column]
      let start = start(of: column)
      if last == .wrapped, column == inner.last {
        return field.parts(style, width: style.tableWidth - start).map { part in
          line.pad(to: start)
          line.add(part, attribute)
          defer { line = StyledLine(style) }
          return line.text
        }
      }
      line.pad(to: field.isRightAligned ? start + widths[column] - field.width(style) : start)
      field.add(to: &line, attribute)
    }
    return line.width == 0 ? [] : [line.text]
  }

  private func alone(_ field: Table.Field, margin: Int, _ attribute: StyledLine.Attribute) -> [String] {
    guard !field.text.isEmpty else { return [] }
    return field.parts(style, width: style.width - margin).map { part in
      var line = StyledLine(style)
      line.pad(to: margin)
      if field.isText { line.add(part, attribute) } else { field.add(to: &line) }
      return line.text
    }
  }
}
