import Testing

@testable import Facts

struct WordTableTests {
  private let words = [
    "a", "on", "padding", "eight888", "navigationTitle", "sixteen_letters_", "seventeen_letters",
    "toolbarBackgroundVisibility", "toolbarForegroundVisibility",
  ]

  @Test func everyWordIsFoundAndNoOther() {
    let table = WordTable(words.enumerated().map { (words: "\($1)\n \($1)Again", value: $0) })
    func find(_ word: String) -> Int? { Array(word.utf8).withUnsafeBufferPointer { table[$0] } }
    for (index, word) in words.enumerated() {
      #expect(find(word) == index)
      #expect(find(word + "Again") == index)
      #expect(find(word + "x") == nil)
      #expect(find("x" + word) == nil)
    }
    #expect(find("") == nil)
    #expect(find("toolbarMiddlegroundVisibility") == nil)
  }

  @Test func theLastOfEqualWordsCounts() {
    let table = WordTable([(words: "a b", value: 1), (words: "b", value: 2)])
    #expect(Array("b".utf8).withUnsafeBufferPointer { table[$0] } == 2)
  }
}
