import LSP
import Syntax

extension Measurement {
  /// From a keystroke to what an editor shows of it, against a server that does nothing with as long an answer.
  static let keystroke = Measurement(name: "keystroke") { setup throws(Failure) in
    var figures: [Figure] = []
    for typed in try Typed.all(in: setup.tree) {
      let (ours, echo) = try times(of: typed.scenario, setup)
      figures += [
        Figure(typed.name, seconds: ours.median, against: echo.median, bound: typed.medianBound),
        Figure(typed.name + ", p99", seconds: ours.percentile(99), against: echo.percentile(99), bound: 6),
      ]
    }
    return .figures(figures)
  }

  private static func times(of scenario: Scenario, _ setup: Setup) throws(Failure) -> (ours: Samples, echo: Samples) {
    let ours = try Session(Command(program: setup.program, arguments: ["serve"]))
    defer { ours.abandon() }
    try ours.begin(root: setup.tree.root)
    try ours.show(scenario.keystroke.document)
    _ = try ours.receive(.notification(.publishDiagnostics))
    // What it answers to typing and to taking back is what the other server will say.
    var answers: [String] = []
    for number in 0..<2 {
      try ours.send(scenario.frames(number))
      let answer = try ours.receive(scenario.awaited)
      ours.drain(milliseconds: 100)
      answers.append("\(setup.scratch)/answer\(number)")
      try writeFile(String(decoding: answer, as: UTF8.self), to: answers[number])
    }
    let echo = try Session(
      Command(program: setup.own, arguments: ["echo", String(scenario.messageCount)] + answers))
    defer { echo.abandon() }
    let times = try alternate(rounds: 500, [ours, echo].map { scenario.typing(in: $0, pause: 2) })
    return (Samples(times[0]), Samples(times[1]))
  }
}

/// Something that is typed in a tree, and how fast the answer has to be.
private struct Typed {
  let name: String
  let scenario: Scenario
  let medianBound: Double

  init(_ name: String, _ keystroke: Keystroke, _ question: Scenario.Question, medianBound: Double = 2) {
    self.name = name
    scenario = Scenario(keystroke: keystroke, question: question)
    self.medianBound = medianBound
  }

  /// In a file of the median size and in one that is larger than 95 of 100, each with one line added in which an unknown
  /// color is named; and in one that has nothing to do with colors.
  static func all(in tree: SourceTree) throws(Failure) -> [Typed] {
    let (median, large) = (tree.file(atPercentile: 50), tree.file(atPercentile: 95))
    note("the median file has \(median.size) bytes, the 95th percentile \(large.size)")
    var all = try typed(in: median, "median file", outsideBound: 1.5) + typed(in: large, "p95 file", outsideBound: 2)
    if let plain = try tree.plainFile(near: median.size) {
      let document = Document(path: plain.path, text: String(decoding: try contents(of: plain.path), as: UTF8.self))
      let keystroke = Keystroke(document: document, line: 0, character: 0, text: "\n")
      all.append(
        Typed(
          "hover, median file without colors", keystroke, .request(.hover, line: 1, character: 0), medianBound: 1.5))
    }
    return all
  }

  private static func typed(
    in file: SourceTree.File, _ size: String, outsideBound: Double
  ) throws(Failure) -> [Typed] {
    let probed = try Probed(file, name: "Bencmark")
    return [
      Typed("diagnostics, \(size)", probed.keystroke(at: probed.nameEnd, "x"), .diagnostics),
      Typed("diagnostics, \(size), edit outside", probed.newLine, .diagnostics, medianBound: outsideBound),
      Typed(
        "hover, \(size)", probed.keystroke(at: 4, "x"),
        .request(.hover, line: probed.line, character: probed.nameEnd)),
      Typed(
        "completion, \(size)", probed.keystroke(at: probed.nameEnd, "x"),
        .request(.completion, line: probed.line, character: probed.nameStart)),
    ]
  }
}
