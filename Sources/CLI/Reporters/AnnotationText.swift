import ColorScience
import Rules

/// What stands beside the carets: the colors the finding is about, and whether it can be fixed.
struct AnnotationText {
  private let annotation: Annotation?
  private let fix: String
  private let style: Style

  /// `nil` when there is nothing to say.
  init?(_ diagnostic: Diagnostic, style: Style) {
    annotation = diagnostic.annotation.flatMap { $0.isEmpty(style) ? nil : $0 }
    fix = diagnostic.fixes.isEmpty ? "" : diagnostic.fixes.contains(where: \.isSafe) ? "fix" : "unsafe fix"
    self.style = style
    if annotation == nil, fix.isEmpty { return nil }
  }

  /// Adds all of it to the line, if it fits.
  func add(to line: inout StyledLine) -> Bool {
    var longer = line
    if annotation != nil {
      longer.add(" ")
      addAnnotation(to: &longer)
    }
    guard longer.width <= style.width, fix.isEmpty || longer.addAtEnd(fix, .dim) else { return false }
    line = longer
    return true
  }

  /// All of it, below the carets. Of an annotation too long for a line only the text is kept, wrapped.
  func lines(_ start: StyledLine) -> [String] {
    var line = start
    addAnnotation(to: &line)
    if line.width <= style.width {
      if fix.isEmpty || line.addAtEnd(fix, .dim) { return [line.text] }
      return [line.text, fixLine(start)]
    }
    let parts = wrap(visible(annotation?.plain ?? "", isUnicode: style.isUnicode), width: style.width - start.width)
    var lines = parts.map { part in
      var line = start
      line.add(part)
      return line
    }
    if !fix.isEmpty, !lines[lines.count - 1].addAtEnd(fix, .dim) { return lines.map(\.text) + [fixLine(start)] }
    return lines.map(\.text)
  }

  private func fixLine(_ start: StyledLine) -> String {
    var line = start
    _ = line.addAtEnd(fix, .dim)
    return line.text
  }

  private func addAnnotation(to line: inout StyledLine) {
    guard let annotation else { return }
    guard style.hasColor else { return line.add(annotation.plain) }
    for (index, piece) in annotation.pieces.enumerated() {
      if index > 0 { line.add("  ") }
      for (number, color) in piece.colors.enumerated() {
        if number > 0 { line.add(" ") }
        line.add(color)
      }
      if !piece.colors.isEmpty, !piece.text.isEmpty { line.add(" ") }
      line.add(piece.text)
    }
  }
}

extension Annotation {
  fileprivate func isEmpty(_ style: Style) -> Bool {
    style.hasColor ? pieces.allSatisfy { $0.colors.isEmpty && $0.text.isEmpty } : plain.isEmpty
  }
}
