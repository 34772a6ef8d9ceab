import Facts
import ProjectModel
import Syntax
import TestSupport
import Testing

private let empty = ColorSet(entries: [], problems: [], span: Span(0, 0))

private func color(_ path: String, _ set: ColorSet = empty) -> FileFacts {
  FileFacts(path: Path(path + ".colorset/Contents.json"), content: .colorSet(set))
}

private func group(_ path: String, _ namespace: Bool = true) -> FileFacts {
  FileFacts(
    path: Path(path + "/Contents.json"),
    content: .assetGroup(AssetGroup(providesNamespace: namespace, problems: [])))
}

private func image(_ path: String) -> FileFacts {
  FileFacts(path: Path(path + ".imageset/Contents.json"), content: .asset(.image))
}

private func names(_ files: FileFacts...) -> [String] { CatalogIndex(files).colorNames.map(\.text) }

struct CatalogIndexTests {
  @Test func namesFollowGroupsThatProvideThem() {
    #expect(names(color("A.xcassets/Brand")) == ["Brand"])
    #expect(names(color("A.xcassets/G/Brand")) == ["Brand"])
    #expect(names(group("A.xcassets/G"), color("A.xcassets/G/Brand")) == ["G/Brand"])
    #expect(names(color("A.xcassets/G/Brand"), group("A.xcassets/G", false)) == ["Brand"])
    #expect(
      names(color("x/A.xcassets/G/H/I/a.b"), group("x/A.xcassets/G"), group("x/A.xcassets/G/H/I")) == ["G/I/a.b"])
    #expect(names(group("A.xcassets"), color("A.xcassets/Brand")) == ["Brand"])
    #expect(names(group("A.xcassets/G.h"), color("A.xcassets/G.h/ B ")) == ["G.h/ B "])
  }

  @Test func whatHasNoNameIsLeftOut() {
    #expect(names(color("Brand")).isEmpty)
    #expect(names(color("Other/Brand"), color("A.xcassets/B.imageset/C"), color("A.xcassets/B.colorset/C")).isEmpty)
  }

  @Test func keysAreBytes() {
    let index = CatalogIndex([color("A.xcassets/caf\u{e9}"), color("A.xcassets/cafe\u{301}"), color("A.xcassets/x")])
    #expect(index.colorNames.count == 3)
    #expect(index.colorSets(named: "caf\u{e9}").map(\.path) == [Path("A.xcassets/caf\u{e9}.colorset/Contents.json")])
    #expect(index.colorSets(named: "X").isEmpty)
  }

  @Test func listsDuplicatesKindsAndCatalogs() {
    let index = CatalogIndex([
      color("B.xcassets/X"), color("A.xcassets/X"), image("A.xcassets/X"), image("A.xcassets/Y"), group("C.xcassets"),
    ])
    #expect(index.colorSets(named: "X").map(\.catalog) == [Path("A.xcassets"), Path("B.xcassets")])
    #expect(index.assets(named: "X").map(\.kind) == [.image])
    #expect(index.assets(named: "Y").count == 1 && index.colorSets(named: "Y").isEmpty)
    #expect(index.catalogs.map(\.text) == ["A.xcassets", "B.xcassets", "C.xcassets"])
    #expect(index.colorSetCount == 2 && index.colorSets.count == 2)
    #expect(index.colorSet(at: Path("A.xcassets/X.colorset/Contents.json"))?.name.text == "X")
    #expect(index.colorSet(at: Path("A.xcassets/X.imageset/Contents.json")) == nil)
  }

  @Test func aGroupsChangeRenamesWhatLiesBelow() {
    var index = CatalogIndex([color("A.xcassets/G/H/X"), image("A.xcassets/G/X"), color("A.xcassets/X")])
    index.set(group("A.xcassets/G"))
    #expect(index.colorNames.map(\.text) == ["G/X", "X"])
    #expect(index.assets(named: "G/X").count == 1)
    index.set(group("A.xcassets/G/H"))
    #expect(index.colorNames.map(\.text) == ["G/H/X", "X"])
    index.remove(Path("A.xcassets/G/Contents.json"))
    #expect(index.colorNames.map(\.text) == ["H/X", "X"])
  }

  @Test(arguments: 0..<20)
  func anyOrderOfChangesGivesTheIndexBuiltAnew(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let folders = [
      "A.xcassets", "A.xcassets/G", "A.xcassets/G/H", "B.xcassets", "B.xcassets/G", "A.xcassets/D.imageset", "Z",
    ]
    var files: [Path: FileFacts] = [:]
    var index = CatalogIndex()
    for step in 0..<150 {
      let folder = folders.randomElement(using: &dice) ?? ""
      let name = folder + "/" + (["X", "Y", "caf\u{e9}"].randomElement(using: &dice) ?? "")
      let set = ColorSet(entries: [], problems: [], span: Span(0, Int.random(in: 0..<3, using: &dice)))
      let facts =
        switch Int.random(in: 0..<5, using: &dice) {
        case 0: group(folder)
        case 1: group(folder, false)
        case 2: image(name)
        case 3: FileFacts(path: color(name).path, content: .swift(SwiftFacts()))
        default: color(name, set)
        }
      if Int.random(in: 0..<3, using: &dice) == 0 {
        files[facts.path] = nil
        index.remove(facts.path)
      } else {
        files[facts.path] = facts
        index.set(facts)
      }
      let isSame = index == CatalogIndex(files.values)
      #expect(isSame, "step \(step)")
    }
    for path in files.keys { index.remove(path) }
    #expect(index == CatalogIndex())
  }
}
