import Engine
import Syntax

/// The paths of a check below which there is nothing to report on: a mistake, if all of them are, and worth a line else.
struct Absences {
  /// Lines for standard error.
  let notes: [String]

  init(of workspace: Workspace, _ options: CheckOptions, _ invocation: Invocation) throws(Failure) {
    let typed = options.inputPath.map { [$0] } ?? invocation.positionals
    let names = typed.isEmpty ? ["the current folder"] : typed.map { "'\($0)'" }
    try workspace.refuseUnread(named: typed)
    guard !options.allowsEmpty else {
      notes = []
      return
    }
    let absences = zip(names, workspace.world.absences(below: workspace.given)).compactMap { name, absence in
      absence.map { "nothing to check in \(name): \($0.text)" }
    }
    if absences.count == names.count, let first = absences.first {
      let more = absences.count > 1 ? "; nor in \(counted(absences.count - 1, "other path"))" : ""
      throw Failure("\(first)\(more); --allow-empty accepts that")
    }
    notes = absences.map { "warning: \($0)" }
  }
}

extension Absence {
  /// Reads on after `nothing to check in 'X': `.
  fileprivate var text: String {
    switch self {
    case .notRead(let path, let reason): "'\(path)' could not be read: \(reason)"
    case .ignored(let path): "'\(path)' is left out by a .gitignore"
    case .excluded(let path) where path.bytes.isEmpty: "the settings leave out all there is"
    case .excluded(let path): "'\(path)' is left out by the settings"
    case .dependency(let path): "'\(path)' holds dependencies, which give names and are not reported on"
    case .buildProducts(let path): "'\(path)' is not looked into: build products, .git, node_modules"
    case .noSuchKind: "neither a Swift or Objective-C file nor the Contents.json of an asset catalog"
    case .nothingThere: "no Swift file and no asset catalog"
    }
  }
}
