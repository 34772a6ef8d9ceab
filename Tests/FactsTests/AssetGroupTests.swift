import Facts
import Syntax
import Testing

struct AssetGroupTests {
  @Test(arguments: [
    (#"{"info":{"author":"xcode","version":1}}"#, false, 0),
    (#"{"properties":{"provides-namespace":true}}"#, true, 0),
    (#"{"properties":{"provides-namespace":false,"generate-swift-asset-symbol-extensions":"disabled"}}"#, false, 0),
    (#"{"properties":{"provides-namespace":"true"}}"#, false, 1),
    (#"{"properties":[]}"#, false, 1), ("[]", false, 1), ("", false, 1), (#"{"properties":{}"#, false, 1),
    (#"{"properties":{"provides-namespace":true}"#, true, 1),
  ])
  func reads(text: String, providesNamespace: Bool, problems: Int) {
    let group = AssetGroup(of: Source(path: "A.xcassets/B/Contents.json", text: text))
    #expect(group.providesNamespace == providesNamespace)
    #expect(group.problems.count == problems)
  }
}
