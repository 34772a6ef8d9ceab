import Engine
import Facts
import Features
import ProjectModel
import Rules
import Syntax

/// What is known of the color at a place, and by which steps it came to be.
struct PlacePage {
  private let workspace: Workspace
  private let document: Document
  private let occurrence: Occurrence

  /// - Parameter folder: the project.
  init(_ place: PlaceArgument, in folder: String) throws(Failure) {
    workspace = try Workspace([folder, place.file])
    guard let path = workspace.given.last, let facts = workspace.snapshot.files[path],
      let source = workspace.world.source(path)
    else { throw Failure("no color in '\(place.file)'") }
    document = Document(
      snapshot: workspace.snapshot, shelf: Shelf(workspace.snapshot), facts: facts, source: source)
    let lines = source.lineMap
    guard (1...lines.lineCount).contains(place.line) else {
      throw Failure("'\(place.file)' has \(counted(lines.lineCount, "line")), not \(grouped(place.line))")
    }
    let line = lines.span(ofLine: place.line - 1, in: source.bytes)
    // What may be no color is none here, as long as it is not known to be one.
    let snapshot = workspace.snapshot
    let mentions = facts.occurrences.filter { mention in
      !mention.isTentative || snapshot.evaluate(mention, in: path).mayBeColor
    }
    let found: Occurrence?
    if let column = place.column {
      let offset = line.start + min(max(column, 1) - 1, line.count)
      found = mentions.filter { $0.span.start <= offset && offset <= $0.span.end }.min { $0.span.count < $1.span.count }
    } else {
      found = mentions.first { lines.line(at: $0.span.start) == place.line - 1 }
    }
    guard let found else {
      let near = mentions.map { Place($0.span, in: lines) }.min {
        abs($0.line - place.line) < abs($1.line - place.line)
      }
      throw Failure(
        "no color at \(place.file):\(place.line)" + (place.column.map { ":\($0)" } ?? "")
          + (near.map { "; the nearest one is at \($0.line):\($0.column)" } ?? ""))
    }
    occurrence = found
  }

  func text(_ style: Style) -> String {
    let place = Place(occurrence.span, in: document.source.lineMap)
    var heading = StyledLine(style)
    heading.add(oneLine(document.source.text(occurrence.span)), .bold)
    heading.add("  \(document.facts.path.text):\(place.line):\(place.column)", .dim)
    let (value, steps) = workspace.snapshot.explain(occurrence, in: document.facts.path)
    var lines = [heading.text]
    if case .unknown(let reason) = value {
      lines.append("not determined: \(reason.words)")
    } else {
      lines.append(ResolvedColor(name: "", alternatives: value.alternatives).values(style).trimmed)
    }
    if !steps.isEmpty { lines.append("how it came to be:") }
    return (lines + steps.map { line($0, style) }).map { $0 + "\n" }.joined()
  }

  private func line(_ step: EvaluationStep, _ style: Style) -> String {
    var line = StyledLine(style)
    line.add(String(repeating: "  ", count: step.depth + 1) + step.kind.words)
    guard let place = step.place else { return line.text }
    let source = workspace.world.source(place.path)
    let position = source.map { Place(place.span, in: $0.lineMap) }
    line.add("  \(place.path.text)" + (position.map { ":\($0.line)" } ?? ""), .dim)
    return line.text
  }

  /// Text of several lines as one that is cut.
  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").cut(to: 80)
  }
}

extension EvaluationStep.Kind {
  fileprivate var words: String {
    switch self {
    case .asset(let name): "color set '\(name)'"
    case .member(let name): name
    case .helper(let name, let arguments) where arguments.isEmpty: "runs \(name)"
    case .helper(let name, let arguments):
      "runs \(name)(" + arguments.map { ($0.label == "_" ? "" : "\($0.label): ") + $0.value }.joined(separator: ", ")
        + ")"
    case .system(let name): "\(name) of the system"
    case .symbol(let name): "\(name), which Xcode generates"
    case .picked(let name): "\(name), one that may be picked while the program runs"
    }
  }
}

extension String {
  /// Without the line feed at its end.
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
