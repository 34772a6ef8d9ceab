import Facts
import ProjectModel
import Syntax

extension World {
  /// Follows links to places inside the root that no walk has seen: ignored folders, mostly.
  ///
  /// A link to what was seen adds nothing, and would show one file under two names. So each folder is entered
  /// at most once, and a loop of links ends at its first return.
  mutating func follow(_ links: [Path], _ survey: Survey, jobs: Int) {
    var pending = links.sorted()
    var targets: [Path] = []
    while !pending.isEmpty {
      var folders: [Folder] = []
      for link in pending {
        guard let target = target(of: link) else { continue }
        if targets.contains(where: target.path.isInside) || isSeen(target.path, target.kind, survey) { continue }
        targets.append(target.path)
        followed.append(link)
        if target.kind == .folder {
          folders.append(Folder(path: link, zone: .dependencies, ignores: [], isLink: true))
        } else if let kind = FileKind(link) {
          take(survey.read(Survey.File(path: link, kind: kind, isReported: false), followingLink: true))
        }
      }
      let found = survey.walk(folders, jobs: jobs)
      take(found)
      pending = found.links.sorted()
    }
  }

  /// What a link leads to, by its path in the root. A link that leads nowhere good is noted if it would have mattered.
  private mutating func target(of link: Path) -> (path: Path, kind: EntryKind)? {
    let mayMatter = FileKind(link) != nil || link.isInCatalog
    guard case .success(let resolved) = Disk.resolved(absolute(link)) else {
      hasLinks = true
      if mayMatter { unread[link] = .brokenLink }
      return nil
    }
    guard let path = path(ofAbsolute: resolved) else {
      if mayMatter || Disk.kind(resolved, followingLink: false) == .folder { unread[link] = .linkOutOfRoot }
      return nil
    }
    hasLinks = true
    switch Disk.kind(resolved, followingLink: false) {
    case .file?: return mayMatter ? (path, .file) : nil
    case .folder?: return (path, .folder)
    default:
      if mayMatter { unread[link] = .notAFile }
      return nil
    }
  }

  private func isSeen(_ path: Path, _ kind: EntryKind, _ survey: Survey) -> Bool {
    if kind == .file { return records[path] != nil || survey.file(at: path) != nil }
    return survey.folder(at: path) != nil || records.keys.contains { $0.isInside(path) }
  }
}
