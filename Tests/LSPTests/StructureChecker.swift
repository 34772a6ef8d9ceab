import Syntax

/// Compares JSON with the table of structures.
struct StructureChecker {
  private struct Member {
    let name: String
    let isOptional: Bool
    let type: String
  }

  private var structures: [String: [Member]] = [:]
  private var aliases: [String: String] = [:]

  init(_ table: String = structureTable) {
    for line in table.split(separator: "\n") {
      if let colon = line.firstIndex(of: ":"), line[..<colon].allSatisfy(\.isLetter) {
        structures[String(line[..<colon])] = line[line.index(after: colon)...].split(separator: ";").map(Self.member)
      } else if let equals = line.firstIndex(of: "=") {
        aliases[Self.trimmed(line[..<equals])] = Self.trimmed(line[line.index(after: equals)...])
      }
    }
  }

  /// The names of the structures.
  var names: Set<String> { Set(structures.keys) }

  private static func member(_ text: Substring) -> Member {
    let words = text.split(separator: " ")
    let isOptional = words.first?.hasSuffix("?") == true
    let name = String(words.first?.prefix { $0 != "?" } ?? "")
    return Member(name: name, isOptional: isOptional, type: words.dropFirst().joined(separator: " "))
  }

  private static func trimmed(_ text: Substring) -> String { text.split(separator: " ").joined(separator: " ") }

  /// What is wrong with a value of a type; empty if nothing is.
  func faults(_ value: JSONValue, _ type: String, at path: String = "") -> [String] {
    let alternatives = Self.alternatives(type)
    if alternatives.count > 1 {
      let faults = alternatives.map { self.faults(value, $0, at: path) }
      if faults.contains(where: \.isEmpty) { return [] }
      // The alternative that was meant is the one that fits best, above all in its kind.
      return faults.min { Self.weight($0) < Self.weight($1) } ?? []
    }
    if let alias = aliases[type] { return faults(value, alias, at: path) }
    if let members = structures[type] { return faults(value, type, members, at: path) }
    if type.hasPrefix("["), let elements = value.elements {
      return elements.enumerated().flatMap { faults($1, String(type.dropFirst().dropLast()), at: "\(path)[\($0)]") }
    }
    if type.hasPrefix("{"), let members = value.members {
      return members.flatMap { faults($0.value, String(type.dropFirst().dropLast()), at: "\(path).\($0.key)") }
    }
    return Self.isScalar(value, type) ? [] : ["\(path): not \(type)"]
  }

  private static func weight(_ faults: [String]) -> Int {
    faults.count + (faults.contains { $0.hasSuffix("'") } ? 1 : 0)
  }

  private func faults(_ value: JSONValue, _ type: String, _ members: [Member], at path: String) -> [String] {
    guard let given = value.members else { return ["\(path): not an object \(type)"] }
    var faults: [String] = []
    for member in given where !members.contains(where: { $0.name == member.key }) {
      faults.append("\(path).\(member.key): \(type) has no such member")
    }
    for member in members {
      let found = given.filter { $0.key == member.name }
      if found.count > 1 { faults.append("\(path).\(member.name): stands twice") }
      if let first = found.first {
        faults += self.faults(first.value, member.type, at: "\(path).\(member.name)")
      } else if !member.isOptional {
        faults.append("\(path).\(member.name): missing in \(type)")
      }
    }
    return faults
  }

  private static func isScalar(_ value: JSONValue, _ type: String) -> Bool {
    switch type {
    case "any": true
    case "null": value.kind == .null
    case "bool": value.bool != nil
    case "string": value.string != nil
    case "uri": value.string?.contains(":") == true
    case "int": Int32(value.number?.text ?? "") != nil
    case "uint": Int32(value.number?.text ?? "").map { $0 >= 0 } == true
    case _ where type.hasPrefix("'"): value.string == String(type.dropFirst().dropLast())
    default: Int(type) != nil && value.number?.text == type
    }
  }

  /// The alternatives of a type: what stands between the bars that are in no brackets.
  private static func alternatives(_ type: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in type {
      if "[{".contains(character) { depth += 1 }
      if "]}".contains(character) { depth -= 1 }
      if character == "|", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
  }

  /// The names of the structures that a type leads to.
  func reached(from type: String) -> Set<String> {
    var found: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      let words = next.split { !$0.isLetter }.map(String.init)
      for word in words where found.insert(word).inserted {
        if let alias = aliases[word] { open.append(alias) }
        open += structures[word]?.map(\.type) ?? []
      }
    }
    return found.intersection(names)
  }
}
