package import ColorScience
import Facts
import ProjectModel
package import Syntax

/// One thing that can be written at the cursor.
package struct Completion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case asset
    /// A member that the project declares.
    case member
    /// A color of the system.
    case system
  }

  package let kind: Kind
  /// What is written, and shown.
  package let name: String
  /// Where it comes from: a catalog's name, the file that declares it.
  package let origin: String
  /// `nil` when its value is not known.
  package let color: AdaptiveColor?
  /// What it replaces: the whole text between the quotes, or the name begun.
  package let replaced: Span
}

extension Document {
  /// What can be written at an offset as a color; empty where none is wanted.
  package func completions(at offset: Int) -> [Completion] {
    guard case .swift = facts.content,
      let context = CompletionContext(
        in: source.bytes, tokens ?? SwiftTokens(lexing: source.bytes), at: offset)
    else { return [] }
    switch context.wanted {
    case .assetName: return assets(replacing: context.replaced)
    case .member(let framework): return members(of: [framework], replacing: context.replaced)
    // `Color(.x)` takes a color of UIKit or AppKit.
    case .bridged: return members(of: [.uiKit, .appKit], replacing: context.replaced)
    }
  }

  private func assets(replacing span: Span) -> [Completion] {
    snapshot.catalogs.colorNames.compactMap { name in
      guard let asset = snapshot.catalogs.colorSets(named: name).first,
        // A name that would have to be escaped is left to the keyboard.
        !name.bytes.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 })
      else { return nil }
      return Completion(
        kind: .asset, name: name.text, origin: String(decoding: asset.catalog.name, as: UTF8.self),
        color: snapshot.catalogs.onlyColor(named: name), replaced: span)
    }
  }

  private func members(of frameworks: [ColorFramework], replacing span: Span) -> [Completion] {
    var seen: Set<String> = []
    var result: [Completion] = []
    for framework in frameworks {
      for entry in snapshot.staticMembers(of: framework) where entry.value.isStatic {
        guard case .color(let expr) = entry.value.value, seen.insert(entry.value.name).inserted else { continue }
        let isOnly = snapshot.declarations.members(entry.value.name, ofType: entry.value.typePath).count == 1
        let evaluation = snapshot.evaluate(expr, scope: entry.value.typePath, in: entry.path)
        result.append(
          Completion(
            kind: .member, name: entry.value.name, origin: String(decoding: entry.path.name, as: UTF8.self),
            color: isOnly ? evaluation.alternatives.first?.color : nil, replaced: span))
      }
    }
    for framework in frameworks {
      for name in SystemColor.memberNames(of: framework) where seen.insert(name).inserted {
        let color = SystemColor.evaluation(of: name, in: framework)?.alternatives.first?.color
        result.append(
          Completion(kind: .system, name: name, origin: framework.typeName, color: color, replaced: span))
      }
    }
    return result
  }
}
