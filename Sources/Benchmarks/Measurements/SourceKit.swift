import LSP
import Syntax

extension Measurement {
  /// A keystroke in a very long file: our findings against the colors that sourcekit-lsp finds in it.
  static let sourcekit = Measurement(name: "sourcekit") { setup throws(Failure) in
    guard let server = found("sourcekit-lsp") else {
      return .skipped("there is no sourcekit-lsp; put a toolchain in PATH")
    }
    let root = setup.scratch + "/long"
    try makeFolder(root)
    try writeFile("{}\n", to: root + "/.swift-color-lsp.json")
    let path = root + "/Long.swift"
    try writeFile(GeneratedTree.longFile(lines: 9_200), to: path)
    let file = SourceTree.File(path: path, size: size(of: path) ?? 0)
    let probed = try Probed(file, name: "Bencmark")
    let keystroke = probed.keystroke(at: probed.nameEnd, "x")

    let ours = try Session(Command(program: setup.program, arguments: ["serve"]))
    defer { ours.abandon() }
    try ours.begin(root: root)
    let theirs = try Session(Command(program: server, folder: root))
    defer { theirs.abandon() }
    try theirs.initialize(root: root)
    for session in [ours, theirs] { try session.show(probed.document) }
    _ = try ours.receive(.notification(.publishDiagnostics))
    let times = try alternate(
      rounds: 20,
      [
        Scenario(keystroke: keystroke, question: .diagnostics).typing(in: ours, pause: 50),
        Scenario(keystroke: keystroke, question: .documentColor).typing(in: theirs, pause: 50),
      ])
    return .figures([
      Figure(
        "diagnostics : documentColor, 9,200 lines", seconds: Samples(times[0]).median,
        against: Samples(times[1]).median, bound: 0.05)
    ])
  }
}
