import Syntax

extension Fixture {
  /// Reads a fixture.
  package init(parsing text: String) throws(FixtureError) {
    var parser = FixtureParser()
    for (index, line) in text.linesWithEndings.enumerated() {
      try parser.add(line.text, ending: line.ending, number: index + 1)
    }
    self = try parser.finish()
    if let last = text.last, last.isNewline { finalEnding = "\n" }
  }
}

private struct FixtureParser {
  private var fixture = Fixture()
  private var path = Path("App.swift")
  private var bytes: [Path: [UInt8]] = [:]
  private var order: [Path] = []
  private var openMarks: [(index: Int, start: Int, number: Int, text: String)] = []

  mutating func add(_ text: String, ending: String, number: Int) throws(FixtureError) {
    if let annotation = try annotation(text, number) {
      fixture.annotations.append(annotation)
    } else if let directive = text.fixtureDirective {
      try add(directive: directive, text, number)
    } else {
      try add(content: text, ending: ending, number)
    }
  }

  private func annotation(_ text: String, _ number: Int) throws(FixtureError) -> FixtureAnnotation? {
    guard let start = text.firstIndex(where: { $0 != " " && $0 != "\t" }), text[start] == "^" else { return nil }
    guard !fixture.lines.isEmpty else {
      throw FixtureError(line: number, text: text, reason: "an annotation needs a line above it")
    }
    let carets = text[start...].prefix { $0 == "^" }
    var rest = text[carets.endIndex...]
    let shape: FixtureAnnotation.Carets.Shape = rest.first == "↓" ? .goesOn : rest.first == "|" ? .position : .range
    if shape != .range { rest = rest.dropFirst() }
    guard rest.isEmpty || rest.first == " " else {
      throw FixtureError(line: number, text: text, reason: "a blank belongs between the carets and the text")
    }
    let column = text.distance(from: text.startIndex, to: start)
    return FixtureAnnotation(
      line: fixture.lines.count - 1,
      carets: .init(start: column, end: column + carets.count, shape: shape),
      text: String(rest.dropFirst()))
  }

  private mutating func add(directive: Substring, _ text: String, _ number: Int) throws(FixtureError) {
    if let palette = FixturePalette(directive: directive, line: text) {
      let made = try palette.files(text, number)
      for (_, source) in made { try add(source, text, number) }
      let places = made.map { (columns: $0.columns, path: $0.source.path) }
      fixture.lines.append(FixtureLine(number: number, text: text, role: .palette(places)))
    } else {
      try closeMarks()
      path = Path(String(directive))
      guard bytes[path] == nil else {
        throw FixtureError(line: number, text: text, reason: "this file has been written above already")
      }
      begin(path)
      fixture.lines.append(FixtureLine(number: number, text: text, role: .header(path)))
    }
  }

  /// Adds a file that a palette makes; a group that several entries share is the same each time.
  private mutating func add(_ source: Source, _ text: String, _ number: Int) throws(FixtureError) {
    guard let existing = bytes[source.path] else {
      begin(source.path)
      bytes[source.path] = source.bytes
      return
    }
    if existing != source.bytes {
      throw FixtureError(line: number, text: text, reason: "'\(source.path)' is made twice")
    }
  }

  private mutating func begin(_ path: Path) {
    order.append(path)
    bytes[path] = []
  }

  private mutating func add(content text: String, ending: String, _ number: Int) throws(FixtureError) {
    if bytes[path] == nil { begin(path) }
    fixture.lines.append(
      FixtureLine(number: number, text: text, role: .text(path, offset: bytes[path, default: []].count)))
    for piece in FixtureMarkup.pieces(of: text) {
      let offset = bytes[path, default: []].count
      switch piece.markup {
      case nil: bytes[path, default: []].append(contentsOf: piece.text.utf8)
      case .open:
        openMarks.append((fixture.marks[path, default: []].count, offset, number, text))
        fixture.marks[path, default: []].append(Span(offset, offset))
      case .close:
        guard let mark = openMarks.popLast() else {
          throw FixtureError(line: number, text: text, reason: "'»' closes nothing")
        }
        fixture.marks[path, default: []][mark.index] = Span(mark.start, offset)
      case .cursor:
        guard fixture.cursor == nil else { throw FixtureError(line: number, text: text, reason: "a second cursor") }
        fixture.cursor = Fixture.Location(path: path, offset: offset)
      }
    }
    bytes[path, default: []].append(contentsOf: ending.utf8)
  }

  private mutating func closeMarks() throws(FixtureError) {
    guard let mark = openMarks.first else { return }
    throw FixtureError(line: mark.number, text: mark.text, reason: "'«' is not closed in its file")
  }

  mutating func finish() throws(FixtureError) -> Fixture {
    try closeMarks()
    fixture.files = order.map { Source(path: $0, bytes: bytes[$0, default: []]) }
    return fixture
  }
}

extension String {
  /// What stands between `-- ` and ` --` when that is the whole line.
  fileprivate var fixtureDirective: Substring? {
    guard hasPrefix("-- "), hasSuffix(" --"), count > 6 else { return nil }
    return dropFirst(3).dropLast(3)
  }

  /// The lines, each with the LF, CRLF or CR that ends it; the last has none.
  var linesWithEndings: [(text: String, ending: String)] {
    var lines: [(text: String, ending: String)] = []
    var start = startIndex
    for index in indices {
      let character = self[index]
      guard character == "\n" || character == "\r\n" || character == "\r" else { continue }
      lines.append((String(self[start..<index]), String(character)))
      start = self.index(after: index)
    }
    let last = String(self[start...])
    return last.isEmpty && !lines.isEmpty ? lines : lines + [(last, "")]
  }
}
