package import ColorScience
import Facts

/// What a person says of colors that the sources do not tell. Part of a snapshot, for it decides what colors are worth.
package struct StatedColors: Hashable, Sendable {
  /// What a member is worth.
  package enum Value: Hashable, Sendable {
    /// The name of a color set.
    case asset(String)
    case color(AdaptiveColor)
  }

  /// A helper as Swift prints it: `UIColor.init(hexString:)`, `Color.hex(_:)`.
  package struct Signature: Hashable, Sendable {
    /// `["UIColor", "init"]`
    package let path: [String]
    /// `hexString:`
    package let labels: String

    package init(path: [String], labels: String) {
      self.path = path
      self.labels = labels
    }
  }

  /// By the path as code spells it: `Theme.ink`.
  package var members: [[String]: Value] = [:]
  /// How helpers whose bodies are not in the workspace read their digits.
  package var helpers: [Signature: HexOrder] = [:]

  package init() {}

  package var isEmpty: Bool { members.isEmpty && helpers.isEmpty }
}

/// In which order a helper takes the digits of a color.
package enum HexOrder: String, CaseIterable, Hashable, Sendable {
  /// Six digits; what it makes of eight is not known.
  case rgb
  case rgba
  case argb
}

extension StatedColors.Signature {
  /// Reads `UIColor.init(hexString:)`; `UIColor(hexString:)` means the same. `nil` for what is no signature.
  package init?(_ text: String) {
    guard text.last == ")", let open = text.firstIndex(of: "("), text.firstIndex(of: ")") == text.indices.last else {
      return nil
    }
    let labels = String(text[text.index(after: open)...].dropLast())
    var path = text[..<open].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let words = labels.split(separator: ":", omittingEmptySubsequences: false)
    // After the last colon stands nothing.
    guard path.allSatisfy(\.isIdentifier), words.count > 1, words.last == "",
      words.dropLast().allSatisfy({ String($0).isIdentifier })
    else { return nil }
    if path.last?.first?.isUppercase == true { path.append("init") }
    self.init(path: path, labels: labels)
  }

  /// The helper that a call means, as far as its spelling tells.
  init?(_ call: HelperCall) {
    guard let first = call.callee.first, first != "init" else { return nil }
    let isType = call.callee.last?.first?.isUppercase == true
    self.init(path: isType ? call.callee + ["init"] : call.callee, labels: call.labels)
  }
}

extension String {
  /// Whether it has the form of a name in Swift.
  package var isIdentifier: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}
