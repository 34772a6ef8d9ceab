/// The table of all ratios, each with its bound.
struct Report {
  private var rows: [[String]] = [["measurement", "what", "ours", "outside", "ratio", "bound", ""]]
  private(set) var isBroken = false

  mutating func add(_ outcome: Outcome, of measurement: String) {
    switch outcome {
    case .figures(let figures):
      for figure in figures {
        rows.append([
          measurement, figure.what, figure.ours, figure.outside, fixed(figure.ratio, digits: 3),
          figure.bound.map { fixed($0, digits: 3) } ?? "-", verdict(figure),
        ])
        if figure.isBroken { isBroken = true }
      }
    case .skipped(let reason): rows.append([measurement, "skipped: " + reason])
    }
  }

  private func verdict(_ figure: Figure) -> String {
    guard figure.bound != nil else { return "" }
    return figure.isBroken ? "BROKEN" : "holds"
  }

  var text: String {
    // A reason stands alone in its line and widens no column.
    let full = rows.filter { $0.count > 2 }
    let widths = (0..<7).map { column in full.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row -> String in
      let fields = row.enumerated().map { index, field in
        let room = String(repeating: " ", count: max(0, widths[index] - field.count))
        return (2...5).contains(index) && row.count > 2 ? room + field : field + room
      }
      let line = fields.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n")
  }
}
