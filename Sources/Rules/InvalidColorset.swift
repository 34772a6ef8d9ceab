import Facts
import Syntax

extension Rule {
  package static let invalidColorset = Rule(
    id: "invalid-colorset", severity: .error,
    summary: "A color set's Contents.json that Xcode cannot read as it was meant.",
    rationale: """
      Xcode writes these files well; merges, scripts and design tool exports do not always. A color that cannot be
      read is compiled to nothing or to black, and often without a word from the build.

      A component is a string: `0x1D` and whole numbers are divided by 255, and only a number with a point counts as
      it is, so `"1"` is nearly nothing and `"1.0"` is all. The color stands in an object of its own:
      `"color": {"color-space": "srgb", "components": {…}}`. An entry without one is an empty slot, which is legal.
      """,
    isFixable: true,
    examples: [
      .fires(
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "«1.5»", "#
          + #""green": "0x1D", "blue": "29", "alpha": "1.000"}}}]}"#, as: .colorSet),
      .fires(
        #"{"colors": [«{"idiom": "universal", "components": {"white": "0.5"}, "color-space": "gray-gamma-22"}»]}"#,
        as: .colorSet,
        fixed: #"{"colors": [{"idiom": "universal", "color" : { "components": {"white": "0.5"}, "#
          + #""color-space": "gray-gamma-22" }}]}"#),
      .fires(
        #"{"colors": [{"idiom": «"universal"» "color": {"reference": "labelColor"}}]}"#, as: .colorSet,
        fixed: #"{"colors": [{"idiom": "universal", "color": {"reference": "labelColor"}}]}"#),
      .fires(#"{"colors": [{"idiom": "«iPhone»"}]}"#, as: .colorSet),
      .fires(#"{"colors": [{"idiom": "universal", "color": {"reference": "«systemBleuColor»"}}]}"#, as: .colorSet),
      .silent(
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "extended-srgb", "components": {"red": "1.5", "#
          + #""green": "-0.1", "blue": "0x00", "alpha": "0.500"}}}]}"#, as: .colorSet),
      .silent(
        #"{"colors": [{"idiom": "universal"}], "info": {"author": "a script", "version": "2"}}"#, as: .colorSet),
    ]
  ) { inspection in
    switch inspection.file.content {
    case .colorSet(let colorSet):
      colorSet.problems.map { .invalidColorset($0, in: inspection.file.path) }
    case .assetGroup(let group):
      group.problems.map { .invalidColorset($0, in: inspection.file.path) }
    default: []
    }
  }
}

extension Diagnostic {
  fileprivate static func invalidColorset(_ problem: CatalogProblem, in path: Path) -> Diagnostic {
    let edits = problem.cure.map { FileEdit(path: path, edit: $0) }
    // Nothing is drawn today, and only one thing can be meant.
    let fixes = edits.isEmpty ? [] : [Fix(title: cureTitle(of: problem), isSafe: true, edits: edits)]
    return Diagnostic(
      rule: "invalid-colorset", severity: .error, path: path, span: problem.span,
      message: message(of: problem), fixes: fixes, annotation: annotation(of: problem))
  }

  private static func message(of problem: CatalogProblem) -> String {
    switch problem.kind {
    case .syntax(let words): words
    case .emptyDocument: "the file is empty"
    case .notAnObject: "expected an object"
    case .missingColors: "color set has no 'colors'"
    case .colorsNotAnArray: "'colors' is not an array"
    case .entryNotAnObject: "entry is not an object"
    case .missingColorWrapper: "entry has no 'color'"
    case .missingComponents: "color has neither 'components' nor 'reference'"
    case .unknownColorSpace(let name): "no color space \(quoted(name)) in asset catalogs"
    case .missingComponent(let name): "components have no '\(name)'"
    case .notANumber(let name, let text): "\(name) is \(quoted(text)), not a number"
    case .outOfRange(let name, let text, let space):
      "\(name) is \(quoted(text)), outside \(range(for: text))" + (name == "alpha" ? "" : " for \(space)")
    case .wholeNumber(let name, let text):
      "\(name) is \(spoken(text)) without quotes; write \(quoted(text)) in quotes for \(spoken(text))/255"
    case .unknownIdiom(let name): "no idiom \(quoted(name)) in asset catalogs"
    case .unknownAppearance(let name, let value): unknownAppearance(name, value)
    case .unknownReference(let name): "no system color \(quoted(name))"
    case .duplicateSlot(let slot): "a second entry for \(words(for: slot)); which one draws is not defined"
    case .wrongType(let key, let expected): "'\(key)' is not \(expected)"
    }
  }

  private static func unknownAppearance(_ name: String, _ value: String) -> String {
    switch name {
    case "luminosity": "no luminosity \(quoted(value)); it is 'light' or 'dark'"
    case "contrast": "no contrast \(quoted(value)); it is 'high'"
    default: "no appearance \(quoted(name)); it is 'luminosity' or 'contrast'"
    }
  }

  /// The range in the component's own spelling.
  private static func range(for text: String) -> String {
    if text.lowercased().hasPrefix("0x") { return "0x00...0xFF" }
    return text.contains { ".eE".contains($0) } ? "0...1" : "0...255"
  }

  private static func words(for slot: ColorSetEntry.Slot) -> String {
    let words = [
      slot.idiom.rawValue, slot.luminosity?.rawValue, slot.isHighContrast ? "high contrast" : nil,
      slot.gamut?.rawValue, slot.locale.map(spoken), slot.subtype.map(spoken),
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }

  private static func cureTitle(of problem: CatalogProblem) -> String {
    if problem.kind == .missingColorWrapper { return "Wrap in 'color'" }
    return problem.cure.contains { $0.newText.isEmpty } ? "Remove ','" : "Insert ','"
  }

  private static func annotation(of problem: CatalogProblem) -> Annotation? {
    guard case .outOfRange(let name, _, "srgb") = problem.kind, name != "alpha" else { return nil }
    let text = "extended-srgb would allow it"
    return Annotation(pieces: [Annotation.Piece([], text)], plain: text)
  }
}
