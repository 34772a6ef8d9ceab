import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let unusedColor = Rule(
    id: "unused-color",
    severity: .info,
    summary: "Nothing was found that uses a color set.",
    rationale: """
      A color that nobody uses is kept in step with the others all the same, and offered in every completion. Delete it, or \
      find out why it is not used.

      It is said only of a color that no text of the project mentions, by any spelling: its name or the last part of it, in \
      any case, in code, comments, strings, xibs, property lists, build settings, JSON and scripts, and the names that Xcode, \
      SwiftGen and R.swift make of it. Silent, too, where a text that is put together may be the name, for the names that Xcode's \
      templates have (`AccentColor`, `WidgetBackground`, launch screens), for catalogs of libraries that others use, and \
      where the checkout lacks parts or something could not be read. It takes a look at every byte, so a check looks for \
      it only with `--level info` or `--only`; an editor does not.
      """,
    isFixable: true,
    examples: [
      .fires(#"«{"colors": []}»"#, colors: "", as: .colorSet),
      .silent(
        "let a = Color(\"Brand\"), b = Color(.ink), name = \"Coral\"", colors: "Brand #111, Ink #222, Coral #333"),
      .silent("let a = Color(\"Chart\\(n)\"), b = \"Card\" + kind", colors: "Chart1 #111, CardDark #222"),
      .silent("let a = 1", colors: "AccentColor #111, WidgetBackground #222, LaunchBackground #333"),
    ],
    check: { inspection in
      guard let reach = inspection.reach, case .colorSet(let set) = inspection.file.content,
        let asset = inspection.snapshot.catalogs.colorSet(at: inspection.file.path),
        reach.unreached.contains(asset.name), !asset.name.isReserved, !inspection.names.lacksParts,
        inspection.snapshot.knowsAllMentions(of: asset)
      else { return [] }
      return [.unused(asset, set.span)]
    }
  )
}

extension AssetName {
  /// Whether it is one of those that Xcode's templates have, or may be mentioned in a spelling that is not looked for.
  fileprivate var isReserved: Bool {
    let name = text.lowercased()
    if ["accentcolor", "widgetbackground"].contains(name) || ["launch", "splash"].contains(where: name.contains) {
      return true
    }
    // Escapes of Swift and XML, and other normal forms of Unicode.
    let isPlain = bytes.allSatisfy { $0 < 0x80 && $0 >= 0x20 && !"\"\\&<>'".utf8.contains($0) }
    return !isPlain || !bytes.contains { Character(UnicodeScalar($0)).isLetter }
  }
}

extension Snapshot {
  /// Whether every text that is here was read that may mention an asset, and is all that can.
  fileprivate func knowsAllMentions(of asset: ColorAsset) -> Bool {
    guard gaps.unreadPlaces.isEmpty else { return false }
    let owners = targets.targets(of: asset.catalog)
    if owners.contains(where: \.facts.product.isMainBundle) { return true }
    let isLibrary = owners.isEmpty ? isInPackage(asset.path) : true
    return !isLibrary || targets.all.contains { $0.facts.product.isMainBundle && !$0.isOfExample }
  }
}

extension Target {
  /// Whether its project lies in a folder that says that the app is there to show something else.
  fileprivate var isOfExample: Bool {
    let path = id.project.text.lowercased()
    return ["example", "demo", "sample", "playground"].contains { path.contains($0) }
  }
}

extension Diagnostic {
  fileprivate static func unused(_ asset: ColorAsset, _ span: Span) -> Diagnostic {
    Diagnostic(
      rule: Rule.unusedColor.id, severity: .info, path: asset.path, span: span,
      message: "nothing found that uses \(quoted(asset.name.text))", certainty: .likely,
      fixes: asset.path.parent.map {
        [Fix(title: "Delete \(quoted(asset.name.text))", isSafe: false, edits: [], deletions: [$0])]
      } ?? [], group: asset.name.text)
  }
}

extension Sequence<Rule> {
  /// Whether one of them asks which colors are mentioned anywhere.
  package var askForReach: Bool { contains { $0.id == Rule.unusedColor.id } }
}
