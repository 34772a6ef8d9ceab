import LSP
import Testing

/// What a reader makes of a text: bodies as they are, faults in brackets.
func readAll(_ text: String, limit: Int = MessageReader.limit) -> [String] {
  var reader = MessageReader(limit: limit)
  var events = described(reader.read(Array(text.utf8)))
  if let fault = reader.finish() { events.append("<\(fault)>") }
  return events
}

func described(_ events: [MessageReader.Event]) -> [String] {
  events.map { event in
    switch event {
    case .message(let body): String(decoding: body, as: UTF8.self)
    case .fault(let fault): "<\(fault)>"
    }
  }
}

struct MessageReaderTests {
  @Test func messagesAreCutByTheirLength() {
    #expect(
      readAll("Content-Length: 2\r\n\r\n{}Content-Length: 0\r\n\r\nContent-Length: 3\r\n\r\n\r\n1") == [
        "{}", "", "\r\n1",
      ])
  }

  @Test(arguments: [
    "content-length: 2\r\n\r\n{}", "CONTENT-LENGTH:2\r\n\r\n{}", "Content-Length: 2\n\n{}",
    "\r\n\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: \t 2 \r\n\r\n{}", "Content-Length: 002\r\n\r\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\r\nX-Content-Length: 9\r\nContent-Lengthy: 9\r\nContent-: 1\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
  ])
  func headersMayBeWrittenSo(text: String) {
    #expect(readAll(text + text) == ["{}", "{}"])
  }

  @Test(arguments: [
    ("Content-Length: -2\r\n\r\n{}", FramingFault.badLength), ("Content-Length: 2.0\r\n\r\n{}", .badLength),
    ("Content-Length: 2 2\r\n\r\n{}", .badLength), ("Content-Length:\r\n\r\n{}", .badLength),
    ("Content-Length: 0x2\r\n\r\n{}", .badLength), ("Content-Length: two\r\n\r\n{}", .badLength),
    ("Content-Length: 9223372036854775808\r\n\r\n{}", .badLength),
    ("Content-Length: 99999999999999999999999999\r\n\r\n{}", .badLength),
    ("Content-Length: 9223372036854775807\r\n\r\n{}", .tooLong(.max)),
    ("Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", .twoLengths),
    ("Content-Type: x\r\n\r\n{}", .noLength), ("Content-Type\r\n\r\n{}", .notAHeader), ("{}", .notAHeader),
    (": 2\r\n\r\n", .notAHeader), ("hello\n", .notAHeader), ("Content-Length : 2\r\n\r\n{}", .notAHeader),
    ("\u{0}\u{FF}", .notAHeader), ("Content-\r\nLength: 2\r\n\r\n", .notAHeader),
  ])
  func faultsAreSaidOnceAndReadingGoesOn(text: String, fault: FramingFault) {
    let good = "Content-Length: 4\r\n\r\ngood"
    #expect(readAll(text + good + good) == ["<\(fault)>", "good", "good"])
    // A fault after the next good message is a fault of its own.
    #expect(readAll(text + good + text + good) == ["<\(fault)>", "good", "<\(fault)>", "good"])
  }

  @Test func aBodyThatIsLongerThanItsLengthCostsNoOther() {
    #expect(
      readAll("Content-Length: 2\r\n\r\n{\"a\":1}Content-Length: 4\r\n\r\ngood")
        == ["{\"", "<\(FramingFault.notAHeader)>", "good"])
  }

  @Test func textThatLooksLikeAHeaderIsPassedOver() {
    let text = #"{"text":"Content-Length: 5\r\n\r\nContent-Length: x cContent-Length: "}"#
    #expect(readAll(text + "Content-Length: 4\r\n\r\ngood") == ["<\(FramingFault.notAHeader)>", "good"])
  }

  @Test func aLongBodyIsSkippedAndNotKept() {
    let long = "Content-Length: 11\r\n\r\nContent-Len"
    let good = "Content-Length: 10\r\n\r\n0123456789"
    #expect(readAll(long + good, limit: 10) == ["<\(FramingFault.tooLong(11))>", "0123456789"])
  }

  @Test func theEndWithinAMessageIsSaid() {
    let text = "Content-Length: 2\r\n\r\n{}"
    for count in 1..<text.utf8.count {
      #expect(
        readAll(String(decoding: text.utf8.prefix(count), as: UTF8.self)) == ["<\(FramingFault.cut)>"], "\(count)")
    }
    #expect(readAll("") == [])
    #expect(readAll("\r\n") == [])
    #expect(readAll("garbage ") == ["<\(FramingFault.notAHeader)>"])
  }

  @Test func aHeaderWithoutEndIsGivenUp() {
    let name = String(repeating: "x", count: MessageReader.headerLimit)
    let lines = String(repeating: "A: b\r\n", count: MessageReader.headerLimit / 6 + 1)
    for header in [
      name, "A: " + name, lines, "Content-Length: " + String(repeating: "0", count: MessageReader.headerLimit),
    ] {
      #expect(readAll(header + " Content-Length: 4\r\n\r\ngood") == ["<\(FramingFault.headerTooLong)>", "good"])
    }
  }
}
