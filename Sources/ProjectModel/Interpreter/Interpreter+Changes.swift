import Facts

extension Interpreter {
  /// A method that changes the variable it is called on; `nil` without a failure where none is known.
  mutating func change(_ base: Term, by name: String, _ arguments: [TermArgument]) -> Value? {
    guard Self.changing.contains(name), case .name(let variable) = base,
      frame.variables.contains(where: { $0.name == variable }), let value = value(base)
    else { return nil }
    switch value {
    case .string(let text):
      guard let (changed, result) = changed(text, by: name, arguments), changed.utf8.count <= Text.limit else {
        return fail()
      }
      let kept = text.isSlice ? Value.string(Text(slice: Substring(changed))) : .text(changed)
      return assign(kept, to: base) ? result : nil
    case .array(let values):
      guard name == "append", let element = alone(arguments), values.count < Self.mostElements else { return fail() }
      return assign(.array(values + [element]), to: base) ? .void : nil
    default: return nil
    }
  }

  private static let changing: Set<String> = ["removeFirst", "removeLast", "remove", "append", "insert", "removeAll"]

  /// The string after a change, and what the call gives.
  private mutating func changed(
    _ text: Text, by name: String, _ arguments: [TermArgument]
  ) -> (String, Value)? {
    var string = text.string
    // A copy has positions of its own, the same ones where nothing stood before.
    guard !text.isSlice || text.content.startIndex == text.content.base.startIndex else { return nil }
    switch (name, Self.labels(arguments)) {
    case ("removeFirst", ""):
      return string.isEmpty ? nil : (String(string.dropFirst()), .character(string.removeFirst()))
    case ("removeLast", ""): return string.isEmpty ? nil : (String(string.dropLast()), .character(string.removeLast()))
    case ("removeFirst", "_:"), ("removeLast", "_:"):
      guard let count = alone(arguments).flatMap(Self.wholeNumber), (0...Int128(string.count)).contains(count) else {
        return nil
      }
      return (String(name == "removeFirst" ? string.dropFirst(Int(count)) : string.dropLast(Int(count))), .void)
    case ("remove", "at:"):
      guard case .position(let position)? = value(arguments[0].value), text.holds(position),
        position < string.endIndex
      else { return nil }
      let removed = string.remove(at: position)
      return (string, .character(removed))
    case ("append", "_:"), ("append", "contentsOf:"):
      return value(arguments[0].value).flatMap(described).map { (string + $0, .void) }
    case ("insert", "_:at:"), ("insert", "contentsOf:at:"):
      guard let piece = value(arguments[0].value).flatMap(described),
        case .position(let position)? = value(arguments[1].value), text.holds(position)
      else { return nil }
      string.insert(contentsOf: piece, at: position)
      return (string, .void)
    default: return nil
    }
  }
}
