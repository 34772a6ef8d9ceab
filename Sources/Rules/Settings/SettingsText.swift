import ColorScience
import ProjectModel

/// What a string of the settings file stands for.
package enum SettingsText: Hashable, Sendable {
  /// Anything that says something.
  case words
  /// A pattern for paths, as in `.gitignore`.
  case pattern
  /// The path of a file.
  case file
  /// The name of a color.
  case color
  /// The name of a color set, or one value or two in hexadecimal digits.
  case value
  /// The path of a member, as code spells it.
  case member
  /// A helper, as Swift prints it.
  case helper
  /// A release of an operating system.
  case version

  /// Reads on after "it takes".
  package var words: String {
    switch self {
    case .words: "a text"
    case .pattern: "a path pattern"
    case .file: "the path of a file"
    case .color: "the name of a color"
    case .value: "the name of a color set, '#RRGGBB' or '#RRGGBB/#RRGGBB'"
    case .member: "a path such as 'Theme.ink'"
    case .helper: "a helper such as 'UIColor.init(hexString:)'"
    case .version: "a version such as '16.0'"
    }
  }

  /// Whether a text can be what it stands for.
  func admits(_ text: String) -> Bool {
    guard text.contains(where: { !$0.isWhitespace }) else { return false }
    switch self {
    case .words, .file, .color: return true
    case .pattern: return !text.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    case .value: return !text.hasPrefix("#") || AdaptiveColor(pair: text) != nil
    case .member:
      let names = text.split(separator: ".", omittingEmptySubsequences: false)
      return names.allSatisfy { String($0).isIdentifier }
    case .helper: return StatedColors.Signature(text) != nil
    case .version:
      let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
      return numbers.count <= 3 && numbers.allSatisfy { UInt16($0) != nil }
    }
  }
}

extension AdaptiveColor {
  /// `#1B1D22`, or `#1B1D22/#EBEEF2` for light and dark.
  init?(pair text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let colors = parts.compactMap { $0.hasPrefix("#") ? ColorValue(hex: String($0)) : nil }
    guard colors.count == parts.count, let light = colors.first, parts.count <= 2 else { return nil }
    self.init(light: light, dark: colors.last ?? light)
  }
}
