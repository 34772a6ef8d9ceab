import Facts
import ProjectModel
import Syntax

extension World {
  /// More links than this into catalogs are no asset tree but a trap: links to folders of links multiply.
  private static var mostLinksInCatalogs: Int { 500 }

  /// Follows links to places inside the root that add something: ignored folders, mostly, and what has a name of its own
  /// below the link because the link stands in a catalog.
  ///
  /// Any other link to what was seen adds nothing, and would show one file under two names. So each folder is entered
  /// at most once that way, and a loop of links ends at its first return.
  mutating func follow(_ links: [Path], _ survey: Survey, jobs: Int) {
    var pending = links.sorted()
    var targets = PathSet()
    var seen = links.isEmpty ? Ancestors() : Ancestors(records.keys)
    var linksInCatalogs = 0
    while !pending.isEmpty {
      var folders: [Folder] = []
      for link in pending {
        guard let target = target(of: link) else { continue }
        if link.namesWhatItLeads(to: target.path) {
          if isLoop(link, to: target.path) { continue }
          linksInCatalogs += 1
          guard linksInCatalogs <= Self.mostLinksInCatalogs else {
            unread[link] = .tooManyLinks
            continue
          }
        } else {
          if targets.holds(target.path) || isSeen(target.path, target.kind, seen, survey) { continue }
          targets.insert(target.path)
        }
        followed.append((link, target.path))
        if target.kind == .folder {
          folders.append(Folder(path: link, zone: .dependencies, ignores: [], isLink: true))
        } else if let kind = FileKind(link) {
          let read = survey.read(Survey.File(path: link, kind: kind, isReported: false), followingLink: true)
          take(read)
          for (path, _) in read.records { seen.insert(path) }
        }
      }
      let found = survey.walk(folders, jobs: jobs)
      take(found)
      for (path, _) in found.records { seen.insert(path) }
      pending = found.links.sorted()
    }
  }

  /// Whether a link leads to a folder that it stands in, by its own path or by that of a link it was reached through.
  private func isLoop(_ link: Path, to target: Path) -> Bool {
    let chain = [link] + followed.lazy.map(\.link).filter(link.isInside)
    return chain.contains { link in
      guard let parent = link.parent, case .success(let resolved) = Disk.resolved(absolute(parent)) else { return true }
      return path(ofAbsolute: resolved).map { $0.isInside(target) } ?? true
    }
  }

  /// What a link leads to, by its path in the root. A link that leads nowhere good is noted if it would have mattered.
  private mutating func target(of link: Path) -> (path: Path, kind: EntryKind)? {
    // What has no extension may be a folder of sources.
    let mayMatter = FileKind(link) != nil || link.isInCatalog || link.fileExtension.isEmpty
    let resolved: [UInt8]
    switch Disk.resolved(absolute(link)) {
    case .success(let path): resolved = path
    case .failure(let failure):
      hasLinks = true
      if mayMatter { unread[link] = failure == .missing ? .brokenLink : failure }
      return nil
    }
    guard let path = path(ofAbsolute: resolved) else {
      if mayMatter || Disk.kind(resolved, followingLink: false) == .folder { unread[link] = .linkOutOfRoot }
      return nil
    }
    hasLinks = true
    switch Disk.kind(resolved, followingLink: false) {
    case .file?: return FileKind(link) != nil ? (path, .file) : nil
    case .folder?: return (path, .folder)
    default:
      if mayMatter { unread[link] = .notAFile }
      return nil
    }
  }

  private func isSeen(_ path: Path, _ kind: EntryKind, _ seen: Ancestors, _ survey: Survey) -> Bool {
    if kind == .file { return records[path] != nil || survey.file(at: path) != nil }
    return survey.folder(at: path) != nil || seen.contains(path)
  }
}

extension Path {
  /// Whether what lies at the end of this link is named by the link's place: an asset has the name of its folder, with
  /// those of the folders up to its catalog. A link to a catalog as a whole changes no name in it.
  fileprivate func namesWhatItLeads(to target: Path) -> Bool {
    isInCatalog && !(hasExtension("xcassets") && target.hasExtension("xcassets"))
  }
}
