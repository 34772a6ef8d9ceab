/// What was measured many times over.
struct Samples {
  private let sorted: [Double]

  init(_ values: [Double]) { sorted = values.sorted() }

  var median: Double { percentile(50) }

  /// The smallest value that so many of a hundred do not exceed (nearest rank).
  func percentile(_ percent: Int) -> Double {
    let rank = (sorted.count * percent + 99) / 100
    return sorted.isEmpty ? .nan : sorted[max(rank, 1) - 1]
  }
}

/// One run of what is measured, by the number of its round.
typealias Run<Value> = (Int) throws(Failure) -> Value

/// Runs several things in turn (A B A B …), so that what else the machine does is felt by all of them; the values of each.
/// The first round, number 0, warms caches and is thrown away.
func alternate<Value>(rounds: Int, _ runs: [Run<Value>]) throws(Failure) -> [[Value]] {
  var values: [[Value]] = runs.map { _ in [] }
  for round in 0...rounds {
    for (index, run) in runs.enumerated() {
      let value = try run(round)
      if round > 0 { values[index].append(value) }
    }
  }
  return values
}

/// Programs in turn, each run to its end.
func alternate(rounds: Int, _ programs: [Program]) throws(Failure) -> [Costs] {
  try alternate(rounds: rounds, programs.map(\.run)).map(Costs.init)
}

/// A command, how it is known to have done its work, and where what it prints goes.
struct Program {
  let command: Command
  let output: String
  var codes: Set<Int32> = [0]

  fileprivate var run: Run<Cost> {
    func once(_ round: Int) throws(Failure) -> Cost { try command.run(output: output, codes: codes) }
    return once
  }
}

/// What the runs of one program cost.
struct Costs {
  let seconds: Samples
  let processorSeconds: Samples

  init(_ costs: [Cost]) {
    seconds = Samples(costs.map(\.seconds))
    processorSeconds = Samples(costs.map(\.processorSeconds))
  }
}
