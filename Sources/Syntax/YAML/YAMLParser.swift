/// Reads YAML line by line, with a stack of the block collections that are open.
///
/// Every line is passed once, by one of the functions that read it, and each collection is closed once.
struct YAMLParser {
  /// An open block collection, by the column of its keys or dashes.
  private struct Frame {
    let isMapping: Bool
    let indent: Int
    let start: Int
    var members: [YAMLMember] = []
    var elements: [YAMLValue] = []
    /// The key whose value is awaited.
    var key: String?
    /// Whether a dash stands there whose value is awaited.
    var awaitsElement = false

    var awaitsValue: Bool { isMapping ? key != nil : awaitsElement }
  }

  /// They stay where they are while this lives.
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  var isWhole = true
  private var frames: [Frame] = []
  private var root: YAMLValue?

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func parse() -> YAMLValue? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while index < bytes.count {
      let start = index
      skipSpaces()
      let column = index - start
      if isAtEndOfLine {
        endLine()
      } else if column == 0, isMark("...") || isMark("---") && (root != nil || !frames.isEmpty) {
        break
      } else if column == 0, isMark("---") {
        index += 3
        skipSpaces()
        if !isAtEndOfLine { readContent(column: index - start) }
        finishLine()
      } else if byte == 0x09 || column == 0 && byte == UInt8(ascii: "%") {
        if byte == 0x09 { isWhole = false }
        endLine()
      } else {
        readContent(column: column)
        finishLine()
      }
    }
    while !frames.isEmpty { pop() }
    return root
  }

  // MARK: - Content

  /// Reads what stands on a line from a column on: dashes, a key, a value. Each turn of the loop passes a dash or a key.
  private mutating func readContent(column: Int) {
    var column = column
    while !isAtEndOfLine {
      let isDash = byte == UInt8(ascii: "-") && isSpace(index + 1)
      guard makeRoom(column: column, forDash: isDash) else { return skipLine() }
      let start = index
      if isDash {
        guard open(isMapping: false, column: column) else { return skipLine() }
        index += 1
        frames[frames.count - 1].awaitsElement = true
      } else if let key = readKey() {
        guard open(isMapping: true, column: column) else { return skipLine() }
        frames[frames.count - 1].key = key
      } else {
        return readValue(indent: frames.last?.indent ?? -1)
      }
      skipSpaces()
      // Between a key and its value a tab is a space; in front of a key it is no indentation.
      if byte == 0x09 {
        if isDash { isWhole = false }
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
      }
      if isAtEndOfLine { return }
      if !isDash { return readValue(indent: column) }
      column += index - start
    }
  }

  /// Closes what a line at a column ends. False where the line goes on with what stands before it.
  private mutating func makeRoom(column: Int, forDash isDash: Bool) -> Bool {
    while let top = frames.last, top.indent > column || top.indent == column && !top.isMapping && !isDash { pop() }
    guard let top = frames.last else {
      if root != nil { isWhole = false }
      return root == nil
    }
    // `key:`, and below it `- a` in the column of the key.
    if top.indent == column {
      let fits = top.isMapping != isDash || top.awaitsValue
      if !fits { isWhole = false }
      return fits
    }
    if !top.awaitsValue { blurLast() }
    return top.awaitsValue
  }

  /// Opens a collection as the value that is awaited, unless the line is one more of those in it.
  private mutating func open(isMapping: Bool, column: Int) -> Bool {
    if let top = frames.last, top.indent == column, top.isMapping == isMapping {
      // The one before has no value.
      if top.awaitsValue { add(YAMLValue(.null, span: Span(index, index))) }
      return true
    }
    guard frames.count < YAMLDocument.depthLimit else {
      isWhole = false
      return false
    }
    frames.append(Frame(isMapping: isMapping, indent: column, start: index))
    return true
  }

  /// What was read last goes on in the next line, and its text is not what was taken for it.
  private mutating func blurLast() {
    guard let top = frames.indices.last else { return }
    if let last = frames[top].members.popLast() {
      frames[top].members.append(YAMLMember(key: last.key, value: YAMLValue(.unknown, span: last.value.span)))
    } else if let last = frames[top].elements.popLast() {
      frames[top].elements.append(YAMLValue(.unknown, span: last.span))
    }
  }

  // MARK: - Collections

  /// Puts a value where it is awaited.
  mutating func add(_ value: YAMLValue) {
    guard let top = frames.indices.last else {
      root = value
      return
    }
    if let key = frames[top].key {
      frames[top].members.append(YAMLMember(key: key, value: value))
      frames[top].key = nil
    } else if frames[top].awaitsElement {
      frames[top].elements.append(value)
      frames[top].awaitsElement = false
    } else {
      isWhole = false
    }
  }

  private mutating func pop() {
    guard let last = frames.last else { return }
    if last.awaitsValue { add(YAMLValue(.null, span: Span(index, index))) }
    guard let closed = frames.popLast() else { return }
    add(
      YAMLValue(
        closed.isMapping ? .mapping(closed.members) : .sequence(closed.elements), span: Span(closed.start, index)))
  }
}
