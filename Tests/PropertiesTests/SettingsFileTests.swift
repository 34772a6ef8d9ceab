import Foundation
import Properties
import TestSupport
import Testing

/// Settings with a few random bytes changed, cut off or said twice: the property holds.
@Suite struct SettingsFileTests {
  @Test(arguments: ["whole", "wrong", "bytes"]) func anyBytesAreRead(name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = Array(try Data(contentsOf: folder.appendingPathComponent("FuzzCorpus/settings-file/" + name)))
    let property = try #require(Property.named("settings-file"))
    var random = SplitMix64(seed: 1)
    let alphabet = Array("{}[]()\",:;=\\/*@#-. \n0ae".utf8) + [0xFF, 0xC3, 0]
    for _ in 0..<400 {
      var bytes = text
      for _ in 0...Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(alphabet[Int.random(in: 0..<alphabet.count, using: &random)], at: place)
        case 2: bytes = Array(bytes[..<place])
        case 3: bytes += bytes[place...]
        default: bytes[place] = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        }
      }
      let problem = property.problem(bytes)
      #expect(problem == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
