import ProjectModel

extension SettingsShape {
  /// The whole settings file. A new setting is one key here, and one property of `Settings`.
  package static let file = SettingsShape.object(
    [
      SettingsKey("$schema", "Where this schema is, for editors.", .text(.file)),
      SettingsKey(
        "extends",
        "Another settings file of the project, by its path from this one. What this file says comes before what that one "
          + "does; lists are added to its lists.", .text(.file)),
      SettingsKey(
        "rules",
        "The level of each rule, or an object with `level` and the rule's options. Findings that matter "
          + "less than the rule's default level, as its page says, never get a higher one.", rules),
      SettingsKey(
        "overrides", "Rules for some files only. Of several that hold for a file, the last one counts.",
        .list(
          .object(
            [
              SettingsKey("files", "The files, as patterns of `.gitignore`.", patterns, isRequired: true),
              SettingsKey("rules", "As `rules` at the top.", rules, isRequired: true),
            ], noun: "key"))),
      SettingsKey(
        "include",
        "The only files that are reported on, as patterns of `.gitignore`, from the root. Others give names all the same.",
        patterns),
      SettingsKey(
        "exclude",
        "Files that are not reported on, as patterns of `.gitignore`, from the root. They give names all the same.",
        patterns),
      SettingsKey(
        "facts",
        "What members are worth of which the sources do not tell the value: `\"Theme.ink\": \"Ink\"` (a color set), "
          + "`\"#1B1D22\"`, or `\"#1B1D22/#EBEEF2\"` (light and dark).", .map(.member, .text(.value))),
      SettingsKey(
        "helpers",
        "In which order helpers take their digits whose bodies are not in the workspace: "
          + "`\"UIColor.init(hexString:)\": \"argb\"`.", .map(.helper, .word(HexOrder.allCases.map(\.rawValue)))),
      SettingsKey("names", "What the names of colors say.", names),
      SettingsKey(
        "deprecated",
        "Retired colors with what is used in their place, by the names of color sets or as code spells members: "
          + "`\"OldBlue\": \"Brand/Primary\"`.", .map(.color, .text(.color))),
      SettingsKey("waivers", "Findings that are accepted, each with its reason.", .list(waiver)),
      SettingsKey(
        "requireReason", "Whether a suppression comment without a reason is a finding of `unused-suppression`.", .flag),
      SettingsKey(
        "platforms", "Deployment targets by platform.", .map(.words, .text(.version)), isInForce: false),
      SettingsKey("contrast", "How contrast is judged.", .map(.words, .anything), isInForce: false),
      SettingsKey("baseline", "The file of known findings.", .text(.file), isInForce: false),
    ], noun: "setting")

  private static let patterns = SettingsShape.list(.text(.pattern))

  private static let names = SettingsShape.object(
    [
      SettingsKey(
        "universal", "Color sets that are meant to be the same in light and dark.", .list(.text(.color))),
      SettingsKey("reserved", "Color sets that are meant to be there unused.", .list(.text(.color)), isInForce: false),
      SettingsKey(
        "dynamicPrefixes", "How names begin that are put together at run time.", .list(.text(.words)), isInForce: false),
    ], noun: "key")

  /// Asked only when a file is read, for the rules' own examples are settings, too.
  private static var rules: SettingsShape {
    .object(
      Rule.known.map { rule in
        let level = SettingsShape.word(RuleLevel.allCases.map(\.rawValue))
        let options = rule.options.map { SettingsKey($0.rawValue, $0.summary, $0.shape) }
        let object = SettingsShape.object(
          [SettingsKey("level", "The level of its findings.", level)] + options, noun: "option")
        return SettingsKey(rule.id.rawValue, rule.summary, .either(level, object))
      }, noun: "rule")
  }

  private static let waiver = SettingsShape.object(
    [
      SettingsKey("rule", "The rule.", .word(Rule.known.map(\.id.rawValue)), isRequired: true),
      SettingsKey(
        "color",
        "The color that the finding is about: its name, or its value as messages spell it; `*` stands for any "
          + "letters.", .text(.color)),
      SettingsKey("on", "The color it lies on, in the same forms.", .text(.color)),
      SettingsKey("path", "Where it is, as a pattern of `.gitignore`.", .text(.pattern)),
      SettingsKey("reason", "Why it is accepted.", .text(.words), isRequired: true),
    ], noun: "key")
}

extension Rule {
  /// All but the one about settings, which these cannot switch off.
  fileprivate static var known: [Rule] { all.filter { $0.id != invalidSettings.id } }
}
