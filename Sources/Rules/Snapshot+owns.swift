import Facts
import ProjectModel

extension Snapshot {
  /// Whether the project's own initialiser takes a call with numbers.
  func owns(_ components: ColorComponents) -> Bool {
    guard let framework = components.framework else { return false }
    return declarations.ownsInitializer(of: framework.typeName, labels: components.labels)
  }
}
