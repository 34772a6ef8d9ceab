import ColorScience
import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let malformedHex = Rule(
    id: "malformed-hex",
    severity: .warning,
    summary: "A hex string that the project's own helper does not take.",
    rationale: """
      The compiler does not look into strings, and a helper draws something for every one: black, nearly nothing, or \
      another color. The helper's body is run with this string, and with well-formed ones of each length to learn what it \
      takes; the finding says what is drawn.

      An error where nothing is drawn: the color is transparent, or `nil` without a fallback. Silent where the helper cannot \
      be run, for strings that are put together, and in tests and previews.
      """,
    isFixable: true,
    examples: [
      .fires(
        helper + "let a = Color(hex: «\"#FFOO33\"»)", fixed: helper + "let a = Color(hex: \"#FF0033\")"),
      .fires(helper + "let a = Color(hex: «\"#12345\"»)", fixed: helper + "let a = Color(hex: \"#123455\")"),
      .fires(helper + "let a = Color(hex: «\"#FFF\"»)", fixed: helper + "let a = Color(hex: \"#FFFFFF\")"),
      .silent(helper + "let a = Color(hex: \"#2F80ED\"), b = Color(hex: \"2f80ed\"), c = Color(hex: value)"),
      .silent("let a = Color(hex: \"#12345\")"),
    ],
    check: { inspection in
      inspection.hexFaults.map { .malformed($0, $1, path: inspection.file.path) }
    }
  )

  private static let helper = """
    extension Color {
      init(hex: String) {
        let digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
        let value = Int(digits, radix: 16) ?? 0
        self.init(red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255)
      }
    }

    """
}

extension Diagnostic {
  /// Of 255: what is less than that cannot be seen.
  private static let invisibleAlpha = 2

  fileprivate static func malformed(_ fault: HexFault, _ occurrence: Occurrence, path: Path) -> Diagnostic {
    let isInvisible = fault.drawn.map { $0.alpha8 <= invisibleAlpha } ?? true
    let isError = isInvisible && !occurrence.hasFallback
    let head =
      switch fault.kind {
      case .characters, .count: "\(quoted(fault.text)) is not a hex color; \(fault.helper) "
      case .prefix: "\(quoted(fault.text)) is not read as a hex color; \(fault.helper) "
      }
    let taken =
      switch fault.kind {
      case .characters: ""
      case .count(let counts): "takes \(listed(counts)) digits, and "
      case .prefix(""): "wants a '#' first, and "
      case .prefix(let prefix): "does not take \(quoted(prefix)), and "
      }
    return Diagnostic(
      rule: Rule.malformedHex.id, severity: isError ? .error : .warning, path: path, span: fault.span,
      message: head + taken + outcome(of: fault, occurrence, isInvisible: isInvisible),
      fixes: fault.cures.map { cure in
        Fix(
          title: cure.title, isSafe: false,
          edits: [FileEdit(path: path, edit: Edit(fault.span, "\"\(cure.text)\""))])
      },
      group: fault.text,
      annotation: fault.drawn.map {
        Annotation(pieces: [Annotation.Piece([$0], "drawn")], plain: "\($0.spoken) drawn")
      })
  }

  private static func outcome(of fault: HexFault, _ occurrence: Occurrence, isInvisible: Bool) -> String {
    switch fault.result {
    case .nothing where occurrence.isForced: return "returns nil for it; this crashes at run time"
    case .nothing where occurrence.hasFallback: return "returns nil for it; the fallback is always used"
    case .nothing: return "returns nil for it"
    case .color:
      guard let drawn = fault.drawn, !isInvisible else { return "draws nothing for it" }
      return "draws \(drawn.spoken == "#000000" ? "black" : drawn.spoken) for it"
    }
  }

  /// `3`, `3 or 6`, `3, 6 or 8`.
  private static func listed(_ counts: [Int]) -> String {
    let words = counts.map(String.init)
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
