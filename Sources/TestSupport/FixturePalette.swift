import Syntax

/// A `colors` or `images` line of a fixture.
///
/// `Brand #2F80ED/#5AA0FF` has up to four values, for light, dark, light with increased contrast and dark with
/// increased contrast; an empty one (`#111//#000`) is a slot that the set does not have. A value is `#RGB`, `#RRGGBB`,
/// `#RRGGBBAA`, `system:labelColor` (`system:osx:labelColor` for another platform than iOS), or `empty`: a slot without
/// a color. `Group/Name` lies in a folder that provides a namespace. A name ends at the last blank of its entry.
struct FixturePalette {
  private let entries: [(text: Substring, columns: Range<Int>)]
  private let catalog: Path
  private let isColors: Bool

  /// `nil` when the directive is a path.
  init?(directive: Substring, line: String) {
    guard let colon = directive.firstIndex(of: ":") else { return nil }
    let head = directive[..<colon].split(separator: " ", maxSplits: 2)
    guard let word = head.first, word == "colors" || word == "images" else { return nil }
    guard head.count == 1 || head.count == 3 && head[1] == "in" else { return nil }
    isColors = word == "colors"
    catalog = Path(head.count == 3 ? String(head[2]) : "Assets.xcassets")
    let body = directive[directive.index(after: colon)...]
    var entries: [(Substring, Range<Int>)] = []
    for entry in body.split(separator: ",") {
      let trimmed = entry.trimmingBlanks
      let start = line.distance(from: line.startIndex, to: trimmed.startIndex)
      entries.append((trimmed, start..<start + trimmed.count))
    }
    self.entries = entries
  }

  /// The files of the catalog, each with the columns of the entry it is made for; the catalog's own has the first two.
  func files(_ line: String, _ number: Int) throws(FixtureError) -> [(columns: Range<Int>, source: Source)] {
    var files = [(columns: 0..<2, source: contents(of: catalog, PaletteJSON.plain))]
    for entry in entries {
      let name: Substring
      let json: String
      if isColors {
        guard let blank = entry.text.lastIndex(of: " ") else {
          throw FixtureError(line: number, text: line, reason: "'\(entry.text)' lacks a value")
        }
        name = entry.text[..<blank].trimmingBlanks
        json = try colorSet(entry.text[blank...].dropFirst(), line, number)
      } else {
        name = entry.text
        json = PaletteJSON.image
      }
      let groups = name.split(separator: "/").dropLast()
      var folder = catalog
      for group in groups {
        folder = folder.appending(group.utf8)
        if !files.contains(where: { $0.source.path.parent == folder }) {
          files.append((entry.columns, contents(of: folder, PaletteJSON.namespace)))
        }
      }
      let last = (name.split(separator: "/").last ?? "") + (isColors ? ".colorset" : ".imageset")
      files.append((entry.columns, contents(of: folder.appending(last.utf8), json)))
    }
    return files
  }

  private func colorSet(_ values: Substring, _ line: String, _ number: Int) throws(FixtureError) -> String {
    let slots = values.split(separator: "/", omittingEmptySubsequences: false)
    guard slots.count <= PaletteJSON.appearances.count else {
      throw FixtureError(line: number, text: line, reason: "'\(values)' has more than four values")
    }
    var entries: [String] = []
    for (slot, appearances) in zip(slots, PaletteJSON.appearances) where !slot.isEmpty {
      guard let color = PaletteJSON.color(slot) else {
        throw FixtureError(line: number, text: line, reason: "'\(slot)' is no color, 'system:…' or 'empty'")
      }
      entries.append(PaletteJSON.entry(color: color, appearances: appearances))
    }
    return PaletteJSON.colorSet(entries)
  }

  private func contents(of folder: Path, _ json: String) -> Source {
    Source(path: folder.appending("Contents.json".utf8), bytes: Array(json.utf8))
  }
}

extension Substring {
  /// Without blanks at either end.
  var trimmingBlanks: Substring {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return self[...last].drop { $0 == " " }
  }
}
