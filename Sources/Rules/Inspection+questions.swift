import Facts
import ProjectModel
import Syntax

extension Inspection {
  /// Whether rules about style and fixed colors speak in this file: not in tests and generated files.
  var judgesStyle: Bool {
    if case .swift(let facts) = file.content, facts.isGenerated { return false }
    return !file.path.isTest
  }
}

extension Snapshot {
  /// Whether the project's own initialiser takes a call with numbers.
  func owns(_ components: ColorComponents) -> Bool {
    guard let framework = components.framework else { return false }
    return declarations.ownsInitializer(of: framework.typeName, labels: components.labels)
  }
}
