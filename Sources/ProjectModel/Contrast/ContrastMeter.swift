import ColorScience
package import Facts
package import Syntax

extension Snapshot {
  /// The contrasts of all texts of a file that are not in a preview, in order, as far as the sources tell them.
  package func contrasts(of sites: [PaintSite], in path: Path) -> [(site: PaintSite, outcome: ContrastOutcome)] {
    // Asked only where a text is measured.
    lazy var schemes = schemes(of: path)
    return sites.filter { !$0.isPreview }.map { site in
      (site, obstacle(of: site).map { .undecided(.obstacle($0)) } ?? contrast(of: site, in: path, schemes))
    }
  }

  /// Why nothing needs to be evaluated: most texts have nothing behind them in their own body.
  private func obstacle(of site: PaintSite) -> Obstacle? {
    if let obstacle = site.circumstances.obstacle { return obstacle }
    if site.backdrop.layers.isEmpty { return site.backdrop.end }
    // A `Text` or a `ZStack` of the project's own may be the one that is meant.
    return ownViews.isEmpty || site.isProperty ? nil : .container
  }

  private func contrast(
    of site: PaintSite, in path: Path, _ schemes: (reachable: SchemeSet, ofViews: [SchemeSet])
  ) -> ContrastOutcome {
    ContrastMeter(
      snapshot: self, site: site, path: path, schemes: site.circumstances.schemes.intersection(schemes.reachable),
      schemesOfViews: schemes.ofViews
    ).measure()
  }
}

/// Measures one text: all branches of the conditions around and in its colors, all values each color may have.
private struct ContrastMeter {
  /// The colors that one text or layer may have, in one branch.
  private struct Choices {
    let colors: [Evaluation.Alternative]
    let isSystem: Bool
  }

  private enum Step {
    case layer(Choices)
    case opacity(Double)
  }

  /// Conditions beyond these make more branches than anybody would follow.
  private static let mostConditions = 3
  /// Pairs of possible values that are told apart.
  private static let mostPairs = 64

  let snapshot: Snapshot
  let site: PaintSite
  let path: Path
  /// The color schemes in which the text is drawn.
  let schemes: SchemeSet
  /// Those that some views of the app are held to; which texts these hold is not followed across files.
  let schemesOfViews: [SchemeSet]

  func measure() -> ContrastOutcome {
    let around = site.circumstances
    let (inkConditions, layerConditions) = (site.ink.conditions, site.backdrop.layers.map(\.color.conditions))
    let known = around.assumptions + (inkConditions + layerConditions.flatMap(\.self)).compactMap(Self.usual)
    let free = Free(ink: inkConditions, layers: layerConditions, known: known)
    guard !schemes.isEmpty, free.all.count <= Self.mostConditions,
      !(free.all.map(\.condition) + around.subjects + around.assumptions.map(\.condition)).contains(
        where: SchemeTest.mayBe)
    else { return .undecided(.obstacle(.condition)) }
    var branches: [ContrastMeasurement.Branch] = []
    var isSystemPair = true
    var layerCount = 0
    var unknown: ContrastOutcome.Undecided?
    for choice in 0..<(1 << free.all.count) {
      let assumptions = free.all.enumerated().map { Assumption($1.spelling, holds: choice & (1 << $0) == 0) }
      switch found(assuming: known + assumptions) {
      case .failure(let undecided): unknown = unknown ?? undecided.reason
      case .success(let found) where found.isHidden: break
      case .success(let found):
        branches.append(ContrastMeasurement.Branch(assumptions: assumptions, alternatives: found.alternatives))
        isSystemPair = isSystemPair && found.isSystemPair
        layerCount = max(layerCount, found.layerCount)
      }
    }
    // Of conditions around the text others may follow, in words that are not compared.
    let isFree = around.assumptions.isEmpty && around.subjects.isEmpty && !around.canBeDisabled
    let needsAll = free.mayExclude || !free.all.isEmpty && !isFree
    // Each branch is drawn at some time, so one that fails is a failure whatever the others are.
    guard !branches.isEmpty, unknown == nil || !needsAll else { return .undecided(unknown ?? .obstacle(.text)) }
    return .measured(
      ContrastMeasurement(
        branches: branches, unknown: unknown, needsAllBranches: needsAll, appearances: appearances,
        doubtfulSchemes: doubtfulSchemes, isCertain: isCertain(layerCount: layerCount), isSystemPair: isSystemPair,
        layerCount: layerCount))
  }

  private func isCertain(layerCount: Int) -> Bool {
    switch site.ink.value {
    // A caller may set another style.
    case .inherited, .level: return false
    case .color, .unasked, .unknown: if site.circumstances.isLikely { return false }
    }
    guard let doubtful = site.circumstances.doubtfulFrom else { return true }
    let certain = site.backdrop.steps.prefix(doubtful).count { if case .layer = $0 { true } else { false } }
    return layerCount <= certain
  }

  /// The color schemes that a view around the text may rule out.
  private var doubtfulSchemes: SchemeSet {
    schemesOfViews.reduce(into: []) { doubtful, possible in doubtful.formUnion(schemes.subtracting(possible)) }
  }

  private var appearances: [Appearance] {
    Appearance.allCases.filter(schemes.shows)
  }

  // MARK: Conditions

  /// What is judged is a control that can be used and is not being touched.
  private static func usual(_ asked: Assumption) -> Assumption? {
    Assumption.usual(asked.condition).map { Assumption(asked.spelling, holds: $0) }
  }

  /// The conditions in the colors that nothing around the text decides.
  private struct Free {
    let all: [Assumption]
    /// Whether several conditions stand on both sides, or in several layers: some choices may then exclude one another,
    /// and only what all of them share is certain.
    let mayExclude: Bool

    init(ink: [Assumption], layers: [[Assumption]], known: [Assumption]) {
      func open(_ conditions: [Assumption]) -> [Assumption] {
        conditions.filter { condition in !known.contains { $0.condition == condition.condition } }
      }
      let sides = ([ink] + layers).map(open).filter { !$0.isEmpty }
      all = sides.joined().reduce(into: []) { all, next in if !all.contains(next) { all.append(next) } }
      mayExclude = all.count > 1 && sides.count > 1
    }
  }

  // MARK: Colors

  private struct Failure: Error {
    let reason: ContrastOutcome.Undecided
  }

  /// What one branch comes to.
  private struct Found {
    let alternatives: [ContrastMeasurement.Alternative]
    let isSystemPair: Bool
    let layerCount: Int
    /// Whether the text is so faint that it is not meant to be read.
    let isHidden: Bool
  }

  private func found(assuming assumptions: [Assumption]) -> Result<Found, Failure> {
    let (steps, ink): ([Step], Choices)
    switch (self.steps(assuming: assumptions), self.ink(assuming: assumptions)) {
    case (.failure(let failure), _), (.success, .failure(let failure)): return .failure(failure)
    case (.success(let surface), .success(let color)): (steps, ink) = (surface, color)
    }
    guard let pairs = pairs(ink, on: steps) else { return .failure(Failure(reason: .color(.limit))) }
    // Colors of two platforms are never seen together.
    guard !pairs.isEmpty else { return .failure(Failure(reason: .color(.external))) }
    let layers = steps.compactMap { if case .layer(let choices) = $0 { choices } else { nil } }
    return .success(
      Found(
        alternatives: pairs,
        isSystemPair: ink.isSystem && layers.allSatisfy(\.isSystem), layerCount: layers.count,
        isHidden: ink.colors.allSatisfy { $0.color.isFainter(than: Ink.faintest) })
    )
  }

  /// The layers down to the first that lets nothing through, with all that fades them.
  private func steps(assuming assumptions: [Assumption]) -> Result<[Step], Failure> {
    var steps: [Step] = []
    let lastOpacity = site.backdrop.steps.lastIndex { if case .opacity = $0 { true } else { false } } ?? -1
    var isCovered = false
    for (index, step) in site.backdrop.steps.enumerated() {
      switch step {
      case .opacity(let number):
        guard let value = number.value else { return .failure(Failure(reason: .obstacle(.effect))) }
        steps.append(.opacity(value))
        isCovered = false
      case .layer(let paint):
        if isCovered { continue }
        switch choices(paint.color.assuming(assumptions)) {
        case .success(let choices):
          steps.append(.layer(choices))
          isCovered = choices.colors.allSatisfy { $0.color.isOpaque }
        case .failure(let failure):
          // What shows through translucent layers may be anything.
          let isVeiled = steps.contains { if case .layer = $0 { true } else { false } }
          return isVeiled && index > lastOpacity ? .success(steps) : .failure(failure)
        }
      }
    }
    return .success(steps)
  }

  private func ink(assuming assumptions: [Assumption]) -> Result<Choices, Failure> {
    switch site.ink.value {
    case .color(let expr): choices(expr.assuming(assumptions))
    case .inherited, .level(.primary): label([("primary", .swiftUI)])
    case .level(.secondary): label([("secondary", .swiftUI)])
    case .level(.tertiary): label([("tertiaryLabel", .uiKit), ("tertiaryLabelColor", .appKit)])
    case .level(.quaternary): label([("quaternaryLabel", .uiKit), ("quaternaryLabelColor", .appKit)])
    case .unasked: .failure(Failure(reason: .obstacle(site.backdrop.end)))
    case .unknown(let obstacle): .failure(Failure(reason: .obstacle(obstacle)))
    }
  }

  /// A label of the system, by its names; unknown as soon as one of them is.
  private func label(_ names: [(String, ColorFramework)]) -> Result<Choices, Failure> {
    var colors: [Evaluation.Alternative] = []
    for (name, framework) in names {
      let found = SystemColor.evaluation(of: name, in: framework, assumingContrast: true)?.alternatives ?? []
      if found.isEmpty { return .failure(Failure(reason: .color(.external))) }
      colors += found
    }
    return .success(Choices(colors: colors, isSystem: true))
  }

  private func choices(_ expr: ColorExpr) -> Result<Choices, Failure> {
    let evaluation = snapshot.evaluate(expr, scope: site.scope, in: path, assumingContrast: true)
    if case .unknown(let reason) = evaluation { return .failure(Failure(reason: .color(reason))) }
    let colors = evaluation.alternatives
    // Values of a device's own space, and components beyond 1, are no basis for a judgement.
    guard colors.allSatisfy(\.color.canBeJudged) else { return .failure(Failure(reason: .color(.unsupported))) }
    return .success(Choices(colors: colors, isSystem: SystemColor.isSemantic(expr)))
  }

  // MARK: Ratios

  /// Every color of the text on every combination of the layers' that can be seen with it; `nil` for too many.
  private func pairs(_ ink: Choices, on steps: [Step]) -> [ContrastMeasurement.Alternative]? {
    var pairs = ink.colors.map { Pair(ink: $0.color, releases: $0.releases) }
    for step in steps {
      switch step {
      case .opacity(let value): for index in pairs.indices { pairs[index].fade(to: value) }
      case .layer(let choices):
        pairs = pairs.flatMap { pair in choices.colors.compactMap { pair.adding($0) } }
        guard pairs.count <= Self.mostPairs else { return nil }
      }
    }
    return pairs.map { $0.alternative(isSystemInk: ink.isSystem) }
  }
}

/// A text and what lies behind it in each appearance, while layers are added.
private struct Pair {
  private let color: AdaptiveColor
  private var accumulated: [AccumulatedPair]
  private var layerCount = 0
  private var isExact: [Bool]
  private let releases: ReleaseSet

  init(ink: AdaptiveColor, releases: ReleaseSet) {
    color = ink
    accumulated = Appearance.allCases.map { AccumulatedPair(ink: ink[$0]) }
    isExact = Appearance.allCases.map { ink[$0].isOpaque8Bit }
    self.releases = releases
  }

  private init(_ pair: Pair, releases: ReleaseSet) {
    (color, accumulated, layerCount, isExact) = (pair.color, pair.accumulated, pair.layerCount, pair.isExact)
    self.releases = releases
  }

  mutating func fade(to opacity: Double) {
    for index in accumulated.indices { accumulated[index].fade(to: opacity) }
  }

  /// With a layer behind all that is there; `nil` where no release draws both.
  func adding(_ layer: Evaluation.Alternative) -> Pair? {
    let common = releases.intersection(layer.releases)
    guard !common.isEmpty else { return nil }
    var result = Pair(self, releases: common)
    for (index, appearance) in Appearance.allCases.enumerated() {
      result.accumulated[index].add(layer: layer.color[appearance])
      result.isExact[index] = isExact[index] && layer.color[appearance].isOpaque8Bit
    }
    result.layerCount += 1
    return result
  }

  func alternative(isSystemInk: Bool) -> ContrastMeasurement.Alternative {
    let readings = Appearance.allCases.enumerated().map { index, appearance in
      let pair = accumulated[index]
      return ContrastMeasurement.Reading(
        appearance: appearance, ink: pair.ink, surface: pair.surface, range: pair.range(),
        clippedRange: pair.range(\.clippedLuminance), isExact: isExact[index] && layerCount == 1 && pair.isOpaque,
        systemRatio: isSystemInk ? SystemColor.leastRatio(of: color[appearance], in: appearance) : nil)
    }
    return ContrastMeasurement.Alternative(readings: readings, releases: releases)
  }
}

extension AdaptiveColor {
  fileprivate var isOpaque: Bool { Appearance.allCases.allSatisfy { self[$0].alpha >= 1 } }

  fileprivate func isFainter(than alpha: Double) -> Bool { Appearance.allCases.allSatisfy { self[$0].alpha < alpha } }

  fileprivate var canBeJudged: Bool {
    Appearance.allCases.allSatisfy { appearance in
      let value = self[appearance]
      return value.space != .unmanaged && [value.red, value.green, value.blue].allSatisfy { (-1...1).contains($0) }
    }
  }
}
