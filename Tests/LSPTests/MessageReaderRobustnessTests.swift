import LSP
import TestSupport
import Testing

struct MessageReaderRobustnessTests {
  private static let frames = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":"file:///Ä"}}"#,
    #"{"jsonrpc":"2.0","method":"initialized"}"#, "", #"{"text":"Content-Length: 7\r\n\r\n"}"#,
  ].map { Frame.bytes(of: Array($0.utf8)) }

  @Test(arguments: seeds(30))
  func theCutIntoChunksDoesNotMatter(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let bytes = randomStream(using: &dice)
    var whole = MessageReader(limit: 200)
    let expected = whole.read(bytes)
    var single = MessageReader(limit: 200)
    #expect(bytes.flatMap { single.read([$0]) } == expected)
    var chunked = MessageReader(limit: 200)
    var events: [MessageReader.Event] = []
    var index = 0
    while index < bytes.count {
      let end = min(bytes.count, index + Int.random(in: 0...40, using: &dice))
      events += chunked.read(Array(bytes[index..<end]))
      index = end
    }
    #expect(events == expected)
    #expect(chunked.finish() == whole.finish())
  }

  /// Frames, some of them with a few bytes changed, and garbage between.
  private func randomStream(using dice: inout SplitMix64) -> [UInt8] {
    let pieces = ["Content-Length: ", "content-length:", "\r\n\r\n", "\n", "300\r\n", "{}", ":", "-1", "é\0"]
    var bytes: [UInt8] = []
    for _ in 0..<40 {
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: bytes += Array((pieces.randomElement(using: &dice) ?? "").utf8)
      case 1:
        var frame = Self.frames.randomElement(using: &dice) ?? []
        let place = Int.random(in: 0..<frame.count, using: &dice)
        frame[place] = UInt8.random(in: 0...255, using: &dice)
        bytes += frame
      default: bytes += Self.frames.randomElement(using: &dice) ?? []
      }
    }
    return bytes
  }

  @Test func afterACutAnywhereReadingGoesOn() {
    let good = Frame.bytes(of: Array(#"{"good":true}"#.utf8))
    for frame in Self.frames {
      for cut in 0...frame.count {
        var reader = MessageReader()
        // What the cut lacks is taken from what follows, so that of many frames after it the last is always read.
        let events = reader.read(Array(frame[..<cut]) + Array(repeatElement(good, count: 12).joined()))
        #expect(events.last == .message(Array(#"{"good":true}"#.utf8)), "cut at \(cut)")
      }
    }
  }

  @Test func anEndlessHeaderCostsNoMemory() {
    var reader = MessageReader()
    let lines = ["x", "A: b\r\n", "Content-Length: x", "\n", "Content-Length: 5\r\n", "c"]
    var events = 0
    for line in lines {
      for _ in 0..<20 {
        events += reader.read(Array(String(repeating: line, count: 1 << 14).utf8)).count
        #expect(reader.reserved == 0)
      }
    }
    // Until a header is whole, all that is wrong is one fault.
    #expect(events == 1)
  }

  @Test func aLongBodyCostsNoMemory() {
    var reader = MessageReader()
    let size = MessageReader.limit + 1
    #expect(reader.read(Array("Content-Length: \(size)\r\n\r\n".utf8)) == [.fault(.tooLong(size))])
    let chunk = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    var left = size
    while left > 0 {
      #expect(reader.read(Array(chunk.prefix(left))).isEmpty)
      #expect(reader.reserved == 0)
      left -= min(left, chunk.count)
    }
    #expect(reader.read(Frame.bytes(of: [1])) == [.message([1])])
  }

  @Test func aPromiseCostsNoMemory() {
    var reader = MessageReader()
    #expect(reader.read(Array("Content-Length: \(MessageReader.limit)\r\n\r\n{".utf8)).isEmpty)
    #expect(reader.reserved < 200_000)
    #expect(reader.finish() == .cut)
  }

  /// Sixteen times the bytes take about sixteen times as long, one at a time too, and not the square of it.
  @Test func costIsLinear() {
    func seconds(_ count: Int) -> Double {
      let frame = Frame.bytes(of: [UInt8](repeating: UInt8(ascii: "x"), count: count))
      return (0..<3).map { _ in
        var reader = MessageReader()
        let start = ContinuousClock.now
        for byte in frame { _ = reader.read([byte]) }
        return (ContinuousClock.now - start) / .seconds(1)
      }.min() ?? 0
    }
    #expect(seconds(160_000) < 100 * max(seconds(10_000), 0.001))
  }
}
