import Syntax
import TestSupport
import Testing

/// The whole table of edits, as the definition has it.
private func plainDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var table = [[Int]](repeating: [Int](repeating: 0, count: second.count + 1), count: first.count + 1)
  for row in 0...first.count {
    for column in 0...second.count {
      guard row > 0, column > 0 else {
        table[row][column] = max(row, column)
        continue
      }
      var cost = table[row - 1][column - 1] + (first[row - 1] == second[column - 1] ? 0 : 1)
      cost = min(cost, table[row - 1][column] + 1, table[row][column - 1] + 1)
      if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
        cost = min(cost, table[row - 2][column - 2] + 1)
      }
      table[row][column] = cost
    }
  }
  return table[first.count][second.count]
}

@Suite struct EditDistanceTests {
  private func word(_ generator: inout SplitMix64) -> [UInt8] {
    (0..<Int.random(in: 0...12, using: &generator)).map { _ in UInt8.random(in: 97...99, using: &generator) }
  }

  @Test(arguments: seeds(5)) func aBandGivesWhatTheWholeTableGives(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let (first, second) = (word(&generator), word(&generator))
      let distance = plainDistance(first, second)
      for bound in 0...12 {
        #expect(
          editDistance(first, second, bound: bound) == min(distance, bound + 1), "\(first) \(second) within \(bound)")
      }
    }
  }

  @Test func onlyTheBandIsFilled() {
    let long = [UInt8](repeating: 97, count: 10_000)
    var steps = 0
    #expect(editDistance(long + [98, 99] + long, long + [99, 97] + long, bound: 2, steps: &steps) <= 2)
    #expect(steps < 20)
    let other = long.indices.map { UInt8($0 % 2 == 0 ? 97 : 98) }
    #expect(editDistance(long, [98] + other, bound: 3, steps: &steps) == 4)
    #expect(steps < 200)
  }

  @Test func theNearestWordIsTheFirstOfTheNearest() {
    #expect(nearest(to: "Disable", among: ["disabled", "enable", "disable"]) == "disable")
    #expect(nearest(to: "enabel", among: ["enable", "enabled"]) == "enable")
    #expect(nearest(to: "x", among: ["ab"]) == nil)
  }
}
