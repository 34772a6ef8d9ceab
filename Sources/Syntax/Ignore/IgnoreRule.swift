/// One line of a `.gitignore`. Its pattern stands in the bytes of its file, so that thousands of paths can be asked
/// of dozens of rules without a count of references.
struct IgnoreRule: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    /// The last component, letter by letter.
    case name
    /// The end of the last component: `*.o`.
    case suffix
    /// A pattern for the last component.
    case namePattern
    /// A pattern for the path below the file's folder.
    case pathPattern
  }

  let isNegated: Bool
  private let isFolderOnly: Bool
  private let form: Form
  /// Where the pattern stands in the file.
  private let start: Int
  private let end: Int
  /// How many bytes of a path pattern come before its first special one.
  private let literal: Int
  /// The first of these, and the last byte of a name or a suffix: most paths differ in them from most patterns.
  private let first: UInt8
  private let last: UInt8

  /// The rule of a line without its end; `nil` for a comment and for an empty line.
  init?(line: ArraySlice<UInt8>) {
    var pattern = Self.trimmed(line.prefix { $0 != 0 })
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { pattern = pattern.dropFirst() }
    isFolderOnly = pattern.last == UInt8(ascii: "/")
    if isFolderOnly { pattern = pattern.dropLast() }
    let isPath = pattern.contains(UInt8(ascii: "/"))
    if pattern.first == UInt8(ascii: "/") { pattern = pattern.dropFirst() }
    literal = pattern.prefix { !isGlobSpecial($0) }.count
    if isPath {
      form = .pathPattern
    } else if literal == pattern.count {
      form = .name
    } else if pattern.first == UInt8(ascii: "*"), !pattern.dropFirst().contains(where: isGlobSpecial) {
      form = .suffix
      pattern = pattern.dropFirst()
    } else {
      form = .namePattern
    }
    self.first = pattern.first ?? 0
    last = pattern.last ?? 0
    start = pattern.startIndex
    end = pattern.endIndex
  }

  /// Without the spaces at the end, but for those after a backslash.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      index += 1
      if byte == UInt8(ascii: " ") { continue }
      if byte == UInt8(ascii: "\\") {
        // A backslash at the very end: git leaves such a line as it is.
        guard index < line.endIndex else { return line }
        index += 1
      }
      end = index
    }
    return line[..<end]
  }

  /// Whether the rule speaks of a path.
  ///
  /// - Parameters:
  ///   - path: relative to the folder of the `.gitignore`.
  ///   - name: its last component.
  ///   - file: the bytes that the rule was made from.
  func matches(path: Bytes, name: Bytes, isFolder: Bool, in file: UnsafeBufferPointer<UInt8>) -> Bool {
    if isFolderOnly, !isFolder { return false }
    let count = end - start
    switch form {
    case .name where name.count != count || name.last != last: return false
    case .suffix where name.count < count || count > 0 && name.last != last: return false
    case .pathPattern where path.count < literal || literal > 0 && path.first != first: return false
    default: break
    }
    let pattern = file[start..<end]
    switch form {
    case .name: return name.elementsEqual(pattern)
    case .suffix: return name.suffix(count).elementsEqual(pattern)
    case .namePattern: return Wildmatch.matches(pattern, name, isPath: false)
    case .pathPattern:
      guard path.prefix(literal).elementsEqual(pattern.prefix(literal)) else { return false }
      return Wildmatch.matches(pattern.dropFirst(literal), path.dropFirst(literal), isPath: true)
    }
  }
}

typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>
