extension SIMDMask<SIMD16<Int8>> {
  /// Whether some lane is set.
  @inline(__always)
  var isSet: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves.x | halves.y != 0
  }

  /// Whether one of the lanes that are set, from the first to the last, is as wanted. Those that are not set cost nothing.
  @inline(__always)
  func containsSetLane(where isWanted: (Int) -> Bool) -> Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    if halves.x | halves.y == 0 { return false }
    return Self.contains(halves.x.littleEndian, first: 0, isWanted)
      || Self.contains(halves.y.littleEndian, first: 8, isWanted)
  }

  @inline(__always)
  private static func contains(_ lanes: UInt64, first: Int, _ isWanted: (Int) -> Bool) -> Bool {
    var rest = lanes
    while rest != 0 {
      let lane = rest.trailingZeroBitCount / 8
      if isWanted(first + lane) { return true }
      rest &= ~(0xFF << UInt64(lane * 8))
    }
    return false
  }

  @inline(__always)
  func forEachSetLane(_ body: (Int) -> Void) {
    _ = containsSetLane { lane in
      body(lane)
      return false
    }
  }
}
