extension Character {
  /// How many cells of a terminal it takes: 0, 1 or 2.
  var displayWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII, scalars.count == 1 { return 1 }
    if scalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) { return 2 }
    return scalars.lazy.map(\.displayWidth).max() ?? 0
  }
}

extension StringProtocol {
  /// How many cells of a terminal it takes.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: wideRanges.contains { $0.contains(value) } ? 2 : 1
    }
  }
}

/// East Asian Wide and Fullwidth (UAX #11, Unicode 16), by whole blocks; emoji are told by their own property.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
  0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
  0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
]
