import ColorScience
import Facts
import ProjectModel
import Syntax

/// A parameter of one of the project's helpers, as one call fills it: what the helper makes of other texts in its place is
/// known by running it.
struct HexParameter {
  enum Result: Hashable {
    case color(AdaptiveColor)
    /// `nil`, of a helper that can fail.
    case nothing
  }

  private let snapshot: Snapshot
  private let call: HelperCall
  private let index: Int
  private let scope: [String]
  private let path: Path

  init(_ call: HelperCall, argument index: Int, scope: [String], in path: Path, of snapshot: Snapshot) {
    self.snapshot = snapshot
    self.call = call
    self.index = index
    self.scope = scope
    self.path = path
  }

  /// What the helper gives for a text; `nil` where that is not certain.
  func result(for text: String) -> Result? {
    let arguments = call.arguments.enumerated().map { place, argument in
      place == index
        ? HelperCall.Argument(label: argument.label, value: .string(text), span: argument.span) : argument
    }
    let changed = HelperCall(callee: call.callee, arguments: arguments)
    switch snapshot.evaluate(.call(changed), scope: scope, in: path) {
    case .one(let color): return .color(color)
    case .unknown(.absent): return .nothing
    case .either, .unknown: return nil
    }
  }

  /// Whether the helper makes of so many digits the color that they spell; `nil` where that is not certain.
  func takes(_ form: HexForm) -> Bool? {
    let digits = String(Self.probe.prefix(form.count))
    guard digits.count == form.count else { return false }
    return result(for: form.prefix + digits).map { $0.isMeant(by: digits) }
  }

  /// Digits of which no two stand for one another, nor a byte for another byte.
  private static let probe = "7A3C15E9"

  /// How many digits it takes after a prefix.
  func counts(after prefix: String) -> [Int] {
    [3, 4, 6, 8].filter { takes(HexForm(prefix: prefix, count: $0)) == true }
  }

  /// The call as messages name it: `init(hex:)`.
  var name: String {
    let isInitializer = call.callee.count == 1 || call.callee.last == "init"
    let base = isInitializer ? "init" : call.callee.last ?? "init"
    return "\(base)(\(call.labels))".cut(to: 48)
  }
}

/// How a hex text is spelled: what stands before the digits, and how many there are.
struct HexForm: Hashable {
  let prefix: String
  let count: Int
}

/// Three components of 8 bits.
struct Bytes3: Hashable {
  let red: Int
  let green: Int
  let blue: Int
}

extension ColorValue {
  /// The components in the color's own space, of 255: those that a hex helper of that space was given.
  fileprivate var written8: Bytes3 {
    func byte(_ component: Double) -> Int { Int((min(max(component, 0), 1) * 255).rounded()) }
    return Bytes3(red: byte(red), green: byte(green), blue: byte(blue))
  }
}

extension HexParameter.Result {
  /// Whether in some appearance it is a color that digits spell.
  func isMeant(by digits: String) -> Bool {
    guard case .color(let color) = self else { return false }
    let meant = hexMeanings(of: digits)
    return Appearance.allCases.contains { meant.contains(color[$0].written8) }
  }
}

/// The colors that hex digits spell: with alpha behind or before the rest, and grays of one or two digits.
private func hexMeanings(of digits: String) -> Set<Bytes3> {
  let values = digits.compactMap(\.hexDigitValue)
  func short(_ values: ArraySlice<Int>) -> Bytes3 {
    let bytes = values.map { $0 * 17 }
    return Bytes3(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
  func long(_ values: ArraySlice<Int>) -> Bytes3 {
    let first = values.startIndex
    func byte(_ offset: Int) -> Int { values[first + offset] * 16 + values[first + offset + 1] }
    return Bytes3(red: byte(0), green: byte(2), blue: byte(4))
  }
  switch values.count {
  case 1: return [short([values[0], values[0], values[0]])]
  case 2: return [long([values[0], values[1], values[0], values[1], values[0], values[1]])]
  case 3: return [short(values[...])]
  case 4: return [short(values.prefix(3)), short(values.suffix(3))]
  case 6: return [long(values[...])]
  case 8: return [long(values.prefix(6)), long(values.suffix(6))]
  default: return []
  }
}
