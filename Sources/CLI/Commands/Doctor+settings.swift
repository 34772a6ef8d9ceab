import Engine
import ProjectModel
import Rules
import Syntax

extension Workspace {
  /// The settings in force, and from which file.
  var settingsLines: [Examination.Line] {
    let reading = world.settings
    guard !reading.sources.isEmpty else {
      let problems = reading.problems.map { Examination.Line(subject: $0.path.text, words: $0.message) }
      let none = Examination.Line(words: "no \(World.settingsName) at the root; everything is as by default")
      return problems.isEmpty ? [none] : problems
    }
    let files = reading.sources.enumerated().map { index, source in
      Examination.Line(subject: source.path.text, words: index == 0 ? "" : "extended by the one above")
    }
    let problems = world.settingsFindings.filter { $0.severity > .info }.count
    let faults = problems == 0 ? [] : [Examination.Line(words: "\(counted(problems, "problem")), which check shows")]
    return files + reading.settings.words.map { Examination.Line(words: $0) } + faults
  }
}

extension Settings {
  /// What is in force, a line each.
  fileprivate var words: [String] {
    let levels = rules.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { id, setting in
      setting.level.map { "\(id) \($0.rawValue)" }
    }
    let counts = [
      (overrides.count, "override"), (exclude.lines.count, "exclude pattern"),
      (include?.lines.count ?? 0, "include pattern"), (stated.members.count, "fact"),
      (stated.helpers.count, "helper"), (universalNames.count, "universal name"),
      (deprecated.count, "retired color"), (waivers.count, "waiver"),
    ]
    let said = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    return (levels.isEmpty ? [] : ["rules: " + levels.joined(separator: ", ")])
      + (said.isEmpty ? [] : [said.joined(separator: ", ")])
      + (requiresReason == true ? ["a suppression comment has to give its reason"] : [])
  }
}
