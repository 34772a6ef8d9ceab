import Rules

/// The rules that a command line names: those that run whatever the settings say, and those that do not.
struct RuleSelection {
  private let only: [Rule]?
  private let skipped: Set<Rule.ID>

  init(only: [String], skip: [String]) throws(Failure) {
    for name in only + skip where Rule.named(name) == nil {
      let cure = suggestion(
        for: name, among: Rule.all.map(\.id.rawValue), else: "'\(programName) rules' lists them")
      throw Failure("no rule '\(name)'\(cure)")
    }
    self.only = only.isEmpty ? nil : Rule.all.filter { only.contains($0.id.rawValue) }
    skipped = Set(skip.compactMap { Rule.named($0)?.id })
  }

  /// Which rules run where: those that settings leave on, or exactly the ones named.
  ///
  /// - Parameter least: the least level that is shown, or decides whether the check fails. What it takes a look at every
  ///   byte to find is looked for only from there on.
  func ruling(_ settings: Settings, atLeast least: Severity) throws(Failure) -> Ruling {
    var ruling = Ruling(settings: settings, only: only, skip: skipped)
    if only == nil, let own = ruling.level(of: .unusedColor), own < least {
      ruling = Ruling(settings: settings, only: only, skip: skipped.union([Rule.unusedColor.id]))
    }
    // A run without rules would find nothing, and look like one that found nothing wrong.
    if ruling.rules.isEmpty {
      throw Failure("no rule is left to run; --skip takes away all that --only, the settings or the defaults give")
    }
    return ruling
  }
}
