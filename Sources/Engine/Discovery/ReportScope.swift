import Rules
import Syntax

/// The files that settings want reports on.
struct ReportScope: Hashable, Sendable {
  private let include: PathPatterns?
  private let exclude: PathPatterns

  /// `nil` for settings that say nothing of it.
  init?(_ settings: Settings) {
    if settings.include == nil, settings.exclude.isEmpty { return nil }
    include = settings.include
    exclude = settings.exclude
  }

  func holds(_ path: Path, isFolder: Bool = false) -> Bool {
    // A folder above what is wanted is not itself wanted.
    (isFolder || include?.holds(path) ?? true) && !exclude.holds(path, isFolder: isFolder)
  }
}

extension World {
  var scope: ReportScope? { ReportScope(settings.settings) }
}
