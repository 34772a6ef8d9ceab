import Engine
import Rules

extension Report {
  /// The last lines: how much was found, what can be done about it, and what was looked at.
  func summary() -> [String] {
    let groups = FindingGroup.tallies(diagnostics)
    var lines: [String] = []
    if groups.isEmpty {
      // What is hidden by default is no reason to speak of levels.
      let shown = hidden.keys.max() ?? .info > .info ? "no findings of level \(level.rawValue) or above" : "no findings"
      let counts = hiddenCounts().map { " (\($0) hidden)" } ?? ""
      lines.append("\(shown) in \(counted(statistics.files, "file"))\(counts)")
    } else {
      let levels = Severity.allCases.reversed().compactMap { levelCount(groups, $0) }
      // The findings of a file stand together.
      let files = diagnostics.indices.count { $0 == 0 || diagnostics[$0].path != diagnostics[$0 - 1].path }
      lines.append("\(levels.joined(separator: ", ")) in \(counted(files, "file"))" + hiddenNote())
      lines.append(cures(groups))
    }
    return lines + contrastLine() + [colorLine()] + gaps()
  }

  /// What was not looked at: a run that could not see must not look like one that found nothing.
  func gaps() -> [String] {
    var lines: [String] = []
    if let doubt = statistics.doubtAboutNames, statistics.references > 0 {
      lines.append("color names were not checked: \(doubt)")
    }
    return lines + statistics.unreadLine(listedBy: "--stats")
  }

  /// `2 warnings (8 places)`
  private func levelCount(_ all: [FindingGroup.Tally], _ severity: Severity) -> String? {
    let groups = all.filter { $0.severity == severity }
    guard !groups.isEmpty else { return nil }
    let places = groups.reduce(0) { $0 + $1.count }
    return levelled(groups.count, severity) + (places > groups.count ? " (\(counted(places, "place")))" : "")
  }

  private func hiddenCounts() -> String? {
    let parts = Severity.allCases.reversed().compactMap { level in
      hidden[level].map { levelled($0, level) }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// `; 9 info hidden (--level info)`
  private func hiddenNote() -> String {
    guard let counts = hiddenCounts(), let lowest = hidden.keys.min() else { return "" }
    return "; \(counts) hidden (--level \(lowest.rawValue))"
  }

  /// `1 has a safe fix, 2 more an unsafe one; more: swift-color-lsp explain low-contrast`
  private func cures(_ groups: [FindingGroup.Tally]) -> String {
    let fixable = diagnostics.indices.count { !diagnostics[$0].fixes.isEmpty }
    let safe = diagnostics.indices.count { diagnostics[$0].fixes.contains(where: \.isSafe) }
    let unsafe = fixable - safe
    var parts: [String] = []
    if safe > 0 { parts.append("\(grouped(safe)) with a safe fix") }
    if unsafe > 0 { parts.append("\(grouped(unsafe))\(safe > 0 ? " more" : "") with an unsafe fix") }
    let more = "more: \(programName) explain \(mostFrequentRule(groups))"
    return parts.isEmpty ? more : "\(parts.joined(separator: ", ")); \(more)"
  }

  /// Of the rules of the highest level found, the one with the most places; the first of several.
  private func mostFrequentRule(_ all: [FindingGroup.Tally]) -> Rule.ID {
    let highest = all.map(\.severity).max()
    let groups = all.filter { $0.severity == highest }
    var counts: [Rule.ID: Int] = [:]
    for group in groups { counts[group.rule, default: 0] += group.count }
    let most = counts.values.max()
    return groups.first { counts[$0.rule] == most }?.rule ?? ""
  }

  /// `contrast: measured 41 of 63 text sites, 3 fail; not measured 22: gradient 9, outside 8, image 5`; none where no text
  /// is colored.
  private func contrastLine() -> [String] {
    let coverage = statistics.coverage
    guard coverage.texts > 0 else { return [] }
    let fails =
      coverage.failing == 0 ? "" : ", \(grouped(coverage.failing)) \(coverage.failing == 1 ? "fails" : "fail")"
    let unmeasured = coverage.reasons.map { "\($0.key) \(grouped($0.count))" }.joined(separator: ", ")
    let rest = coverage.reasons.reduce(0) { $0 + $1.count }
    return [
      "contrast: measured \(grouped(coverage.measured)) of \(counted(coverage.texts, "text site"))\(fails)"
        + (rest > 0 ? "; not measured \(grouped(rest)): \(unmeasured)" : "")
    ]
  }

  /// `colors: 37 in 2 catalogs; 212 references, 209 resolved, 3 built at run time; 1,004 files`
  private func colorLine() -> String {
    var references = counted(statistics.references, "reference")
    references += ", \(grouped(statistics.resolved)) resolved"
    if statistics.dynamicNames > 0 { references += ", \(grouped(statistics.dynamicNames)) built at run time" }
    let catalogs = "\(grouped(statistics.colorSets)) in \(counted(statistics.catalogs, "catalog"))"
    return "colors: \(catalogs); \(references); \(counted(statistics.files, "file"))"
  }
}

/// `3 errors`, `9 info`
private func levelled(_ count: Int, _ severity: Severity) -> String {
  severity == .info ? "\(grouped(count)) info" : counted(count, severity.rawValue)
}

/// `1 file`, `1,004 files`
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(grouped(count)) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// A number with commas between thousands.
package func grouped(_ number: Int) -> String {
  var digits = Substring(String(number.magnitude))
  var parts: [Substring] = []
  while digits.count > 3 {
    parts.insert(digits.suffix(3), at: 0)
    digits = digits.dropLast(3)
  }
  return (number < 0 ? "-" : "") + ([digits] + parts).joined(separator: ",")
}

extension Coverage {
  /// Why texts were not measured, most frequent first.
  var reasons: [(key: String, count: Int)] {
    undecided.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}

extension Statistics {
  /// The line that says how much was not read; none when all was.
  func unreadLine(listedBy command: String) -> [String] {
    if unread.isEmpty { return [] }
    return ["not read: \(counted(unread.count, "file or folder", "files and folders")); \(command) lists them"]
  }
}
