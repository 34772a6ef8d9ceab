import ColorScience
import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let darkIdentical = Rule(
    id: "dark-identical",
    severity: .info,
    summary: "A color set has a dark color that is its light one.",
    rationale: """
      An ink or a paper that stays as it is when all around it turns dark is mostly a value that was never chosen: Xcode \
      fills the slot with the light one. Choose a dark value, or remove the slot to say that it is meant.

      Only colors that are nearly black or nearly white are told (10:1 or more on white, or 1.4:1 or less): a brand color in \
      between may serve both appearances. Silent for names that say that they are universal (`static`, `white`, `black`, \
      `brand`, `shadow`, `overlay`, `onPrimary`), for those in the settings' `names.universal`, and for apps that are \
      held to one appearance.
      """,
    examples: [
      .fires(DarkVariant.example(light: "111827", dark: "111827", isMarked: true), as: .colorSet),
      .silent(DarkVariant.example(light: "2F80ED", dark: "2F80ED"), as: .colorSet),
    ],
    check: { inspection in
      guard let variant = DarkVariant(in: inspection), variant.light == variant.dark, !variant.isUniversal,
        variant.light.space != .unmanaged
      else { return [] }
      let ratio = contrastRatio(variant.light.withAlpha(1), .white)
      guard ratio >= 10 || ratio <= 1.4, variant.isSeen(in: inspection) else { return [] }
      return [.identical(variant, isInk: ratio >= 10, path: inspection.file.path)]
    }
  )
}

extension Diagnostic {
  fileprivate static func identical(_ variant: DarkVariant, isInk: Bool, path: Path) -> Diagnostic {
    Diagnostic(
      rule: Rule.darkIdentical.id, severity: .info, path: path, span: variant.span,
      message: "the dark color is the light one, \(variant.light.spoken); choose a "
        + (isInk ? "lighter" : "darker") + " one, or remove the slot if this is meant",
      group: variant.light.spoken,
      annotation: Annotation(
        pieces: [Annotation.Piece([variant.light], "light and dark")], plain: variant.light.spoken))
  }
}
