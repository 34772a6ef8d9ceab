package import Syntax

/// One settings file, as far as it can be read, and what is wrong with it.
package struct SettingsDocument: Sendable {
  package let source: Source
  /// What this file itself says.
  package let settings: Settings
  /// The file that it extends, as it is written, and where.
  package let base: (text: String, span: Span)?
  /// In the order of their places.
  package let problems: [SettingsProblem]

  package init(_ source: Source) {
    self.source = source
    let document = JSONDocument(source.bytes, options: [.comments, .trailingCommas])
    var inspection = SettingsInspection()
    // An empty file marks a root and says nothing else.
    let isBlank = source.bytes.allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 }
    if !isBlank { for problem in document.problems { inspection.report(SettingsProblem(problem)) } }
    if let root = document.root {
      inspection.inspect(root, as: .file, of: "")
      inspection.inspectWaivers(of: root)
      settings = Settings(root, in: source.path)
      base = root.member("extends").flatMap { member in
        member.value.string.map { ($0, member.value.focus) }
      }
    } else {
      settings = Settings()
      base = nil
    }
    problems = inspection.problems.sorted { $0.span < $1.span }
  }
}

extension SettingsInspection {
  /// A waiver for a rule and nothing else is the rule's level.
  fileprivate mutating func inspectWaivers(of root: JSONValue) {
    for waiver in root["waivers"]?.elements ?? [] where waiver.members != nil {
      guard waiver["color"] == nil, waiver["path"] == nil else { continue }
      report(
        SettingsProblem("a waiver names a 'color' or a 'path'; a rule as a whole is set in 'rules'", span: waiver.focus)
      )
    }
  }
}
