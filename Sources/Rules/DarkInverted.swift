import ColorScience
import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let darkInverted = Rule(
    id: "dark-inverted",
    severity: .info,
    summary: "A dark color is the light one with its components inverted, which turns its hue around.",
    rationale: """
      255 minus each component makes orange of blue. A dark variant keeps the hue and changes the lightness: in a tone scale \
      of the light color it is one of the steps 300 to 400. The finding names one.

      Silent for grays, whose inversion is what they need, and for apps that are held to one appearance.
      """,
    examples: [
      .fires(DarkVariant.example(light: "2F80ED", dark: "D07F12", isMarked: true), as: .colorSet),
      .silent(DarkVariant.example(light: "222222", dark: "DDDDDD"), as: .colorSet),
    ],
    check: { inspection in
      guard let variant = DarkVariant(in: inspection), variant.isInverted, variant.isSeen(in: inspection) else {
        return []
      }
      return [.inverted(variant, path: inspection.file.path)]
    }
  )
}

extension DarkVariant {
  /// OKLCH chroma up to which a color is a gray.
  private static let grayest = 0.05
  /// How far each component may be off, of 255: scripts round.
  private static let slack = 2

  fileprivate var isInverted: Bool {
    guard light.space != .unmanaged, dark.space != .unmanaged, light.oklch.chroma > Self.grayest else { return false }
    let (a, b) = (light.rgb8, dark.rgb8)
    return zip([a.red, a.green, a.blue], [b.red, b.green, b.blue]).allSatisfy {
      abs(255 - Int($0) - Int($1)) <= Self.slack
    }
  }

  /// The step 400 of the tone scale of the light color.
  fileprivate var proposed: ColorValue? {
    ToneScale(brand: light).tone(400)
  }
}

extension Diagnostic {
  fileprivate static func inverted(_ variant: DarkVariant, path: Path) -> Diagnostic {
    let proposal = variant.proposed.map { ", as \($0.spoken) does" } ?? ""
    return Diagnostic(
      rule: Rule.darkInverted.id, severity: .info, path: path, span: variant.span,
      message: "\(variant.dark.spoken) is \(variant.light.spoken) inverted, another hue; keep the hue" + proposal,
      group: variant.dark.spoken,
      annotation: Annotation(
        pieces: [
          Annotation.Piece([variant.light], "light"), Annotation.Piece([variant.dark], "dark"),
        ] + (variant.proposed.map { [Annotation.Piece([$0], "same hue")] } ?? []),
        plain: "\(variant.light.spoken) light, \(variant.dark.spoken) dark"))
  }
}
