import ColorScience
import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let notAdaptive = Rule(
    id: "not-adaptive",
    severity: nil,
    summary: "A named color has one value for light and dark, and a text or a surface is painted with it.",
    rationale: """
      Numbers have no dark variant. Make it a color set, or a dynamic color, with a value for each appearance.

      Off unless `--only` names it. It speaks at the static member whose value is written as numbers or hex, where some text \
      or surface has a color of that name. Silent for apps that are held to one appearance, and for names that say that the \
      color is the same in both (`static`, `white`, `black`, `brand`, `shadow`, `overlay`, `onPrimary`).
      """,
    examples: [
      .fires(
        """
        enum Theme { static let «ink» = Color(red: 0.1, green: 0.1, blue: 0.1) }
        struct A: View { var body: some View { Text("Total").foregroundStyle(Theme.ink).background(.yellow) } }
        """),
      .silent("enum Theme { static let ink = Color(red: 0.1, green: 0.1, blue: 0.1) }"),
      .silent(
        """
        enum Theme { static let ink = Color("Brand") }
        struct A: View { var body: some View { Text("Total").foregroundStyle(Theme.ink).background(.yellow) } }
        """),
    ],
    check: { inspection in
      guard inspection.judgesStyle, case .swift(let facts) = inspection.file.content, !facts.members.isEmpty,
        inspection.snapshot.reachableSchemes(of: inspection.file.path) == .both
      else { return [] }
      return facts.members.compactMap { member in
        guard member.isStatic, !member.typePath.isEmpty, !isUniversalName(member.name),
          member.spellings.contains(where: inspection.painted.contains), case .color(let expr) = member.value,
          expr.isLiteral,
          case .one(let color) = inspection.snapshot.evaluate(expr, scope: member.typePath, in: inspection.file.path),
          color.isFixed, color.light.alpha > 0
        else { return nil }
        return .notAdaptive(member, color.light, path: inspection.file.path)
      }
    }
  )
}

extension ColorExpr {
  /// Whether it is numbers, or a call of a helper.
  fileprivate var isLiteral: Bool {
    switch self {
    case .components, .call: true
    default: false
    }
  }
}

extension Snapshot {
  /// What texts and surfaces are painted with: members with their types, `Theme.ink`, and implicit ones, `.ink`.
  var paintedNames: Set<String> {
    var names: Set<String> = []
    func add(_ expr: ColorExpr) {
      guard case .member(let member) = expr, let last = member.names.last else { return }
      switch member.base {
      case .named where member.names.count > 1: names.insert(member.names.suffix(2).joined(separator: "."))
      case .implicit: names.insert("." + last)
      case .named, .current: break
      }
    }
    for facts in files.values {
      for site in facts.paintSites {
        if case .color(let ink) = site.ink.value { add(ink) }
        for layer in site.backdrop.layers { add(layer.color) }
      }
    }
    return names
  }
}

extension MemberDeclaration {
  /// The spellings by which code elsewhere mentions it: implicit ones are of color types.
  fileprivate var spellings: [String] {
    guard let type = typePath.last else { return [] }
    let isOfColorType = type == "ShapeStyle" || ColorFramework(typeName: type) != nil
    return ["\(type).\(name)"] + (isOfColorType ? ["." + name] : [])
  }
}

extension Diagnostic {
  fileprivate static func notAdaptive(_ member: MemberDeclaration, _ value: ColorValue, path: Path) -> Diagnostic {
    Diagnostic(
      rule: Rule.notAdaptive.id, severity: .info, path: path, span: member.nameSpan,
      message: "\(quoted(member.name)) is \(value.spoken) in light and dark; make it a color set with a dark color",
      group: member.name,
      annotation: Annotation(pieces: [Annotation.Piece([value], "light and dark")], plain: value.spoken))
  }
}
