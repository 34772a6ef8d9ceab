import ColorScience
import Facts
import Syntax
import Testing

@Suite struct InterfaceFactsTests {
  private func facts(_ text: String) -> InterfaceFacts {
    InterfaceFacts(of: Source(path: "Main.storyboard", text: text))
  }

  @Test func onlyAssetsAreNamed() {
    let facts = facts(
      """
      <document>
        <color key="textColor" name="Brand"/>
        <color key="backgroundColor" name="gridColor" catalog="System" colorSpace="catalog"/>
        <color key="tintColor" systemColor="labelColor"/>
        <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <!-- <color key="textColor" name="Old"/> -->
        <resources><namedColor name="Brand"><color white="0.5" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/></namedColor></resources>
      </document>
      """)
    #expect(facts.occurrences.map(\.hasFallback) == [true])
    #expect(facts.resources.map(\.name) == ["Brand"])
    #expect(facts.resources.first?.value?.space == .grayGamma22)
  }

  @Test func aCopyOfASystemColorHasNoValue() {
    let facts = facts(
      "<r><namedColor name=\"A\"><color systemColor=\"labelColor\"/></namedColor><namedColor name=\"B\"/></r>")
    #expect(facts.resources.map(\.value) == [nil, nil])
    #expect(facts.resources.map { $0.valueSpan == nil } == [false, true])
  }
}
