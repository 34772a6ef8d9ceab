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
    /// Whether another style may be around it, of which it is then a level.
    var isInStyle = false
  }

  /// The label of a button or a link that the walk has left, whose style is told farther out.
  private struct Control {
    /// How many steps there were, and whether there was an ink, where the label ended.
    let steps: Int
    let hasInk: Bool
    var style: ControlStyle?
  }

  private(set) var ink: InkSetter?
  private(set) var steps: [Backdrop.Step] = []
  /// Why nothing lies behind the last step that is known; `nil` while the walk goes on.
  private(set) var end: Obstacle?
  private(set) var isDropped = false
  private(set) var circumstances = Circumstances()
  /// Conditions around the text that hold or do not, as nodes: most texts have no layers, and then nobody asks.
  private(set) var conditions: [(node: SwiftTree.NodeID, holds: Bool)] = []
  /// Subjects of the `switch`es around it.
  private(set) var subjects: [SwiftTree.NodeID] = []
  /// The innermost color scheme that an environment is given.
  private(set) var scheme: SchemeSet?
  var font = FontWalk()
  /// Views before and after it in blocks that the walk has left and that no stack has laid out yet, nearest first.
  private(set) var earlier: [SwiftTree.NodeID] = []
  private(set) var later: [SwiftTree.NodeID] = []

  /// Why what is set from here on may be set nearer to the text by something unknown.
  private(set) var inkBarrier: Obstacle?
  private var control: Control?
  private var row: Painting?

  /// More layers than these are not followed; real code stays below five.
  private static let mostSteps = 16
  /// Views of one stack that are looked at.
  private static let mostSiblings = 32

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
    guard steps.count < Self.mostSteps else { return stop(.limit) }
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
    ink?.isInStyle = true
    font.isHidden = true
  }

  mutating func block(_ reason: Obstacle) { circumstances.obstacle = circumstances.obstacle ?? reason }
  mutating func doubt() { circumstances.isLikely = true }
  mutating func drop() { isDropped = true }
  mutating func assume(_ condition: SwiftTree.NodeID, holds: Bool) { conditions.append((condition, holds)) }
  mutating func note(subject: SwiftTree.NodeID) { subjects.append(subject) }
  mutating func setScheme(_ schemes: SchemeSet) { scheme = scheme ?? schemes }

  mutating func disable(unless condition: SwiftTree.NodeID) {
    circumstances.canBeDisabled = true
    assume(condition, holds: false)
  }

  // MARK: Rows and stacks

  /// The background of a list's row lies behind all that the row has.
  mutating func setRow(_ painting: Painting) { row = row ?? painting }

  /// The row ends here.
  mutating func leaveRow() {
    if let row { push(row) }
    row = nil
  }

  /// How many views before and after the text are known.
  var siblingCounts: (earlier: Int, later: Int) { (earlier.count, later.count) }

  /// Notes a view of the block that the walk leaves, in their order.
  mutating func noteSibling(_ view: SwiftTree.NodeID, isBefore: Bool) {
    if isBefore { earlier.append(view) } else { later.append(view) }
  }

  mutating func forgetSiblings(since known: (earlier: Int, later: Int)) {
    earlier.removeLast(earlier.count - known.earlier)
    later.removeLast(later.count - known.later)
  }

  /// Leaves a block of views; those beside the one that the walk comes from are laid out by what is around the block.
  ///
  /// - Parameter known: how many there were before those of the block were noted.
  mutating func leaveBlock(since known: (earlier: Int, later: Int)) {
    earlier[known.earlier...].reverse()
    if earlier.count + later.count > Self.mostSiblings { stop(.limit) }
  }

  /// The views beside the text do not lie on it or under it.
  mutating func spread() { (earlier, later) = ([], []) }

  // MARK: Controls

  /// The label of a button or a link ends here.
  mutating func leaveControl() {
    guard control == nil else { return }
    control = Control(steps: steps.count, hasInk: ink != nil)
    ink?.isInStyle = true
  }

  mutating func setControlStyle(_ style: ControlStyle) {
    if control?.style == nil { control?.style = style }
  }

  /// Whether a control draws the text in a color of its own where nothing sets one.
  var isInControl: Bool { control != nil }

  /// Settles what depended on things farther out.
  mutating func finish() {
    leaveRow()
    if let scheme { circumstances.schemes.formIntersection(scheme) }
    guard let control else { return }
    switch control.style {
    case .transparent: break
    case nil:
      circumstances.doubtfulFrom = control.steps
      if ink != nil, !control.hasInk { doubt() }
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
}

/// What a view paints over its whole area.
enum Painting {
  /// From the top down.
  case covers([Paint])
  case nothing
  case unknown(Obstacle)
}
