/// A message as it goes over the wire.
package enum Frame {
  /// The header and the body in one array, so that one call writes both and nothing can come between.
  package static func bytes(of body: [UInt8]) -> [UInt8] {
    let length = String(body.count)
    var frame: [UInt8] = []
    frame.reserveCapacity(body.count + 40)
    frame.append(contentsOf: "Content-Length: ".utf8)
    frame.append(contentsOf: length.utf8)
    frame.append(contentsOf: "\r\n\r\n".utf8)
    frame.append(contentsOf: body)
    return frame
  }
}
