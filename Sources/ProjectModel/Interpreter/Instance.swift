import Facts
import Syntax

/// A value of one of the project's own types, as far as it is known.
struct Instance: Sendable {
  /// What a property holds: worked out when it is asked for, for a scheme has dozens of colors.
  enum Field: Sendable {
    case value(Value)
    case term(Term, TypeTerm?, Frame)
  }

  /// The full path of its type.
  let type: [String]
  /// What is known of what it stores.
  var fields: [String: Field] = [:]
}

/// An enum of the project.
struct DeclaredEnum: Hashable, Sendable {
  let path: [String]
  let cases: Set<String>
}

extension Value {
  var isInstance: Bool {
    if case .instance = self { true } else { false }
  }
}

extension HelperDeclaration {
  /// The last name of the type of a static property, where that is one of the project's.
  var givenType: String? {
    guard kind == .property, isStatic else { return nil }
    return instanceType ?? (result?.name == "Self" ? typePath.last : result?.name)
  }

  /// The last name of the type of the project that a constant is a value of.
  var instanceType: String? {
    guard kind == .property, isStatic, let body, body.count == 1, case .result(let term?) = body[0].kind,
      case .call(let callee, _) = term
    else { return nil }
    switch callee {
    case .name("Self"): return typePath.last
    case .name(let name): return name.first?.isUppercase == true ? name : nil
    case .implicit("init"): return result?.name
    default: return nil
    }
  }
}
