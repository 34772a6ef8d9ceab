import Syntax

/// What is gathered on the way from a text outwards through its body.
struct PaintWalk {
  /// A style of a control, by what it leaves of what its label says.
  enum ControlStyle {
    /// The label is drawn as it is: plain, borderless.
    case transparent
    case other
  }

  /// What sets the color of the text.
  struct InkSetter {
    let node: SwiftTree.NodeID
    /// Whether it is a style, of which `.secondary` is a level, rather than a color.
    let isStyle: Bool
    /// Why another color may be nearer to the text.
    var obstacle: Obstacle?
    /// Whether another style is set around it.
    var isInStyle = false
  }

  private(set) var ink: InkSetter?
  private(set) var steps: [Backdrop.Step] = []
  /// Why nothing lies behind the last step that is known; `nil` while the walk goes on.
  private(set) var end: Obstacle?
  private(set) var obstacle: Obstacle?
  private(set) var isLikely = false
  /// The first step that only a style of a control, which is not told, lets be seen.
  private(set) var doubtfulFrom: Int?
  private(set) var isDropped = false
  /// Conditions around the text that hold or do not, as nodes: most texts have no layers, and then nobody asks.
  private(set) var conditions: [(node: SwiftTree.NodeID, holds: Bool)] = []
  var schemes = SchemeSet.both
  var canBeDisabled = false
  /// The statement of the closure that the walk left last.
  var statement: SwiftTree.NodeID?
  var font = FontWalk()

  /// Whether what is set from here on may have been set nearer to the text by something unknown.
  private var inkBarrier: Obstacle?
  /// What was known when the label of a control was left, whose style is told farther out.
  private var control: (steps: Int, hasInk: Bool)?
  private var controlStyle: ControlStyle?

  /// More layers than these are not followed; real code stays below five.
  private static let mostSteps = 16

  /// The innermost ink counts. A style around a level of it says what the level is of.
  mutating func setInk(_ node: SwiftTree.NodeID, isStyle: Bool) {
    if ink == nil {
      ink = InkSetter(node: node, isStyle: isStyle, obstacle: inkBarrier)
    } else {
      ink?.isInStyle = true
    }
  }

  mutating func push(_ step: Backdrop.Step) {
    if end != nil {
      // An opacity farther out blends with what is not known.
      if case .opacity = step { block(.effect) }
      return
    }
    guard steps.count < Self.mostSteps else { return stop(.geometry) }
    steps.append(step)
  }

  mutating func push(_ painting: Painting) {
    switch painting {
    case .covers(let paints): for paint in paints { push(.layer(paint)) }
    case .nothing: break
    case .unknown(let obstacle): stop(obstacle)
    }
  }

  /// Nothing that comes now is known to lie behind the text.
  mutating func stop(_ reason: Obstacle) { end = end ?? reason }

  /// What comes may also set an ink and a font that this walk does not see.
  mutating func stopAll(_ reason: Obstacle) {
    stop(reason)
    inkBarrier = inkBarrier ?? reason
    font.isHidden = true
  }

  mutating func block(_ reason: Obstacle) { obstacle = obstacle ?? reason }
  mutating func doubt() { isLikely = true }
  mutating func drop() { isDropped = true }
  mutating func assume(_ condition: SwiftTree.NodeID, holds: Bool) { conditions.append((condition, holds)) }

  /// The label of a button or a link ends here.
  mutating func leaveControl() {
    guard control == nil else { return }
    control = (steps.count, ink != nil)
    controlStyle = nil
  }

  mutating func setControlStyle(_ style: ControlStyle) { controlStyle = controlStyle ?? style }

  /// Settles what depended on things farther out.
  mutating func finish() {
    guard let control else { return }
    switch controlStyle {
    case .transparent: break
    case nil:
      doubtfulFrom = control.steps
      if ink != nil, !control.hasInk { isLikely = true }
    case .other:
      if steps.count > control.steps {
        steps.removeLast(steps.count - control.steps)
        end = .style
      } else {
        end = end ?? .style
      }
      if !control.hasInk { ink?.obstacle = .style }
    }
  }

  /// Whether a control draws the text in a color of its own where nothing sets one.
  var isInControl: Bool { control != nil }
}

/// What a view paints over its whole area.
enum Painting {
  /// From the top down.
  case covers([Paint])
  case nothing
  case unknown(Obstacle)
}

/// The font of a text: for each of its parts the innermost setter counts.
struct FontWalk {
  private var points: TextSize.Points?
  private var fontWeight: TextSize.Weight?
  private var weight: TextSize.Weight?
  /// Whether something unknown may have set a font before what comes.
  var isHidden = false

  mutating func set(_ font: TextSize) {
    guard points == nil else { return }
    points = isHidden ? .unknown : font.points
    fontWeight = isHidden ? .unknown : font.weight
  }

  mutating func set(_ weight: TextSize.Weight) {
    self.weight = self.weight ?? (isHidden ? .unknown : weight)
  }

  var size: TextSize {
    TextSize(points ?? (isHidden ? .unknown : .unset), weight ?? fontWeight ?? (isHidden ? .unknown : .regular))
  }
}
