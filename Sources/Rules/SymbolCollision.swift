import Facts
import ProjectModel
import Syntax

extension Rule {
  package static let symbolCollision = Rule(
    id: "symbol-collision",
    severity: .warning,
    summary: "Two color sets give one Swift symbol, or one gives a symbol that is there already.",
    rationale: """
      Xcode makes a Swift symbol of each asset's name: blanks, dashes and underscores go, and so does `color` at the end. \
      Of two names that become one symbol, the first in byte order has it, and there is none for the other; Xcode warns in \
      the build.

      An info where a color type has a member of that name: of the system's, so that `Color.black` stays the system's color \
      and `ColorResource.black` is the asset; or of yours in the same target. Silent where symbols are switched off, and \
      where it is not known which targets build a catalog.
      """,
    examples: [
      .fires(
        """
        -- Assets.xcassets/walk_in.colorset/Contents.json --
        «{"colors": []}»
        """, colors: "walk-in #2F80ED"),
      .fires(
        """
        -- Assets.xcassets/black.colorset/Contents.json --
        «{"colors": []}»
        """),
      .silent(
        """
        -- Assets.xcassets/walk-out.colorset/Contents.json --
        {"colors": []}
        """, colors: "walk-in #2F80ED"),
    ],
    check: { inspection in
      let snapshot = inspection.snapshot
      guard case .colorSet(let set) = inspection.file.content,
        let asset = snapshot.catalogs.colorSet(at: inspection.file.path), let symbol = AssetSymbol(asset.name),
        symbol.isCertain, let generation = snapshot.symbolGeneration(of: asset), generation.hasSymbols == true
      else { return [] }
      let span = set.span
      if let holder = snapshot.symbolHolder(besides: asset) { return [.collision(asset, symbol, span, with: holder)] }
      guard symbol.path.count == 1, let member = Member(symbol.path[0], for: asset, generation, in: snapshot) else {
        return []
      }
      return [.collision(asset, symbol, span, with: member)]
    }
  )
}

/// A member of a color type that stands in a generated one's way.
private struct Member {
  let types: [String]
  /// Where the project declares it; `nil` for one of the SDK's.
  let declaration: Diagnostic.Related?

  init?(_ name: String, for asset: ColorAsset, _ generation: SymbolGeneration, in snapshot: Snapshot) {
    guard generation.hasExtensions != false else { return nil }
    let frameworks = [ColorFramework.swiftUI, .uiKit, .appKit].filter { generation.frameworks?.contains($0) ?? true }
    let system = frameworks.filter { SystemColor.isMember(name, of: $0) }
    if !system.isEmpty {
      types = system.map(\.typeName)
      declaration = nil
      return
    }
    // What is written by hand says itself that nothing is generated, unless that is known to be on.
    guard generation.hasExtensions == true else { return nil }
    let owners = Set(snapshot.targets.targets(of: asset.catalog).map(\.id))
    for framework in frameworks {
      let entries = snapshot.declarations.members(name, ofType: [framework.typeName])
      let own = entries.prefix(16).first { entry in
        !entry.value.isPrivate && snapshot.targets.targets(of: entry.path).contains { owners.contains($0.id) }
      }
      guard let own else { continue }
      types = [framework.typeName]
      declaration = Diagnostic.Related(
        path: own.path, span: own.value.nameSpan, message: "'\(spoken(name))' is declared here")
      return
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func collision(
    _ asset: ColorAsset, _ symbol: AssetSymbol, _ span: Span, with holder: ColorAsset
  ) -> Diagnostic {
    Diagnostic(
      rule: Rule.symbolCollision.id, severity: .warning, path: asset.path, span: span,
      message: "the symbol .\(spoken(symbol.spelling)) is that of \(quoted(holder.name.text)); "
        + "\(quoted(asset.name.text)) has none, until one of them is renamed",
      related: [.definition(of: holder.name.text, at: holder.path)],
      group: symbol.spelling)
  }

  fileprivate static func collision(
    _ asset: ColorAsset, _ symbol: AssetSymbol, _ span: Span, with member: Member
  ) -> Diagnostic {
    let name = spoken(symbol.spelling)
    let cure =
      member.declaration == nil
      ? "that is another color than ColorResource.\(name), the asset"
      : "where Xcode generates one, uses are ambiguous"
    return Diagnostic(
      rule: Rule.symbolCollision.id, severity: .info, path: asset.path, span: span,
      message: "the symbol .\(name) is a member of \(member.types.joined(separator: ", ")) already; \(cure)",
      related: member.declaration.map { [$0] } ?? [], group: symbol.spelling)
  }
}
