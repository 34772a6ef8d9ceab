import Testing

/// The scan behind the other tests, on text that misleads a careless one.
@Suite struct ScanTests {
  private func scan(_ text: String) -> SwiftFile { SwiftFile(RepositoryFile(path: "Sources/T/A.swift", text: text)) }

  @Test func stringsAndCommentsAreNoCode() {
    let file = scan(
      #"""
      let a = "try! \(f(")", "as!")) }" // {
      /* { /* } */ try! */ let b = #"" \("#
      let c = """
        { "quoted" \(d)
        """
      """#)
    let code = file.codeLines.joined(separator: "\n")
    #expect(!code.contains("!") && !code.contains("{") && !code.contains("}"))
    #expect(code.contains("let b") && code.contains("f(") && code.contains("d"))
    #expect(file.beginsInString == [false, false, false, true, true])
  }

  @Test func functionsAreMeasured() {
    let file = scan(
      """
      protocol P {
        func a()
        init(x: Int)
      }
      extension S {
        @inline(never) package static func b(_ f: () -> Void = { }) -> Int where T: P {
          self.init(1)
          if x { y() }
        }
        init?(c: Int) { nil }
        subscript(d: Int) -> Int {
          1
        }
      }
      """)
    #expect(file.functions.map { "\($0.name) \($0.length)" } == ["b 2", "init? 0", "subscript 1"])
  }

  @Test func importsAreFound() {
    let file = scan("import B\npackage import struct C.D\n// import E\n@testable import F\n")
    #expect(file.imports.map(\.module) == ["B", "C", "F"])
  }
}
