import ColorScience
import Rules

extension Hover {
  /// For editors that show text as it is: aligned columns, no markup.
  package var plainText: String {
    blocks.flatMap { block -> [String] in
      switch block {
      case .heading(let name, let note): [note.isEmpty ? name : "\(name)   \(note)"]
      case .values(let rows): Self.lines(rows)
      case .pairs(let rows): Self.lines(rows)
      case .line(let text): [text]
      case .swatches(let word, let swatches):
        ["\(word): " + swatches.map { "\($0.name) \($0.value.spoken)" }.joined(separator: ", ")]
      }
    }.joined(separator: "\n")
  }

  private static func lines(_ rows: [Row]) -> [String] {
    let values = rows.map { $0.value?.spoken ?? "= \($0.note)" }
    let labelWidth = (rows.map(\.label.count).max() ?? 0) + 3
    let valueWidth = (values.map(\.count).max() ?? 0) + 2
    let ratios = rows.map { $0.value == nil ? "" : $0.note }
    let ratioWidth = ratios.map { $0.prefix { $0 != " " }.count }.max() ?? 0
    return zip(rows, zip(values, ratios)).map { row, texts in
      let (value, note) = texts
      let head = padded(row.label, labelWidth)
      if note.isEmpty { return head + value }
      let gap = ratioWidth - note.prefix { $0 != " " }.count
      return head + padded(value, valueWidth) + String(repeating: " ", count: gap) + note
    }
  }

  /// `dark    #F3F4F6 on #FFFFFF    1.10  FAILS`
  private static func lines(_ rows: [PairRow]) -> [String] {
    let pairs = rows.map { "\($0.ink.spoken) on \($0.surface.spoken)" }
    let labelWidth = (rows.map(\.appearance.label.count).max() ?? 0) + 3
    let pairWidth = (pairs.map(\.count).max() ?? 0) + 2
    let ratioWidth = rows.map(\.ratio.count).max() ?? 0
    return zip(rows, pairs).map { row, pair in
      let gap = String(repeating: " ", count: ratioWidth - row.ratio.count)
      // Without color, a failure has to stand out by its letters.
      let word = row.grade.isFailure ? "FAILS" : row.grade.words
      return padded(row.appearance.label, labelWidth) + padded(pair, pairWidth) + gap + "\(row.ratio)  \(word)"
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
