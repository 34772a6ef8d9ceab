/// An app of any size, the same each time it is made: modules of 100 Swift files with 5 colors each.
///
/// As in the apps that were looked at, one Swift file of four names colors; the others are what a check has to pass over.
struct GeneratedTree {
  let fileCount: Int

  private static let filesInModule = 100
  private static let colorsInModule = 5

  /// Writes it into a folder that is not there yet.
  func write(to root: String) throws(Failure) {
    try makeFolder(root)
    try writeFile("{}\n", to: root + "/.swift-color-lsp.json")
    for first in stride(from: 0, to: fileCount, by: Self.filesInModule) {
      let number = first / Self.filesInModule
      let module = "\(root)/Module\(number)"
      try makeFolder(module)
      try writeCatalog(in: module, number)
      for index in first..<min(first + Self.filesInModule, fileCount) {
        let text = index % 4 == 0 ? Self.view(index, module: number) : Self.model(index)
        try writeFile(text, to: "\(module)/File\(index).swift")
      }
    }
  }

  private func writeCatalog(in module: String, _ number: Int) throws(Failure) {
    let catalog = module + "/Colors.xcassets"
    try makeFolder(catalog)
    try writeFile("{\"info\":{\"author\":\"xcode\",\"version\":1}}", to: catalog + "/Contents.json")
    for index in 0..<Self.colorsInModule {
      let folder = "\(catalog)/\(Self.colorName(index, module: number)).colorset"
      try makeFolder(folder)
      try writeFile(Self.colorSet(number * Self.colorsInModule + index), to: folder + "/Contents.json")
    }
  }

  private static func colorName(_ index: Int, module: Int) -> String {
    "Module\(module)" + ["Brand", "Ink", "Paper", "Accent", "Warning"][index % colorsInModule]
  }

  private static func colorSet(_ seed: Int) -> String {
    let entries = ["", "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}],"].enumerated()
    let colors = entries.map { index, appearance in
      let components = ["red", "green", "blue"].enumerated().map { place, name in
        "\"\(name)\":\"0.\((seed * 7 + place * 131 + index * 389) % 1000 + 1000)\""
      }
      return """
        {\(appearance)"color":{"color-space":"srgb","components":{\(components.joined(separator: ",")),"alpha":"1.000"}},\
        "idiom":"universal"}
        """
    }
    return "{\"colors\":[\(colors.joined(separator: ","))],\"info\":{\"author\":\"xcode\",\"version\":1}}"
  }

  /// A view whose colors are those of its module, but for one in a hundred.
  private static func view(_ index: Int, module: Int) -> String {
    let name = index % 400 == 0 ? "Module\(module)Brnad" : colorName(index, module: module)
    let rows = (0..<6).map { row in
      """
            HStack {
              Text("Row \(row) of \\(title)").foregroundStyle(Color("\(colorName(row, module: module))"))
              Spacer()
              Text(details[\(row)]).font(.caption).padding(.horizontal, \(row + 4))
            }
      """
    }
    return """
      import SwiftUI

      struct View\(index): View {
        let title: String
        let details: [String]

        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
      \(rows.joined(separator: "\n"))
          }
          .background(Color("\(name)"))
          .overlay(Rectangle().stroke(Color(red: 0.\(index % 10), green: 0.4, blue: 0.6)))
        }
      }

      """
  }

  private static func model(_ index: Int) -> String {
    let functions = (0..<8).map { number in
      """
        /// Sums up the parts of kind \(number), as of the last change.
        func total\(number)(of parts: [Part\(index)], limit: Int = \(number * 10)) -> Int {
          guard !parts.isEmpty else { return 0 }
          return parts.prefix(limit).filter { $0.kind == \(number) }.map(\\.amount).reduce(0, +)
        }
      """
    }
    return """
      import Foundation

      struct Part\(index): Hashable, Codable {
        let kind: Int
        let amount: Int
        let note: String?
      }

      struct Model\(index) {
        var parts: [Part\(index)] = []

      \(functions.joined(separator: "\n\n"))
      }

      """
  }
}

extension GeneratedTree {
  /// One file of as many lines as the files of the app would have: a view of four types.
  static func longFile(lines: Int) -> String {
    var text = ""
    var (count, index) = (0, 0)
    while count < lines {
      let next = index % 4 == 0 ? view(index, module: index / filesInModule) : model(index)
      text += next
      count += next.utf8.count { $0 == UInt8(ascii: "\n") }
      index += 1
    }
    return text
  }
}
