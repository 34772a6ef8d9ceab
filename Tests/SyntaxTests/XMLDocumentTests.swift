import Syntax
import Testing

@Suite struct XMLDocumentTests {
  private func names(_ text: String) -> [String] {
    let document = XMLDocument(Array(text.utf8))
    return document.elements.map { element in
      let parent = element.parent.map { self.text(document.elements[$0].name, of: document) + "/" } ?? ""
      return parent + self.text(element.name, of: document)
    }
  }

  private func text(_ span: Span, of document: XMLDocument) -> String {
    String(decoding: document.bytes[span.start..<span.end], as: UTF8.self)
  }

  @Test func elementsLieInOthers() {
    #expect(names("<?xml version=\"1.0\"?><a><b/><c><d x='1'></d></c></a><e/>") == ["a", "a/b", "a/c", "c/d", "e"])
    #expect(names("<a><!-- <b/> --><![CDATA[<c/>]]><d/></a>") == ["a", "a/d"])
  }

  @Test func whatIsBrokenIsReadAsFarAsItGoes() {
    #expect(names("<a><b x=\"1\" <c/></a>") == ["a", "a/b", "b/c"])
    #expect(names("<a></b></a><c>") == ["a", "c"])
    #expect(names("< a/><") == [])
    #expect(names("<a x=\"never closed") == ["a"])
    #expect(names("<!-- never closed <a/>") == [])
  }

  @Test func attributesHaveTheTextBetweenTheirQuotes() throws {
    let document = XMLDocument(Array("<color name=\"A &amp; B &#x41;&#66;\" key='k' bare other = \"&nope;\"/>".utf8))
    let element = try #require(document.elements.first)
    #expect(document.value("name", of: element) == "A & B AB")
    #expect(document.value("key", of: element) == "k")
    #expect(document.value("bare", of: element) == nil)
    #expect(document.value("other", of: element) == nil)
    let name = try #require(document.attribute("name", of: element))
    #expect(text(name.value, of: document) == "A &amp; B &#x41;&#66;")
    #expect(xmlEscaped("A & <\"B\">\n") == "A &amp; &lt;&quot;B&quot;&gt;&#10;")
  }

  @Test func anyNestingIsLinear() {
    let deep = String(repeating: "<a>", count: 100_000) + String(repeating: "</b>", count: 100_000)
    #expect(XMLDocument(Array(deep.utf8)).elements.count == 100_000)
  }
}
