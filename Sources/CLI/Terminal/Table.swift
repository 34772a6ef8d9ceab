import ColorScience

/// Rows of aligned columns. A column without title and text is left out.
///
/// Rows that do not fit are taken apart rather than cut: see `TableLayout`.
struct Table {
  /// One field: swatches, where the terminal shows colors, before a text.
  struct Field: ExpressibleByStringLiteral {
    var color: ColorValue?
    var backdrop = ColorValue.white
    var text: String
    var isRightAligned = false
    /// Whether it is a name or a path, of which no part can be copied alone.
    var isWhole = false

    init(
      _ text: String, color: ColorValue? = nil, over backdrop: ColorValue = .white, isRightAligned: Bool = false,
      isWhole: Bool = false
    ) {
      self.color = color
      self.backdrop = backdrop
      self.text = text
      self.isRightAligned = isRightAligned
      self.isWhole = isWhole
    }

    init(stringLiteral value: String) { self.init(value) }

    /// Whether it is words alone.
    var isText: Bool { color == nil && !isRightAligned }

    /// The text in lines of a width, fit to be seen.
    func parts(_ style: Style, width: Int) -> [String] {
      let text = visible(text, isUnicode: style.isUnicode)
      return isWhole || !isText ? [text] : wrap(text, width: width, keepsWords: true)
    }

    func width(_ style: Style) -> Int {
      visible(text, isUnicode: style.isUnicode).displayWidth + (style.hasColor && color != nil ? 3 : 0)
    }

    func add(to line: inout StyledLine, _ attribute: StyledLine.Attribute = .plain) {
      if let color, line.style.hasColor {
        line.add(color, over: backdrop)
        line.add(" ")
      }
      line.add(text, attribute)
    }
  }

  let columns: [String]
  private(set) var rows: [[Field]] = []

  init(columns: [String]) { self.columns = columns }

  mutating func add(_ row: [Field]) { rows.append(row) }
  mutating func add(_ row: [String]) { rows.append(row.map { Field($0) }) }

  func text(_ style: Style) -> String {
    let table = withoutEmptyColumns
    let lines = TableLayout(table, style).map { $0.lines() } ?? table.list(style)
    return lines.map { $0 + "\n" }.joined()
  }

  private var withoutEmptyColumns: Table {
    let used = columns.indices.filter { column in
      !columns[column].isEmpty || rows.contains { !$0[column].text.isEmpty }
    }
    var table = Table(columns: used.map { columns[$0] })
    for row in rows { table.add(used.map { row[$0] }) }
    return table
  }

  /// Every field on a line of its own, with its title: for terminals that are too narrow for any columns.
  private func list(_ style: Style) -> [String] {
    let titles = columns.dropFirst().map(\.displayWidth).max() ?? 0
    var lines: [String] = []
    for row in rows {
      for (column, field) in row.enumerated() where !field.text.isEmpty {
        let start = column == 0 ? 0 : titles > 0 ? titles + 4 : 2
        for (index, part) in field.parts(style, width: style.width - start).enumerated() {
          var line = StyledLine(style)
          if column > 0, index == 0 {
            line.pad(to: 2)
            line.add(columns[column], .dim)
          }
          line.pad(to: start)
          if field.isText { line.add(part) } else { field.add(to: &line) }
          lines.append(line.text)
        }
      }
    }
    return lines
  }
}
