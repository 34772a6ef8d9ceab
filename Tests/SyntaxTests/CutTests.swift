import Syntax
import Testing

@Suite struct CutTests {
  @Test func textIsCutAtItsScalars() {
    #expect("Brand".cut(to: 5) == "Brand")
    #expect("Brands".cut(to: 5) == "Bran…")
    #expect("日本日本日".cut(to: 5) == "日本日本日")
    #expect("日本日本日本".cut(to: 5) == "日本日本…")
    #expect(("a" + String(repeating: "\u{301}", count: 100_000)).cut(to: 5).unicodeScalars.count == 5)
  }
}
