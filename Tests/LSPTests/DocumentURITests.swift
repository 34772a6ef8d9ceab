import LSP
import TestSupport
import Testing

struct DocumentURITests {
  @Test(arguments: [
    ("file:///", "/"), ("file:///App/A.swift", "/App/A.swift"), ("FILE:///a", "/a"), ("file:/a", "/a"),
    ("file://localhost/a", "/a"), ("file://LocalHost/a", "/a"), ("file:///a%20b%C3%A9%c3%a9", "/a béé"),
    ("file:///é b", "/é b"), ("file:///a%2Fb%2fc", "/a/b/c"), ("file:///a%3A%40", "/a:@"), ("file:///a+b", "/a+b"),
    ("file:///a%25b", "/a%b"), ("file:///100%.swift", "/100%.swift"), ("file:///a%", "/a%"), ("file:///a%4", "/a%4"),
    ("file:///a%zz", "/a%zz"), ("file:///a?b", "/a"), ("file:///a#b", "/a"), ("file:///a%23%3F", "/a#?"),
    ("file:///a/../b/", "/a/../b/"),
  ])
  func pathsOfFiles(text: String, path: String) {
    #expect(DocumentURI(text).path.map { String(decoding: $0, as: UTF8.self) } == path)
  }

  @Test(arguments: [
    "", "file", "file:", "file://", "file://localhost", "file://localhosts/a", "file://host/a", "file://127.0.0.1/a",
    "file:a", "files:///a", "untitled:Untitled-1", "git:/a.swift", "vscode-remote://ssh/a", "/a", "a",
    "file:///a%00b", "file:///a\u{0}", "ﬁle:///a", "\u{26}ile:///a", "http://localhost/a",
  ])
  func otherURIsHaveNone(text: String) {
    #expect(DocumentURI(text).path == nil)
  }

  @Test func pathsAreEscaped() {
    #expect(DocumentURI(path: "/App/A b#1?%é~_-.swift".utf8).text == "file:///App/A%20b%231%3F%25%C3%A9~_-.swift")
    #expect(DocumentURI(path: [0x2F, 0xFF, 0x00]).text == "file:///%FF%00")
  }

  @Test(arguments: seeds(10))
  func anyPathComesBack(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let path = [0x2F] + (0..<20).map { _ in UInt8.random(in: 1...255, using: &dice) }
      let uri = DocumentURI(path: path)
      #expect(uri.path == path)
      #expect(uri.text.utf8.allSatisfy { $0 < 0x7F && $0 > 0x20 })
    }
  }

  @Test func theTextIsKept() {
    #expect(DocumentURI("file:///%c3%A9").text == "file:///%c3%A9")
    #expect(DocumentURI("file:///%c3%A9") != DocumentURI("file:///%C3%A9"))
    // One composed, one of two scalars: equal strings, and different files.
    #expect(DocumentURI("file:///\u{E9}") != DocumentURI("file:///e\u{301}"))
    #expect(Set([DocumentURI("file:///\u{E9}"), DocumentURI("file:///e\u{301}")]).count == 2)
  }
}
