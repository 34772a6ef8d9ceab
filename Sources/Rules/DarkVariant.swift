import ColorScience
import Facts
import ProjectModel
import Syntax

/// The light and the dark color of one asset, where both are written for every device and without increased contrast.
struct DarkVariant {
  /// The asset's name without its namespace.
  let name: String
  let light: ColorValue
  let dark: ColorValue
  /// The entry of the dark color.
  let span: Span
  /// Whether settings say that it is the same in both appearances.
  private let isSaidUniversal: Bool

  /// `nil` for other files, and for sets that cannot be read.
  init?(in inspection: Inspection) {
    guard case .colorSet(let set) = inspection.file.content, set.problems.isEmpty,
      let light = set.color(.light) ?? set.color(nil), let dark = set.color(.dark)
    else { return nil }
    name = inspection.file.path.parent.map { String(decoding: $0.stem, as: UTF8.self) } ?? ""
    self.light = light.value
    self.dark = dark.value
    span = dark.span
    let universal = inspection.settings.universalNames
    isSaidUniversal = !universal.isEmpty && !universal.isDisjoint(with: inspection.file.path.colorSetNames)
  }

  /// Whether both are seen: an app may be held to one color scheme. Asked last, for it is a question about the project.
  func isSeen(in inspection: Inspection) -> Bool {
    inspection.snapshot.reachableSchemes(of: inspection.file.path) == .both
  }

  /// Whether the name says that the color is the same in both appearances, or one that no reading hangs on.
  var isUniversal: Bool { isSaidUniversal || isUniversalName(name) }
}

/// Whether a color's name says that it is the same in both appearances, or one that no reading hangs on.
func isUniversalName(_ name: String) -> Bool {
  if name.hasPrefix("on"), name.dropFirst(2).first?.isUppercase == true { return true }
  let lowercased = name.lowercased()
  let words: [StaticString] = ["static", "white", "black", "brand", "shadow", "overlay"]
  return words.contains { lowercased.holds($0) }
}

extension ColorSet {
  /// The color of the slot for every device and any contrast.
  fileprivate func color(_ luminosity: ColorSetEntry.Luminosity?) -> (value: ColorValue, span: Span)? {
    let slot = ColorSetEntry.Slot(idiom: .universal, luminosity: luminosity, isHighContrast: false)
    guard let entry = entries.first(where: { $0.slot == slot }), case .color(let value)? = entry.value else {
      return nil
    }
    return (value, entry.span)
  }
}

extension DarkVariant {
  /// A color set with two colors, given as six hexadecimal digits each; with marks around the dark one where a rule fires.
  static func example(light: String, dark: String, isMarked: Bool = false) -> String {
    func components(_ hex: String) -> String {
      let digits = Array(hex)
      let values = stride(from: 0, to: digits.count, by: 2).map {
        "0x" + String(digits[$0..<min($0 + 2, digits.count)])
      }
      let pairs = zip(["red", "green", "blue"], values).map { "\"\($0)\": \"\($1)\"" } + [#""alpha": "1.000""#]
      return #""color": {"components": {\#(pairs.joined(separator: ", "))}}"#
    }
    let entry =
      #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], \#(components(dark))}"#
    return #"{"colors": [{"idiom": "universal", \#(components(light))}, "# + (isMarked ? "«\(entry)»" : entry) + "]}"
  }
}
