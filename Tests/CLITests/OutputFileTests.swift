import CLI
import Foundation
import Testing

/// Files that a person names are written whole, where their links lead, and as any program would make them.
struct OutputFileTests {
  private let project: Project

  init() throws { project = try Project(["old.json": "old"]) }

  /// Writes `new` to paths in the folder, and returns what was noted.
  private func write(_ names: String..., isAnnounced: Bool = false) -> String {
    var output = Output()
    for name in names { output.write("new", to: "\(project.path)/\(name)", isAnnounced: isAnnounced) }
    _ = output.writeFiles()
    return String(decoding: output.notes, as: UTF8.self).replacing(project.path, with: "DIR")
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(project.path)/\(name)", encoding: .utf8)
  }

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    return stat("\(project.path)/\(name)", &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(project.path)/\(name)", withDestinationPath: target)
  }

  @Test func aFileKeepsItsModeAndANewOneHasTheUsualOne() throws {
    chmod("\(project.path)/old.json", 0o640)
    #expect(write("old.json", "new.json").isEmpty)
    #expect(text("old.json") == "new" && text("new.json") == "new")
    #expect(mode("old.json") == 0o640)
    // As the file that any other program made under this umask.
    let usual = open("\(project.path)/usual", O_CREAT | O_WRONLY, 0o666)
    close(usual)
    #expect(mode("new.json") == mode("usual"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.path).count == 3)
  }

  @Test func twoReportsNeverShareAFile() throws {
    try link("other.json", to: "old.json")
    #expect(
      write("old.json", "other.json")
        == "error: cannot write 'DIR/other.json': another report went to the same file\n")
  }

  @Test func linksStayAndTheirTargetsAreWritten() throws {
    try link("link", to: "old.json")
    try link("dangling", to: "made.json")
    try link("twice", to: "\(project.path)/dangling")
    try link("lost", to: "missing/a.json")
    try link("loop", to: "loop")
    #expect(write("link").isEmpty && text("old.json") == "new")
    #expect(write("twice").isEmpty && text("made.json") == "new")
    for name in ["link", "dangling", "twice"] {
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(project.path)/\(name)").isEmpty == false)
    }
    #expect(write("lost") == "error: cannot write 'DIR/lost': no folder 'DIR/missing'; create it first\n")
    #expect(write("loop") == "error: cannot write 'DIR/loop': its links lead in a circle\n")
  }

  @Test func aNameAloneIsInTheCurrentFolder() {
    var output = Output()
    let name = "output-\(UUID().uuidString).json"
    output.write("new", to: name)
    let isWritten = output.writeFiles()
    #expect(isWritten && FileManager.default.fileExists(atPath: name))
    unlink(name)
  }

  @Test func devicesAndPipesAreWrittenTo() throws {
    var output = Output()
    output.write("new", to: "/dev/null")
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    output.write("new", to: "/dev/fd/\(ends[1])")
    let isWritten = output.writeFiles()
    #expect(isWritten)
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(read(ends[0], &bytes, 9) == 3)
    for end in ends { close(end) }
  }

  @Test func failuresSayWhatToDo() {
    #expect(
      write("none/a", "none/b", "none/c")
        == "error: cannot write 'DIR/none/a' and 2 more files: no folder 'DIR/none'; create it first\n")
    #expect(write("") == "error: cannot write 'DIR/': it is a folder; name a file in it\n")
    #expect(write("new/") == "error: cannot write 'DIR/new/': it ends in '/'; name a file\n")
    #expect(write("old.json/a") == "error: cannot write 'DIR/old.json/a': 'DIR/old.json' is not a folder\n")
  }

  @Test func onlyWhatWasWrittenIsAnnounced() {
    #expect(write("a.json", isAnnounced: true) == "wrote DIR/a.json\n")
    var output = Output()
    let code = run(arguments: ["catalogue", project.path + "/none"], environment: .plain, output: &output)
    #expect(code == .success && output.notes.isEmpty)
    let isWritten = output.writeFiles()
    #expect(!isWritten)
    #expect(!String(decoding: output.notes, as: UTF8.self).contains("wrote"))
  }
}
