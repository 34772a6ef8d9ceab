import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let unusedSuppression = Rule(
    id: "unused-suppression",
    severity: .info,
    summary: "A comment silences a rule that has nothing to say there.",
    rationale: """
      A suppression that suppresses nothing hides the next real finding. Delete it, or correct the rule's name: \
      an unknown name is a warning. Rules that did not run are not judged, and neither is `all`, which \
      stands for every rule. With `requireReason` in the settings, a comment without a reason is a warning, too.
      """,
    isFixable: true,
    examples: [
      .fires(
        """
        // color-lsp:disable:next «unknown-color»
        let brand = Color("Brand")
        """),
      .fires(
        """
        // color-lsp:disable:next «unknown-colr»
        let brand = Color("Brnad")
        """),
      .fires(
        """
        «// color-lsp:disable-next unknown-color»
        let brand = Color("Brand")
        """),
      .fires(
        """
        «// color-lsp:disable:next»
        let brand = Color("Brand")
        """),
      .fires(
        """
        // color-lsp:disable:next unknown-color «because» it is new
        let brand = Color("Brnad")
        """),
      .fires(
        """
        «// color-lsp:disable:next unknown-color»
        let brand = Color("Brnad")
        """, settings: #"{"requireReason": true}"#),
      .silent(
        """
        // color-lsp:disable:next unknown-color - the server sends it
        let brand = Color("Brnad")
        """),
    ],
    // The comments of a file are judged by `Checker` after the other rules, from what they found.
    check: { _ in [] }
  )

  /// The findings about a file's own suppression comments.
  static func unusedSuppressions(
    _ outcome: SuppressionOutcome, ran: [Rule], wantsReason: Bool = false, path: Path
  ) -> [Diagnostic] {
    let ids = Set(ran.map(\.id.rawValue))
    var reported: Set<Span> = []
    let entries = outcome.entries.compactMap { entry -> Diagnostic? in
      if case .unknown = entry.suppression.extent { return nil }
      if entry.isUsed || entry.rule.text == "all" { return nil }
      guard Rule.named(entry.rule.text) != nil else {
        // A reason without its dash is a row of words: one finding says it.
        guard reported.insert(entry.suppression.span).inserted else { return nil }
        return .unknownRule(entry.rule, isFirst: entry.suppression.rules.first == entry.rule, path: path)
      }
      if entry.suppression.extent == .enable { return nil }
      return ids.contains(entry.rule.text) ? .unused(entry.rule, path: path) : nil
    }
    let reasonless = wantsReason ? outcome.withoutReason : []
    return entries + outcome.malformed.map { .malformed($0, path: path) }
      + reasonless.map { .withoutReason($0, path: path) }
  }
}

extension Diagnostic {
  private static let rule = Rule.unusedSuppression.id

  fileprivate static func unused(_ name: Suppression.RuleName, path: Path) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .info, path: path, span: name.span,
      message: "this comment silences no \(name.text); delete it", group: name.text)
  }

  fileprivate static func withoutReason(_ suppression: Suppression, path: Path) -> Diagnostic {
    let message = "this comment gives no reason; write ' - ' and why"
    return Diagnostic(
      rule: rule, severity: .warning, path: path, span: suppression.span, message: message, group: message)
  }

  fileprivate static func malformed(_ suppression: Suppression, path: Path) -> Diagnostic {
    let message =
      if case .unknown(let directive) = suppression.extent {
        "no directive \(quoted(directive)); it is disable, enable, disable:next, disable:this or disable:previous"
      } else {
        "this comment names no rule; name one, or 'all'"
      }
    return Diagnostic(
      rule: rule, severity: .warning, path: path, span: suppression.span, message: message, group: message)
  }

  fileprivate static func unknownRule(_ name: Suppression.RuleName, isFirst: Bool, path: Path) -> Diagnostic {
    let nearest = Rule.nearest(to: name.text)
    let fixes = nearest.map { rule in
      Fix(
        title: "Use '\(rule.id)'", isSafe: false,
        edits: [FileEdit(path: path, edit: Edit(name.span, rule.id.rawValue))])
    }
    return Diagnostic(
      rule: rule, severity: .warning, path: path, span: name.span,
      message: "no rule is named \(quoted(name.text))"
        + (nearest.map { "; did you mean '\($0.id)'?" } ?? (isFirst ? "" : "; write ' - ' before a reason")),
      fixes: fixes.map { [$0] } ?? [], group: name.text)
  }
}
