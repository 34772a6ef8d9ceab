extension Rule {
  /// Every rule, in the order of the manual. A new rule is one file and one line here.
  package static let all: [Rule] = []

  /// The rule of a name, if there is one.
  package static func named(_ name: String) -> Rule? { all.first { $0.id.rawValue == name } }
}
