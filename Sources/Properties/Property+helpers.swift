import Facts
import ProjectModel
import Syntax

extension Property {
  /// Every color and every helper of a Swift file has a value or a reason, the same one each time.
  static let helpers = Property(name: "helpers") { bytes in
    let source = Source(path: Path("App/Theme.swift"), bytes: bytes)
    let facts = FileFacts(of: source, kind: .swift)
    let snapshot = Snapshot(SmallProject.catalog + [facts])
    guard case .swift(let swift) = facts.content else { return nil }
    let mentions = swift.occurrences.prefix(64).map(\.expr) + swift.helpers.prefix(64).flatMap(calls)
    for expr in mentions {
      // A component that is no number would be unequal to itself.
      if snapshot.evaluate(expr, in: source.path) != snapshot.evaluate(expr, in: source.path) {
        return "a second evaluation gives something else"
      }
    }
    return nil
  }

  /// Calls of a helper with what people give one, and with what they do not.
  private static func calls(_ helper: HelperDeclaration) -> [ColorExpr] {
    guard helper.kind != .property else { return [] }
    let callee = helper.name == "init" ? helper.typePath : helper.typePath + [helper.name]
    let values: [HelperCall.Value] = [
      .string("#12345678"), .string("\u{E9}g "), .number(.integer(0x80FF_0000)), .number(.integer(-1)),
      .number(.decimal(0.5)), .other,
    ]
    return values.map { value in
      .call(
        HelperCall(
          callee: callee,
          arguments: helper.parameters.map {
            HelperCall.Argument(label: $0.label == "_" ? "" : $0.label, value: value, span: Span(0, 0))
          }))
    }
  }
}
