import Facts

extension ColorExpr {
  /// The form of an expression, as Swift names functions: `Color(_:bundle:)`, `UIColor(red:green:blue:alpha:)`, `.red`.
  var spelling: String {
    switch self {
    case .named(let named): named.spelling
    case .components(let components): "\(components.framework?.typeName ?? ".init")(\(components.labels))"
    case .member(let member):
      if case .implicit = member.base {
        "." + member.names.joined(separator: ".")
      } else {
        member.names.joined(separator: ".")
      }
    case .call(let call): "\(call.callee.joined(separator: "."))(\(call.labels))"
    case .opacity(let inner, _): inner.spelling + ".opacity(_:)"
    case .alpha(let inner, _): inner.spelling + ".withAlphaComponent(_:)"
    case .coalesce(let first, let second): "\(first.spelling) ?? \(second.spelling)"
    case .ternary(_, let first, let second): "? \(first.spelling) : \(second.spelling)"
    case .bridge(let framework, let inner): "\(framework.typeName)(\(inner.spelling))"
    case .computed: "{ }"
    case .unknown: "?"
    }
  }
}

extension NamedColor {
  fileprivate var spelling: String {
    let hasBundle = bundle != .none
    switch lookup {
    case .color: return hasBundle ? "Color(_:bundle:)" : "Color(_:)"
    case .uiColor: return hasBundle ? "UIColor(named:in:compatibleWith:)" : "UIColor(named:)"
    case .nsColor: return hasBundle ? "NSColor(named:bundle:)" : "NSColor(named:)"
    case .resource: return "ColorResource(name:bundle:)"
    case .objectiveC: return "colorNamed:"
    case .interfaceBuilder: return "<color name>"
    case .infoPlist: return "Info.plist"
    case .buildSetting: return "build setting"
    }
  }
}

extension BundleTerm {
  /// The bundle in machine-readable output.
  var key: String {
    switch self {
    case .none, .main: "main"
    case .module: "module"
    case .target: "target"
    case .other(let text): text
    }
  }
}
