import ColorScience

extension ColorValue {
  /// Two cells in this very color; empty where the terminal shows none. Alpha is seen over `backdrop`.
  func swatch(_ palette: Style.Palette, over backdrop: ColorValue = .white) -> String {
    let bytes = composited(over: backdrop).rgb8
    switch palette {
    case .none: return ""
    case .indexed: return "\u{1B}[48;5;\(xtermIndex(bytes.red, bytes.green, bytes.blue))m  \u{1B}[0m"
    case .trueColor: return "\u{1B}[48;2;\(bytes.red);\(bytes.green);\(bytes.blue)m  \u{1B}[0m"
    }
  }
}

/// The nearest of xterm's 256 colors: the 6×6×6 cube at 16, or the gray ramp at 232 (256colres.pl of xterm).
package func xtermIndex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
  let levels = [0, 95, 135, 175, 215, 255]
  let channels = [Int(red), Int(green), Int(blue)]
  let steps = channels.map { channel in
    levels.indices.min { abs(levels[$0] - channel) < abs(levels[$1] - channel) } ?? 0
  }
  let gray = min(max((channels.reduce(0, +) / 3 - 3) / 10, 0), 23)
  let cubeDistance = zip(channels, steps).reduce(0) { $0 + square($1.0 - levels[$1.1]) }
  let grayDistance = channels.reduce(0) { $0 + square($1 - (8 + 10 * gray)) }
  return grayDistance < cubeDistance ? 232 + gray : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
}

private func square(_ x: Int) -> Int { x * x }
