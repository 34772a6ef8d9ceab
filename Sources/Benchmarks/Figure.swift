/// One line of the table: what this program needs beside what something outside needs, in the same run.
struct Figure {
  let what: String
  let ours: String
  let outside: String
  let ratio: Double
  /// The most that the ratio may be; `nil` where it is only told.
  let bound: Double?

  var isBroken: Bool { bound.map { ratio > $0 } ?? false }
}

extension Figure {
  init(_ what: String, seconds ours: Double, against outside: Double, bound: Double? = nil) {
    self.init(
      what: what, ours: seconds(ours), outside: seconds(outside), ratio: ours / outside, bound: bound)
  }

  init(_ what: String, bytes ours: Int, against outside: Int, bound: Double? = nil) {
    self.init(
      what: what, ours: megabytes(ours), outside: megabytes(outside), ratio: Double(ours) / Double(outside),
      bound: bound)
  }
}

/// What came of a measurement.
enum Outcome {
  case figures([Figure])
  /// Something outside is missing, and how it is to be had.
  case skipped(String)
}

func seconds(_ value: Double) -> String {
  switch abs(value) {
  case ..<0.001: fixed(value * 1e6, digits: 1) + " us"
  case ..<1: fixed(value * 1e3, digits: 2) + " ms"
  default: fixed(value, digits: 2) + " s"
  }
}

/// Megabytes of 1,000,000 bytes.
func megabytes(_ bytes: Int) -> String { fixed(Double(bytes) / 1e6, digits: 1) + " MB" }

func fixed(_ value: Double, digits: Int) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "-" }
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let scaled = Int((abs(value) * Double(scale)).rounded())
  let fraction = String(scaled % scale)
  let zeros = String(repeating: "0", count: max(0, digits - fraction.count))
  return (value < 0 ? "-" : "") + String(scaled / scale) + (digits == 0 ? "" : "." + zeros + fraction)
}
