import ProjectModel
import Testing

@Suite struct AssetSymbolTests {
  @Test func everyKnownSymbol() {
    #expect(AssetSymbolTable.swift.count == 210)
    for row in AssetSymbolTable.swift {
      let symbol = AssetSymbol(AssetName(row.name))
      #expect(symbol?.spelling == row.symbol, "\(row.name)")
      #expect(symbol?.isCertain == true, "\(row.name)")
    }
  }

  @Test func everyKnownConstantOfObjectiveC() {
    for row in AssetSymbolTable.objectiveC {
      let constant = AssetSymbol.objectiveCName(of: AssetName(row.name), isColor: row.symbol.hasPrefix("ACColor"))
      #expect(constant == row.symbol)
    }
  }

  /// From public reports.
  @Test(arguments: [
    ("fiori.text.color", "fioriText"), ("8Swift", "_8Swift"), ("gray_700", "gray700"), ("k_black", "kBlack"),
    ("walk-in", "walkIn"), ("walk_in", "walkIn"), ("walkIn", "walkIn"), ("Color", "color"), ("image", "image"),
    ("URLColor", "url"), ("day/sky blue", "Day.skyBlue"), ("A//B", nil), ("--", nil), ("", nil), ("/Ink", nil),
  ])
  func reported(name: String, symbol: String?) {
    #expect(AssetSymbol(AssetName(name))?.spelling == symbol)
  }

  @Test(arguments: ["Überschrift", "墨", "BGColor", "Text Color/Ink", "Brand Image/ink"])
  func formsThatNobodyHasSeen(name: String) {
    #expect(AssetSymbol(AssetName(name))?.isCertain == false)
  }

  @Test func anyBytesGiveANameOrNone() {
    for byte in UInt8.min...UInt8.max {
      _ = AssetSymbol(AssetName(bytes: [byte, 0x41, byte, byte, 0x2F, byte]))
      _ = AssetSymbol.objectiveCName(of: AssetName(bytes: [byte]), isColor: true)
    }
  }
}
