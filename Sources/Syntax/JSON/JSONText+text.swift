extension JSONText: JSONWritable {
  /// The JSON text. Objects and arrays nested less than `lines` deep have a line for each element; those within are
  /// written on one line, so that a report has one line a finding.
  package func text(lines: Int = 0) -> String {
    var writer = JSONWriter(.readable(lines: lines))
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @usableFromInline
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.object { writer in
        for member in members { writer.member(named: member.key, member.value) }
      }
    case .array(let elements): elements.write(to: &writer)
    case .string(let string): writer.string(string)
    case .integer(let number): writer.integer(number)
    case .number(let number): writer.number(number)
    case .bool(let flag): writer.bool(flag)
    case .null: writer.null()
    }
  }
}
