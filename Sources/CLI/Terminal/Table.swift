import ColorScience

/// Rows of aligned columns. A column without title and text is left out; the last one is wrapped at the style's width.
struct Table {
  /// One field: swatches, where the terminal shows colors, before a text.
  struct Field: ExpressibleByStringLiteral {
    var color: ColorValue?
    var backdrop = ColorValue.white
    var text: String
    var isRightAligned = false

    init(_ text: String, color: ColorValue? = nil, over backdrop: ColorValue = .white, isRightAligned: Bool = false) {
      self.color = color
      self.backdrop = backdrop
      self.text = text
      self.isRightAligned = isRightAligned
    }

    init(stringLiteral value: String) { self.init(value) }

    fileprivate func width(_ style: Style) -> Int {
      visible(text, isUnicode: style.isUnicode).displayWidth + (style.hasColor && color != nil ? 3 : 0)
    }
  }

  private let columns: [String]
  private var rows: [[Field]] = []

  init(columns: [String]) { self.columns = columns }

  mutating func add(_ row: [Field]) { rows.append(row) }
  mutating func add(_ row: [String]) { rows.append(row.map { Field($0) }) }

  func text(_ style: Style) -> String {
    let used = columns.indices.filter { column in
      !columns[column].isEmpty || rows.contains { !$0[column].text.isEmpty }
    }
    guard used.count == columns.count else {
      var smaller = Table(columns: used.map { columns[$0] })
      for row in rows { smaller.add(used.map { row[$0] }) }
      return smaller.text(style)
    }
    let widths = columns.indices.map { column in
      max(columns[column].displayWidth, rows.map { $0[column].width(style) }.max() ?? 0)
    }
    var lines: [String] = []
    if columns.contains(where: { !$0.isEmpty }) {
      var header = StyledLine(style)
      var start = 0
      for (column, title) in columns.enumerated() {
        header.pad(to: start)
        header.add(title, .dim)
        start += widths[column] + 2
      }
      lines.append(header.text)
    }
    for row in rows { lines += self.lines(row, widths: widths, style: style) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(_ row: [Field], widths: [Int], style: Style) -> [String] {
    var line = StyledLine(style)
    var start = 0
    for (field, width) in zip(row.dropLast(), widths) {
      if !field.text.isEmpty { line.pad(to: field.isRightAligned ? start + width - field.width(style) : start) }
      add(field, to: &line)
      start += width + 2
    }
    guard let last = row.last, !last.text.isEmpty else { return [line.text] }
    if last.color != nil || last.isRightAligned || start > style.width - 20 {
      let lead = last.isRightAligned ? (widths.last ?? 0) - last.width(style) : 0
      line.pad(to: start + lead)
      add(last, to: &line)
      return [line.text]
    }
    return wrap(visible(last.text, isUnicode: style.isUnicode), width: style.width - start).map { part in
      line.pad(to: start)
      line.add(part)
      defer { line = StyledLine(style) }
      return line.text
    }
  }

  private func add(_ field: Field, to line: inout StyledLine) {
    if let color = field.color, line.style.hasColor {
      line.add(color, over: field.backdrop)
      line.add(" ")
    }
    line.add(field.text)
  }
}
