import Syntax

/// One line of a fixture that is not an annotation.
struct FixtureLine: Sendable {
  enum Role: Sendable {
    /// A line of a file, starting at a byte offset of it.
    case text(Path, offset: Int)
    /// `-- path --`.
    case header(Path)
    /// `-- colors: … --` or `-- images: … --`: what its entries make, each with the entry's columns.
    case palette([(columns: Range<Int>, path: Path)])
  }

  /// One-based, in the fixture's text.
  let number: Int
  /// As written, without the line ending.
  let text: String
  let role: Role

  /// The file whose line this is.
  var path: Path? {
    if case .text(let path, _) = role { return path }
    return nil
  }

  /// For each column, the bytes of the file's line that stand before it; one more for the end of the line.
  var columnOffsets: [Int] {
    var offsets: [Int] = []
    var offset = 0
    for piece in FixtureMarkup.pieces(of: text) {
      for character in piece.text {
        offsets.append(offset)
        if piece.markup == nil { offset += character.utf8.count }
      }
    }
    return offsets + [offset]
  }

  /// The carets that show a span, given in bytes from the start of this line.
  func carets(_ span: Range<Int>) -> FixtureAnnotation.Carets {
    let offsets = columnOffsets
    let lineEnd = offsets[offsets.count - 1]
    let start = offsets.lastIndex { $0 <= span.lowerBound } ?? 0
    if span.isEmpty { return .init(start: start, end: start + 1, shape: .position) }
    if span.upperBound > lineEnd {
      return .init(start: start, end: max(offsets.count - 1, start + 1), shape: .goesOn)
    }
    let end = offsets.firstIndex { $0 >= span.upperBound } ?? offsets.count - 1
    return .init(start: start, end: max(end, start + 1), shape: .range)
  }

  /// The same carets as `carets` would draw them: those drawn under a mark mean the character beside it.
  func canonical(_ carets: FixtureAnnotation.Carets) -> FixtureAnnotation.Carets {
    let offsets = columnOffsets
    guard path != nil, carets.start < offsets.count, carets.end <= offsets.count else { return carets }
    let start = offsets[carets.start]
    switch carets.shape {
    case .position: return self.carets(start..<start)
    case .goesOn: return self.carets(start..<Int.max)
    case .range where carets.end == offsets.count: return carets
    case .range: return self.carets(start..<max(start, offsets[carets.end]))
    }
  }
}

/// The marks in a line of a fixture.
enum FixtureMarkup: String, CaseIterable {
  case open = "«"
  case close = "»"
  case cursor = "<|>"

  struct Piece {
    let text: Substring
    /// `nil` for what belongs to the file.
    let markup: FixtureMarkup?
  }

  /// A line cut at its marks.
  static func pieces(of line: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = line[...]
    while let (range, markup) = first(in: rest) {
      if range.lowerBound > rest.startIndex { pieces.append(Piece(text: rest[..<range.lowerBound], markup: nil)) }
      pieces.append(Piece(text: rest[range], markup: markup))
      rest = rest[range.upperBound...]
    }
    if !rest.isEmpty { pieces.append(Piece(text: rest, markup: nil)) }
    return pieces
  }

  private static func first(in text: Substring) -> (Range<Substring.Index>, FixtureMarkup)? {
    let found = allCases.compactMap { markup in text.unicodeScalars.range(of: markup.rawValue).map { ($0, markup) } }
    return found.min { $0.0.lowerBound < $1.0.lowerBound }
  }
}

extension Substring.UnicodeScalarView {
  /// Where the scalars of `other` stand first; by scalars, so that a combining mark beside it hides nothing.
  fileprivate func range(of other: String) -> Range<Index>? {
    let wanted = other.unicodeScalars
    var start = startIndex
    while start < endIndex {
      if self[start...].starts(with: wanted) { return start..<index(start, offsetBy: wanted.count) }
      start = index(after: start)
    }
    return nil
  }
}
