import Properties
import Syntax
import Testing

/// Trees that are made from those before an edit.
@Suite struct RetypeTests {
  private static let file = """
    import SwiftUI

    @available(iOS 17, *)
    struct Card: View {
      // The color of a brand.
      let ink = Color("Brand"), size = 12.5 // points
      var body: some View {
        let rows = [Array<Array<Int>>]()
        let text = "\\(title) of \\(rows.count + "\\(size)".count)"
        return Text(text).foregroundStyle(a < b ? .red : ink)
      }
    }


    """

  /// The tree of the file after one piece of it was replaced; `nil` where it has to be parsed.
  private func retyped(_ piece: String, _ replacement: String) throws -> SwiftTree? {
    let old = Array(Self.file.utf8)
    let start = try #require((0..<old.count).first { old[$0...].starts(with: piece.utf8) })
    var new = old
    new.replaceSubrange(start..<start + piece.utf8.count, with: replacement.utf8)
    let retyped = SwiftTree(parsing: old).retyped(to: new, ByteChange(from: old, to: new))
    if let tree = retyped?.tree { #expect(tree.difference(from: SwiftTree(parsing: new)) == nil) }
    return retyped?.tree
  }

  @Test(arguments: [
    ("Brand", "Brnad"), ("Brand", ""), ("ink = C", "inks = C"), ("12.5", "3.25"), ("The color", "A colour"),
    ("import SwiftUI", "import UIKit"), ("import SwiftUI\n", "import SwiftUI\n\n\n"), ("rows.count", "lines.count"),
    (" of ", " out of "), (".red", ".blue"), ("struct", "  struct"), ("}\n\n", "}\n"), ("}\n\n", "}\n\n// The end.\n"),
  ])
  func nodesStayWhereOnlyTextChanges(piece: String, replacement: String) throws {
    #expect(try retyped(piece, replacement) != nil)
  }

  @Test(arguments: [
    ("a < b", "a> b"), ("count + ", "count - "), ("available", "objc"), ("body: some", "body some"),
    ("return", "returns"),
    ("\"Brand\"", "\"Brand"), ("}\n}", "}\n"), ("// The", "/* The"), ("(text)", "text"), ("ink = C", "`ink = C"),
    ("rows = ", "rows = #/"), ("size)", "size"), ("rows.count + ", "rows.count\n + "),
  ])
  func whatTheParserFeelsIsParsed(piece: String, replacement: String) throws {
    #expect(try retyped(piece, replacement) == nil)
  }

  @Test func changesAreWhatTwoTextsDoNotShare() {
    func change(_ old: String, _ new: String) -> ByteChange { ByteChange(from: Array(old.utf8), to: Array(new.utf8)) }
    #expect(change("abc", "abc").old == Span(3, 3))
    #expect(change("aaaa", "aaa").old == Span(3, 4))
    #expect(change("one two three", "one 2 three").new == Span(4, 5))
    #expect(change("", "abc").new == Span(0, 3))
    let far = change("0123456789 x 0123456789", "0123456789 yz 0123456789")
    #expect(far.old == Span(11, 12) && far.new == Span(11, 13) && far.shift == 1)
    #expect(far.moved(Span(2, 4)) == Span(2, 4) && far.moved(Span(13, 15)) == Span(14, 16))
    #expect(far.moved(Span(9, 11)) == nil && far.moved(Span(12, 14)) == nil)
  }
}
