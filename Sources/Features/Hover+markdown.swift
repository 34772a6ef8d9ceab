import ColorScience
import Rules

extension Hover {
  /// For editors that show Markdown with images: a table, and swatches as SVG in data URIs.
  package var markdown: String {
    blocks.map { block -> String in
      switch block {
      case .heading(let name, let note): "**\(escaped(name))**" + (note.isEmpty ? "" : " · \(escaped(note))")
      case .values(let rows): Self.table(rows)
      case .pairs(let rows): Self.table(rows)
      case .line(let text): escaped(text)
      case .swatches(let word, let swatches):
        "\(word): "
          + swatches.map { "\($0.value.swatchImage) `\($0.name.withoutBackticks)` `\($0.value.spoken)`" }
          .joined(separator: " · ")
      }
    }.joined(separator: "\n\n")
  }

  private static func table(_ rows: [Row]) -> String {
    var lines = ["| | value | contrast |", "|:--|:--|:--|"]
    for row in rows {
      let label = Appearance.allCases.first { $0.label == row.label }?.longLabel ?? row.label
      if let value = row.value {
        lines.append("| \(label) | \(value.swatchImage) `\(value.spoken)` | \(row.note) |")
      } else {
        lines.append("| \(label) | as \(row.note) | |")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Hover {
  private static func table(_ rows: [PairRow]) -> String {
    let lines = rows.map { row -> String in
      let isBold = row.grade.isFailure
      let label = row.appearance.longLabel
      let verdict = "\(row.ratio) \(row.grade.words)"
      let cells = [row.ink, row.surface].map { "\($0.swatchImage) `\($0.spoken)`" }.joined(separator: " | ")
      return "| \(isBold ? "**\(label)**" : label) | \(cells) | \(isBold ? "**\(verdict)**" : verdict) |"
    }
    return (["| | ink | surface | ratio |", "|:--|:--|:--|:--|"] + lines).joined(separator: "\n")
  }
}

extension ColorValue {
  /// A square of 12 points with a border, so that a color that is the editor's own background is seen too. What sRGB
  /// cannot hold is shown as near as it comes.
  fileprivate var swatchImage: String {
    let opacity = alpha >= 1 ? "" : " fill-opacity='\(Double(alpha8) / 255)'"
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='12' height='12'><rect x='.5' y='.5' width='11' height='11' "
      + "fill='\(hex)'\(opacity) stroke='#808080'/></svg>"
    return "![\(hex)](data:image/svg+xml;base64,\(base64(Array(svg.utf8))))"
  }
}

/// Base64 with padding (RFC 4648, section 4).
private func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
    for index in 0..<4 {
      text.append(index <= group.count ? alphabet[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// Text that Markdown shows as it is.
private func escaped(_ text: String) -> String {
  var result = ""
  for character in text {
    if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
    result.append(character.isNewline ? " " : character)
  }
  return result
}

extension String {
  /// Text for between back-quotes, where nothing can be escaped.
  fileprivate var withoutBackticks: String { filter { $0 != "`" && !$0.isNewline } }
}
