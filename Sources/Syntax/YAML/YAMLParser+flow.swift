extension YAMLParser {
  /// An open flow collection.
  private struct Flow {
    let isMapping: Bool
    let start: Int
    var members: [YAMLMember] = []
    var elements: [YAMLValue] = []
    /// What was read last, until a comma, a colon or the end tells what it is.
    var last: YAMLValue?
    /// The key whose value is awaited.
    var key: String?

    /// Takes in what was read last, as an element, a value, or a key without one, which ends at a place.
    mutating func take(at place: Int) {
      defer { (last, key) = (nil, nil) }
      if let key {
        let value = last ?? YAMLValue(.null, span: Span(place, place))
        isMapping
          ? members.append(YAMLMember(key: key, value: value))
          : elements.append(YAMLValue(.mapping([YAMLMember(key: key, value: value)]), span: value.span))
      } else if let last {
        isMapping
          ? members.append(YAMLMember(key: last.text ?? "", value: YAMLValue(.null, span: last.span)))
          : elements.append(last)
      }
    }
  }

  /// A flow collection, `[a, b]` or `{a: b}`, over as many lines as it goes.
  mutating func readFlow() -> YAMLValue {
    let start = index
    var open: [Flow] = []
    repeat {
      skipBlanks()
      guard index < bytes.count else { break }
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard open.count < YAMLDocument.depthLimit else { return leaveFlow(from: start) }
        open.append(Flow(isMapping: bytes[index] == UInt8(ascii: "{"), start: index))
        index += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard var closed = open.popLast(), closed.isMapping == (bytes[index] == UInt8(ascii: "}")) else {
          return leaveFlow(from: start)
        }
        closed.take(at: index)
        index += 1
        let value = YAMLValue(
          closed.isMapping ? .mapping(closed.members) : .sequence(closed.elements), span: Span(closed.start, index))
        guard let top = open.indices.last else { return value }
        put(value, in: &open[top])
      default: readFlowItem(in: &open[open.count - 1])
      }
    } while !open.isEmpty
    return leaveFlow(from: start)
  }

  /// A comma, a colon or a scalar. At least one byte is passed.
  private mutating func readFlowItem(in flow: inout Flow) {
    let start = index
    switch bytes[index] {
    case UInt8(ascii: ","):
      flow.take(at: index)
      index += 1
    case UInt8(ascii: ":") where isSpace(index + 1) || isFlowEnd(bytes[index + 1]) || flow.last != nil:
      index += 1
      if flow.key != nil { isWhole = false }
      flow.key = flow.last?.text ?? ""
      flow.last = nil
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      put(readQuoted() ?? YAMLValue(.unknown, span: Span(start, index)), in: &flow)
    case UInt8(ascii: "*"), UInt8(ascii: "&"), UInt8(ascii: "!"):
      isWhole = false
      put(YAMLValue(.unknown, span: readPlain(inFlow: true).span), in: &flow)
    default: put(readPlain(inFlow: true), in: &flow)
    }
    if index == start {
      isWhole = false
      index += 1
    }
  }

  /// A second value without a comma before it is the same scalar's next line.
  private mutating func put(_ value: YAMLValue, in flow: inout Flow) {
    flow.last = flow.last == nil ? value : YAMLValue(.unknown, span: value.span)
  }

  /// Gives up on a collection that has no end or too many in it: the rest of its line is left out.
  private mutating func leaveFlow(from start: Int) -> YAMLValue {
    isWhole = false
    skipLine()
    return YAMLValue(.unknown, span: Span(start, index))
  }
}
