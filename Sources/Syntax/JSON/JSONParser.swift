/// Reads JSON with an explicit stack, so that hostile nesting costs heap and never the thread's stack.
///
/// Every step of the loop consumes a byte, closes a container or ends, which bounds the work by the input's length.
struct JSONParser {
  /// An open container, or what is outside all.
  private struct Frame {
    let isObject: Bool
    let start: Int
    var members: [JSONMember] = []
    var elements: [JSONValue] = []
    /// The key whose value is awaited.
    var key = ""
    var keySpan = Span(0, 0)
    var awaitsValue = false
  }

  private enum State {
    /// A value is due.
    case value
    /// A key is due, or the end of the object.
    case key
    /// A comma is due, or the end of the container.
    case next
    case done
  }

  let bytes: UnsafePointer<UInt8>
  let end: Int
  let options: JSONDocument.Options
  private let depth: Int
  var index = 0
  private(set) var problems: [JSONProblem] = []
  /// The innermost open container. It stands here and not on the stack, so that what is added to it is added in place.
  private var frame = Frame(isObject: false, start: 0)
  /// What stands around it, from outside in; the first is no container.
  private var outer: [Frame] = []
  /// Whether the innermost open container is an object; `nil` outside all.
  private var isInObject: Bool? { outer.isEmpty ? nil : frame.isObject }
  /// How many of the open containers are objects.
  private var objects = 0
  /// Where the comma stands that was read last, while nothing has followed it.
  private var comma: Int?
  /// The value that was read last, as far as a problem after it has to know.
  private var last: (span: Span, isContainer: Bool)?
  /// The value that stands in no other.
  private var root: JSONValue?
  /// The bytes of a string with escapes, so far.
  var unescaped: [UInt8] = []

  /// The bytes must stay where they are while the parser lives.
  init(_ buffer: UnsafeBufferPointer<UInt8>, options: JSONDocument.Options, depth: Int) {
    // An empty buffer may have no address; nothing is read from the other one.
    bytes = buffer.baseAddress ?? ("" as StaticString).utf8Start
    end = buffer.count
    self.options = options
    self.depth = depth
  }

  mutating func parse() -> JSONValue? {
    guard skipByteOrderMark() else { return nil }
    skipTrivia()
    guard index < end else {
      report("the file is empty", Span(0, end))
      return nil
    }
    var state = State.value
    while state != .done {
      skipTrivia()
      switch state {
      case .value: state = readValue()
      case .key: state = readKey()
      case .next: state = readNext()
      case .done: break
      }
    }
    skipTrivia()
    if index < end { report("unexpected text after the end of the document", readWord()) }
    return root
  }

  mutating func report(_ message: String, _ span: Span, cure: Edit? = nil) {
    if problems.count < 64 { problems.append(JSONProblem(message, span: span, cure: cure)) }
  }

  // MARK: - Steps

  private mutating func readValue() -> State {
    guard index < end else { return readEnd() }
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return open()
    case UInt8(ascii: "\""):
      let text = readString()
      return finish(JSONValue(.string(text), span: Span(start, index)))
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return readCloseInsteadOfValue()
    case UInt8(ascii: ","):
      report("expected a value before ','", Span(index, index + 1))
      if isInObject == true { return finish(JSONValue(.invalid, span: Span(index, index))) }
      if isInObject == false { comma = index }
      index += 1
      return .value
    default:
      return finish(readScalar())
    }
  }

  private mutating func readCloseInsteadOfValue() -> State {
    guard let isInObject else {
      report("expected a value", Span(index, index + 1))
      index += 1
      return finish(JSONValue(.invalid, span: Span(index - 1, index)))
    }
    if isInObject {
      report("expected a value for this key", frame.keySpan)
      return finish(JSONValue(.invalid, span: Span(index, index)))
    }
    reportTrailingComma()
    return close()
  }

  private mutating func readKey() -> State {
    guard index < end else { return readEnd() }
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      reportTrailingComma()
      return close()
    case UInt8(ascii: ","):
      report("expected a key before ','", Span(index, index + 1))
      index += 1
      comma = start
      return .key
    case UInt8(ascii: "\""):
      let text = readString()
      return awaitValue(of: text, Span(start, index))
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"):
      report("expected a key", Span(index, index + 1))
      return awaitValue(of: "", Span(index, index), reports: false)
    default:
      let word = readWord()
      report("expected a key in double quotes", word)
      return awaitValue(of: text(word), word)
    }
  }

  /// Notes a key and reads the colon after it.
  private mutating func awaitValue(of key: String, _ span: Span, reports: Bool = true) -> State {
    comma = nil
    if outer.isEmpty { return .done }
    frame.key = key
    frame.keySpan = span
    frame.awaitsValue = true
    skipTrivia()
    if index < end, bytes[index] == UInt8(ascii: ":") {
      index += 1
      return .value
    }
    if reports { report("expected ':' after this key", span) }
    let byte = index < end ? bytes[index] : UInt8(ascii: "}")
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      return finish(JSONValue(.invalid, span: Span(span.end, span.end)))
    }
    return .value
  }

  private mutating func readNext() -> State {
    guard index < end, let isInObject else { return readEnd() }
    switch bytes[index] {
    case UInt8(ascii: ","):
      comma = index
      index += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return close()
    default:
      // A closing bracket stands for a container that may be many lines long.
      let span = last?.span ?? Span(index, index)
      report(
        "expected ',' after this value", last?.isContainer == true ? Span(span.end - 1, span.end) : span,
        cure: Edit(Span(span.end, span.end), ","))
    }
    return isInObject ? .key : .value
  }

  /// At the end of the file inside containers: closes them all.
  private mutating func readEnd() -> State {
    if frame.awaitsValue {
      report("expected a value for this key", frame.keySpan)
      _ = finish(JSONValue(.invalid, span: Span(index, index)))
    }
    if !outer.isEmpty {
      report("this '\(frame.isObject ? "{" : "[")' is not closed", Span(frame.start, frame.start + 1))
    } else if last == nil {
      report("expected a value", Span(end, end))
    }
    while !outer.isEmpty { _ = pop() }
    return .done
  }

  // MARK: - Containers

  private mutating func open() -> State {
    comma = nil
    guard outer.count < depth else { return finish(skipContainer()) }
    let isObject = bytes[index] == UInt8(ascii: "{")
    if isObject { objects += 1 }
    outer.append(frame)
    frame = Frame(isObject: isObject, start: index)
    // Most objects have no more, and grow to it in three steps.
    if isObject { frame.members.reserveCapacity(4) }
    index += 1
    last = nil
    return isObject ? .key : .value
  }

  /// At a closing bracket. One that fits no open container is passed over; one that fits an outer container closes
  /// the inner ones too.
  private mutating func close() -> State {
    guard let isInObject else { return .done }
    let closesObject = bytes[index] == UInt8(ascii: "}")
    if isInObject == closesObject {
      index += 1
      return pop()
    }
    report(
      "expected '\(isInObject ? "}" : "]")' here to close the \(isInObject ? "object" : "array")",
      Span(index, index + 1))
    let fitsOuter = closesObject ? objects > 0 : objects < outer.count
    if fitsOuter { return pop() }
    index += 1
    return .next
  }

  private mutating func pop() -> State {
    guard let around = outer.popLast() else { return .done }
    let closed = frame
    frame = around
    if closed.isObject { objects -= 1 }
    return finish(
      JSONValue(closed.isObject ? .object(closed.members) : .array(closed.elements), span: Span(closed.start, index)))
  }

  /// Puts a finished value where it belongs.
  private mutating func finish(_ value: JSONValue) -> State {
    comma = nil
    last = (value.span, value.isContainer)
    if outer.isEmpty {
      root = value
      return .done
    }
    if frame.isObject {
      frame.members.append(JSONMember(key: frame.key, keySpan: frame.keySpan, value: value))
      frame.awaitsValue = false
    } else {
      frame.elements.append(value)
    }
    return .next
  }

  /// A container nested too deeply: found to its end by counting brackets outside strings.
  private mutating func skipContainer() -> JSONValue {
    let start = index
    report("nested more than \(depth) deep", Span(start, start + 1))
    var open = 0
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): open -= 1
      case UInt8(ascii: "\""):
        skipString()
        continue
      default: break
      }
      index += 1
    } while open > 0 && index < end
    return JSONValue(.invalid, span: Span(start, index))
  }

  private mutating func reportTrailingComma() {
    guard let comma, !options.contains(.trailingCommas) else { return }
    report(
      "unexpected ',' before '\(bytes[index] == UInt8(ascii: "}") ? "}" : "]")'", Span(comma, comma + 1),
      cure: Edit(Span(comma, comma + 1), ""))
  }
}
