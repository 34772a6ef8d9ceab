package import Syntax

extension ColorSet {
  /// The color set that a `Contents.json` describes:
  /// `{"colors": [{"idiom": "universal", "appearances": […], "color": {…}}], "info": {…}}`.
  ///
  /// Unknown keys are passed over. An entry whose slot cannot be known is left out; one whose color cannot be known
  /// has no value. Either way the set has a problem.
  /// Source: Apple's Asset Catalog Format Reference, "Named Color"; the keys it leaves out are taken from catalogs
  /// that Xcode writes.
  package init(of source: Source) {
    var reader = CatalogReader(source)
    let entries = reader.entries()
    self.init(entries: entries, problems: reader.problems, span: Span(0, source.bytes.count))
  }
}

extension CatalogReader {
  fileprivate mutating func entries() -> [ColorSetEntry] {
    guard let root else { return [] }
    guard root.members != nil else {
      report(.notAnObject, root.focus)
      return []
    }
    guard let colors = root["colors"] else {
      report(.missingColors, root.focus)
      return []
    }
    guard let elements = colors.elements else {
      report(.colorsNotAnArray, colors.focus)
      return []
    }
    var entries: [ColorSetEntry] = []
    var filled: Set<ColorSetEntry.Slot> = []
    for element in elements {
      guard element.members != nil else {
        report(.entryNotAnObject, element.focus)
        continue
      }
      let slot = slot(of: element)
      let (value, valueSpan) = value(of: element)
      guard let slot else { continue }
      // An empty slot beside a filled one takes nothing away from it.
      if valueSpan != nil, !filled.insert(slot).inserted { report(.duplicateSlot(slot), element.span) }
      entries.append(
        ColorSetEntry(slot: slot, value: value, span: element.span, valueSpan: valueSpan ?? element.span))
    }
    return entries
  }

  /// The entry's color, and the span of its `color`, which is `nil` where the slot is empty.
  private mutating func value(of entry: JSONValue) -> (ColorSetEntry.Value?, Span?) {
    if let color = object("color", of: entry) { return (colorValue(of: color, in: entry), color.span) }
    if entry["color"] == nil, let first = firstColorMember(of: entry) {
      report(.missingColorWrapper, entry.span, cure: wrapping(entry, from: first))
    }
    return (nil, nil)
  }

  private func firstColorMember(of entry: JSONValue) -> Int? {
    entry.members?.firstIndex {
      ["components", "color-space", "reference", "red", "green", "blue", "white"].contains($0.key)
    }
  }

  /// The edits that put `"color" : { }` around the members that belong in it: none where others stand between them,
  /// or where `components` is missing too.
  private func wrapping(_ entry: JSONValue, from first: Int) -> [Edit] {
    guard let members = entry.members else { return [] }
    let belongs = { (member: JSONMember) in
      ["components", "color-space", "reference", "platform"].contains(member.key)
    }
    let inside = members[first...].prefix(while: belongs)
    guard let head = inside.first, let tail = inside.last, inside.count == members.filter(belongs).count,
      inside.contains(where: { $0.key == "components" || $0.key == "reference" })
    else { return [] }
    return [
      Edit(Span(head.span.start, head.span.start), "\"color\" : { "), Edit(Span(tail.span.end, tail.span.end), " }"),
    ]
  }
}
