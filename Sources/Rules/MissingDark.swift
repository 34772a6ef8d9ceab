import ColorScience
import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let missingDark = Rule(
    id: "missing-dark",
    severity: .info,
    summary: "A color set has no dark color, where others of its catalog have.",
    rationale: """
      In dark mode it stays as it is, beside colors that change. Give it a dark color, or give it a name that says that it \
      is universal.

      Silent for a color between that stands out from white and from black alike (3:1 or more), in a catalog in which no \
      set has a dark color, for apps that are held to one appearance, for sets that are made of system colors or are for \
      devices without dark mode, for `AccentColor`, and for names that say that the color is the same in both (`static`, \
      `white`, `black`, `brand`, `shadow`, `overlay`, `onPrimary`), which appearance it is for (`CardDark`), or which color \
      it is rather than what it is for (`steam_gold`, `Grey90`).
      """,
    isFixable: true,
    examples: [
      .fires(
        #"{"colors": [{"idiom": "universal", "color": «{"components": {"red": "1.0", "green": "1.0", "blue": "1.0"}}»}]}"#,
        as: .colorSet),
      .silent(
        #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "1.0", "green": "1.0", "blue": "1.0"}}}]}"#,
        colors: "Brand #2F80ED", as: .colorSet),
      .silent(
        #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "labelColor"}}]}"#, as: .colorSet
      ),
    ],
    check: { inspection in
      guard case .colorSet(let set) = inspection.file.content, set.problems.isEmpty, !set.hasDark,
        let asset = inspection.snapshot.catalogs.colorSet(at: inspection.file.path),
        inspection.census.withDark.contains(asset.catalog), let entry = set.onlyLight,
        case .color(let value)? = entry.value, value.alpha > 0, !value.servesBoth
      else { return [] }
      let name = String(decoding: asset.path.parent?.stem ?? [], as: UTF8.self)
      guard name != "AccentColor", !isUniversalName(name), !isUniversalName(asset.name.text), !isNameOfColor(name),
        !inspection.file.path.isTest,
        inspection.snapshot.reachableSchemes(of: asset.path) == .both
      else { return [] }
      return [.missingDark(asset, value, entry)]
    }
  )
}

extension ColorSet {
  /// The entry for every device, where no other one differs from it but by increased contrast.
  fileprivate var onlyLight: ColorSetEntry? {
    let usual = ColorSetEntry.Slot(idiom: .universal, luminosity: nil, isHighContrast: false)
    guard entries.allSatisfy({ $0.slot.luminosity == nil && $0.slot.idiom == .universal }) else { return nil }
    return entries.first { $0.slot == usual }
  }
}

extension Diagnostic {
  fileprivate static func missingDark(_ asset: ColorAsset, _ value: ColorValue, _ entry: ColorSetEntry) -> Diagnostic {
    Diagnostic(
      rule: Rule.missingDark.id, severity: .info, path: asset.path, span: entry.valueSpan,
      message: "\(quoted(asset.name.text)) has no dark value; it stays \(value.spoken)", appearances: [.dark],
      fixes: [fix(value, entry, path: asset.path)], group: asset.name.text,
      annotation: Annotation(pieces: [Annotation.Piece([value], "light and dark")], plain: value.spoken))
  }

  /// Adds a slot with the color's counterpart: as far from white as this one is from black, of the same hue.
  private static func fix(_ value: ColorValue, _ entry: ColorSetEntry, path: Path) -> Fix {
    let dark = value.counterpart
    let bytes = dark.rgb8
    func component(_ byte: UInt8) -> String {
      "\"0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) + "\""
    }
    let text = """
      , { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "color" : { "color-space" : "srgb", \
      "components" : { "alpha" : "\(thousandths(dark.alpha))", "blue" : \(component(bytes.blue)), \
      "green" : \(component(bytes.green)), "red" : \(component(bytes.red)) } }, "idiom" : "universal" }
      """
    return Fix(
      title: "Add a dark value (\(dark.spoken))", isSafe: false,
      edits: [FileEdit(path: path, edit: Edit(Span(entry.span.end, entry.span.end), text))])
  }
}

/// Whether a name says which color it is: a hue, a step of a scale, or one of two appearances.
private func isNameOfColor(_ name: String) -> Bool {
  if name.last?.isNumber == true { return true }
  let lowercased = name.lowercased()
  let words: [StaticString] = [
    "dark", "light", "scrim", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
    "violet", "pink", "magenta", "brown", "gray", "grey", "gold", "silver", "bronze", "gradient",
  ]
  return words.contains { lowercased.holds($0) }
}

/// A number between 0 and 1 with three places, as Xcode writes alpha.
private func thousandths(_ number: Double) -> String {
  let value = Int((min(max(number, 0), 1) * 1000).rounded())
  let digits = String(value % 1000)
  return "\(value / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
}

extension ColorValue {
  /// Whether it can be read, as WCAG 2.2 asks of graphics and large text, on white and on black.
  fileprivate var servesBoth: Bool {
    let opaque = withAlpha(1)
    return space != .unmanaged && contrastRatio(opaque, .white) >= 3 && contrastRatio(opaque, .black) >= 3
  }

  /// What may serve in dark mode: ink for a light paper's place, the step 400 of the tone scale for a color between.
  fileprivate var counterpart: ColorValue {
    let origin = oklch
    if (0.35...0.9).contains(origin.lightness), let tone = ToneScale(brand: self).tone(400) {
      return tone.withAlpha(alpha)
    }
    // White becomes a gray that is not black, as the surfaces of the system are, and black an ink that is not quite white.
    let lightness = min(max(1.22 - origin.lightness, 0.22), 0.97)
    return ColorValue(reducingChroma: origin.withLightness(lightness), alpha: alpha).roundedTo8Bit
  }
}
