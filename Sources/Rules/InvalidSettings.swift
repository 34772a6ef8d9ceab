import Syntax

extension Rule {
  package static let invalidSettings = Rule(
    id: "invalid-settings",
    severity: .error,
    summary: "Something in the settings file that cannot be understood.",
    rationale: """
      A key that is mistyped does nothing, and nobody notices: a rule stays off, a folder stays in. So what is not \
      understood in `.swift-color-lsp.json` is an error at its place, and `check` ends with exit code 2; all else in the file \
      still counts. `protocol/settings.schema.json` lists the keys; editors complete them from it.

      A key of which this version knows the name and does nothing with it is an info.
      """,
    isFixable: true,
    examples: [
      .fires(#"{"«exlude»": ["Legacy/"]}"#, as: .settings, fixed: #"{"exclude": ["Legacy/"]}"#),
      .fires(#"{"rules": {"«unknown-colr»": "off"}}"#, as: .settings, fixed: #"{"rules": {"unknown-color": "off"}}"#),
      .fires(
        #"{"rules": {"dark-identical": "«warn»"}}"#, as: .settings, fixed: #"{"rules": {"dark-identical": "warning"}}"#),
      .fires(#"{"exclude": "«Legacy/»"}"#, as: .settings),
      .fires(#"{"facts": {"Theme.ink": "«#12345»"}}"#, as: .settings),
      .fires(#"{"extends": "«../base.json»"}"#, as: .settings),
      .fires(#"{"waivers": [«{»"rule": "low-contrast", "color": "Ink"}]}"#, as: .settings),
      .silent(
        """
        {
          // Comments are welcome, and so is a comma at the end.
          "exclude": ["Legacy/"],
          "rules": {"dark-identical": "off", "hard-coded-color": {"level": "error", "allowIn": ["Samples/"]}},
        }
        """, as: .settings),
    ],
    // The settings are judged when they are read, before any file is checked.
    check: { _ in [] }
  )
}

extension Diagnostic {
  static func invalidSettings(_ problem: SettingsProblem, in path: Path) -> Diagnostic {
    let fixes = problem.cure.map {
      [Fix(title: $0.title, isSafe: false, edits: [FileEdit(path: path, edit: $0.edit)])]
    }
    return Diagnostic(
      rule: Rule.invalidSettings.id, severity: problem.isNote ? .info : .error, path: path, span: problem.span,
      message: problem.message, fixes: fixes ?? [], group: problem.message)
  }
}
