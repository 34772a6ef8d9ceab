/// `Contents.json` texts, spaced as Xcode writes them.
enum PaletteJSON {
  static let plain = """
    {
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """

  static let namespace = """
    {
      "info" : {
        "author" : "xcode",
        "version" : 1
      },
      "properties" : {
        "provides-namespace" : true
      }
    }

    """

  static let image = """
    {
      "images" : [
        {
          "idiom" : "universal"
        }
      ],
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """

  /// The `appearances` of light, dark, light and dark with increased contrast. Light is Xcode's "Any".
  static let appearances: [[(name: String, value: String)]] = [
    [], [("luminosity", "dark")], [("contrast", "high")], [("luminosity", "dark"), ("contrast", "high")],
  ]

  static func colorSet(_ entries: [String]) -> String {
    """
    {
      "colors" : [
    \(entries.joined(separator: ",\n"))
      ],
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """
  }

  /// One slot; `color` is the `color` object's lines or empty.
  static func entry(color: String, appearances: [(name: String, value: String)]) -> String {
    let wanted = appearances.map { appearance in
      """
              {
                "appearance" : "\(appearance.name)",
                "value" : "\(appearance.value)"
              }
      """
    }
    let list = wanted.isEmpty ? "" : "      \"appearances\" : [\n\(wanted.joined(separator: ",\n"))\n      ],\n"
    return "    {\n\(list)\(color)      \"idiom\" : \"universal\"\n    }"
  }

  /// The `color` object of a value; empty for `empty`, `nil` for what is no value.
  static func color(_ value: Substring) -> String? {
    if value == "empty" { return "" }
    let words = value.split(separator: ":")
    if words.first == "system", words.count == 2 || words.count == 3 {
      let platform = words.count == 3 ? words[1] : "ios"
      return """
              "color" : {
                "platform" : "\(platform)",
                "reference" : "\(words[words.count - 1])"
              },

        """
    }
    guard let digits = hexDigits(value) else { return nil }
    let alpha = digits.count == 4 ? "0x" + digits[3] : "1.000"
    return """
            "color" : {
              "color-space" : "srgb",
              "components" : {
                "alpha" : "\(alpha)",
                "blue" : "0x\(digits[2])",
                "green" : "0x\(digits[1])",
                "red" : "0x\(digits[0])"
              }
            },

      """
  }

  /// `#2F80ED` as `["2F", "80", "ED"]`.
  private static func hexDigits(_ value: Substring) -> [String]? {
    let digits = value.dropFirst().map { String($0).uppercased() }
    guard value.first == "#", digits.allSatisfy({ Int($0, radix: 16) != nil }) else { return nil }
    switch digits.count {
    case 3: return digits.map { $0 + $0 }
    case 6, 8: return stride(from: 0, to: digits.count, by: 2).map { digits[$0] + digits[$0 + 1] }
    default: return nil
    }
  }
}
