import ColorScience
import Facts

extension SystemColor {
  /// Whether an expression is a semantic color of the system as it is: a label, a fill, a background, a separator, the
  /// tint. Its contrast with another of them is Apple's concern.
  static func isSemantic(_ expr: ColorExpr) -> Bool {
    switch expr {
    case .bridge(_, let inner): isSemantic(inner)
    case .member(let path): isSemantic(path)
    default: false
    }
  }

  private static func isSemantic(_ path: MemberPath) -> Bool {
    guard let name = path.names.last else { return false }
    let frameworks: [ColorFramework]
    switch path.base {
    case .implicit where path.names.count > 1: frameworks = []
    case .implicit(let framework): frameworks = framework.map { [$0] } ?? [.swiftUI, .uiKit, .appKit]
    case .named where path.names.count == 2:
      frameworks = ColorFramework(typeName: path.names[0]).map { [$0] } ?? []
    case .named, .current: frameworks = []
    }
    return frameworks.contains { framework in
      let reference: SystemColorReference? =
        switch framework {
        case .swiftUI: .swiftUI(name)
        case .uiKit: .uiKit(name)
        case .appKit: .appKit(name)
        case .coreGraphics, .coreImage: nil
        }
      return reference.map { entries($0).contains { $0.kind == .semantic || $0.kind == .context } } ?? false
    }
  }

  /// The least contrast that an ink of the system has on the system's own surfaces: white and the grouped gray in light,
  /// black and the raised grays in dark (the backgrounds of `uiKitSemantic`).
  static func leastRatio(of ink: ColorValue, in appearance: Appearance) -> Double {
    let surfaces: [ColorValue] =
      appearance.isDark ? [.black, .rgb(0x1C1C1E), .rgb(0x2C2C2E)] : [.white, .rgb(0xF2F2F7)]
    return surfaces.map { contrastRatio(ink.composited(over: $0), $0) }.min() ?? 1
  }
}
