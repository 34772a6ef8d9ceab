import Rules

/// A rule's page for a terminal.
struct RulePage {
  private let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  func text(_ style: Style) -> String {
    var lines = heading(style) + [""]
    for paragraph in [rule.summary] + rule.rationale.split(separator: "\n\n").map(String.init) {
      lines +=
        wrap(visible(paragraph.replacing("\n", with: " "), isUnicode: style.isUnicode), width: min(style.width, 80)) + [
          ""
        ]
    }
    lines += options(style)
    lines += examples("finds", style) { if case .fires = $0.expectation { true } else { false } }
    lines += examples("is silent about", style) { if case .silent = $0.expectation { true } else { false } }
    let isAboutCode = !rule.examples.contains { $0.file == .colorSet }
    let (when, how) =
      isAboutCode
      ? ("to silence one place:", "// color-lsp:disable:next \(rule.id) - reason")
      : ("JSON has no comments: to silence it for a run,", "--skip \(rule.id)")
    // What is there to be copied is not broken.
    let isShort = when.count + 1 + how.count <= style.width
    lines += isShort ? ["\(when) \(how)"] : wrap(when, width: style.width) + ["  " + how]
    return lines.map { $0 + "\n" }.joined()
  }

  /// What settings may say of the rule beside its level.
  private func options(_ style: Style) -> [String] {
    guard !rule.options.isEmpty else { return [] }
    var heading = StyledLine(style)
    heading.add("options in the settings", .bold)
    let rows = rule.options.flatMap {
      wrap("\($0.rawValue): \($0.summary)", width: min(style.width, 80) - 2).map { "  " + $0 }
    }
    return [heading.text] + rows + [""]
  }

  private func heading(_ style: Style) -> [String] {
    let level = rule.level + (rule.isFixable ? ", some findings can be fixed" : "")
    var heading = StyledLine(style)
    heading.add(rule.id.rawValue, .bold)
    if heading.width + 3 + level.count <= style.width {
      heading.add("   " + level, .dim)
      return [heading.text]
    }
    var below = StyledLine(style)
    below.add(level, .dim)
    return [heading.text, below.text]
  }

  private func examples(_ title: String, _ style: Style, where isWanted: (Example) -> Bool) -> [String] {
    let examples = rule.examples.filter(isWanted)
    guard !examples.isEmpty else { return [] }
    var heading = StyledLine(style)
    heading.add(title, .bold)
    return [heading.text] + examples.flatMap { lines($0, style) } + [""]
  }

  /// The code with carets under what `«…»` marks, then the palette it stands in and what the fix makes of it.
  private func lines(_ example: Example, _ style: Style) -> [String] {
    var lines =
      example.colors == Example.usualColors || example.file == .colorSet || example.file == .settings
      ? [] : [visible(palette(example), isUnicode: style.isUnicode)]
    if !example.settings.isEmpty {
      lines.append(visible("  with the settings \(example.settings):", isUnicode: style.isUnicode))
    }
    for line in example.code.split(separator: "\n", omittingEmptySubsequences: false) {
      let marked = MarkedLine(line, isUnicode: style.isUnicode)
      lines.append(marked.text.isEmpty ? "" : "  " + marked.text)
      guard let carets = marked.carets else { continue }
      var styled = StyledLine(style)
      styled.add("  ")
      styled.add(carets, rule.severity?.attribute ?? .blue)
      lines.append(styled.text)
    }
    if case .fires(let fixed?) = example.expectation {
      lines +=
        ["  fixed:"] + fixed.split(separator: "\n").map { "  " + visible(String($0), isUnicode: style.isUnicode) }
    }
    // Examples of several lines stand apart.
    return example.code.contains("\n") ? lines + [""] : lines
  }
}

extension RulePage {
  private func palette(_ example: Example) -> String {
    example.colors.isEmpty ? "  without any color set:" : "  with \(example.colors):"
  }
}

/// A line of an example without its marks, and carets under what they mark.
struct MarkedLine {
  private(set) var text = ""
  /// `nil` when nothing is marked.
  let carets: String?

  init(_ line: Substring, isUnicode: Bool) {
    var carets = ""
    var isMarked = false
    for character in line {
      switch character {
      case "«": isMarked = true
      case "»": isMarked = false
      default:
        let shown = visible(String(character), isUnicode: isUnicode)
        text += shown
        carets += String(repeating: isMarked ? "^" : " ", count: shown.displayWidth)
      }
    }
    self.carets = carets.contains("^") ? String(carets.reversed().drop { $0 == " " }.reversed()) : nil
  }
}
