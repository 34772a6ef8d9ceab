import Facts
import ProjectModel
import Rules
import Syntax

/// Where the assets of a snapshot are looked up by name.
struct ColorUses {
  private var places: [AssetName: [(path: Path, span: Span)]] = [:]

  init(_ snapshot: Snapshot) {
    for path in snapshot.files.keys.sorted() {
      guard let file = snapshot.files[path] else { continue }
      for occurrence in file.occurrences {
        for name in Self.names(in: occurrence, of: path, snapshot: snapshot) {
          places[name, default: []].append((path, occurrence.span))
        }
      }
    }
  }

  func count(of name: AssetName) -> Int { places[name]?.count ?? 0 }

  func places(of name: AssetName) -> [(path: Path, span: Span)] { places[name] ?? [] }

  private static func names(in occurrence: Occurrence, of path: Path, snapshot: Snapshot) -> [AssetName] {
    guard case .named(let named) = occurrence.expr else { return [] }
    switch snapshot.resolve(named, scope: occurrence.scope, in: path) {
    case .assets(let assets): return assets.prefix(1).map(\.name)
    // An initialiser of the project that takes a name nearly always hands it on.
    case .owned:
      return snapshot.literalName(named.name, scope: occurrence.scope, in: path).map { [AssetName($0)] } ?? []
    case .missing, .dynamic: return []
    }
  }
}
