import ColorScience
import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let staleFallback = Rule(
    id: "stale-fallback",
    severity: .info,
    summary: "A xib or storyboard keeps another value of a color than its asset has.",
    rationale: """
      Interface Builder copies the light value of each asset that a file names into the file. The copy is drawn where the \
      asset is not found, and in previews of other tools. Xcode renews it when the file is opened and saved.

      Only values in sRGB, Display P3 and gray are compared, to 8 bits; those of calibrated and device color spaces have no \
      one meaning; and only with assets of the targets that build the file, where these are known.
      """,
    examples: [
      .fires(
        """
        <document><view><color key="tintColor" name="Brand"/></view><resources><namedColor name="Brand">«<color \
        red="1" green="0.502" blue="0.929" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>»</namedColor>\
        </resources></document>
        """, as: .interface),
      .silent(
        """
        <document><view><color key="tintColor" name="Brand"/></view><resources><namedColor name="Brand"><color \
        red="0.184" green="0.502" blue="0.929" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>\
        </resources></document>
        """, as: .interface),
      .silent(
        """
        <document><resources><namedColor name="Brand"><color red="1" green="0.5" blue="0.9" alpha="1" \
        colorSpace="calibratedRGB"/></namedColor></resources></document>
        """, as: .interface),
    ],
    check: { inspection in
      guard case .interface(let interface) = inspection.file.content else { return [] }
      return interface.resources.compactMap { resource in
        guard let value = resource.value, let span = resource.valueSpan, value.space != .unmanaged else { return nil }
        let values = inspection.snapshot.colorSets(named: resource.name, besideNib: inspection.file.path)
          .flatMap { asset in asset.evaluation.alternatives.map(\.color.light) }
        guard !values.isEmpty, !values.contains(where: { $0.space == .unmanaged || $0.isDrawn(as: value) }) else {
          return nil
        }
        return .stale(resource.name, value, values[0], span, path: inspection.file.path)
      }
    }
  )
}

extension ColorValue {
  /// Whether two colors are the same to 8 bits, give or take the rounding of one that was converted.
  fileprivate func isDrawn(as other: ColorValue) -> Bool {
    let (a, b) = (clippedToSRGB, other.clippedToSRGB)
    return zip([a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha]).allSatisfy {
      abs($0 - $1) <= 1.5 / 255
    }
  }
}

extension Diagnostic {
  fileprivate static func stale(
    _ name: String, _ copy: ColorValue, _ value: ColorValue, _ span: Span, path: Path
  ) -> Diagnostic {
    Diagnostic(
      rule: Rule.staleFallback.id, severity: .info, path: path, span: span,
      message: "this copy of \(quoted(name)) is \(copy.spoken), and the asset \(value.spoken); "
        + "saving the file in Xcode renews it",
      group: name)
  }
}
