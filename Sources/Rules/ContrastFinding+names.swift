import Facts
import ProjectModel

/// By what names and values people know the two sides of a pair.
extension ContrastFinding {
  func inkNames(in inspection: Inspection) -> [String] {
    let values = told.map(\.reading.ink.spoken)
    guard case .color(let expr) = site.ink.value else { return values }
    return names(of: expr, in: inspection) + values
  }

  func surfaceNames(in inspection: Inspection) -> [String] {
    let layers = site.backdrop.layers.prefix(measurement.layerCount)
    return layers.flatMap { names(of: $0.color, in: inspection) } + told.map(\.reading.surface.spoken)
  }

  private func names(of expr: ColorExpr, in inspection: Inspection) -> [String] {
    switch expr {
    case .named(let named):
      let name = inspection.snapshot.literalName(named.name, scope: site.scope, in: inspection.file.path)
      return name.map { [$0] } ?? []
    case .member(let member): return [member.names.joined(separator: ".")]
    case .opacity(let inner, _), .alpha(let inner, _), .bridge(_, let inner):
      return names(of: inner, in: inspection)
    case .ternary(_, let first, let second), .coalesce(let first, let second):
      return names(of: first, in: inspection) + names(of: second, in: inspection)
    case .components, .call, .computed, .unknown: return []
    }
  }
}
