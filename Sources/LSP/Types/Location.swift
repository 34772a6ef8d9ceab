package import Syntax

package struct Location: Hashable, Sendable {
  package var uri: DocumentURI
  package var range: TextRange

  package init(uri: DocumentURI, range: TextRange) {
    self.uri = uri
    self.range = range
  }
}

extension Location: JSONReadable, JSONWritable {
  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    self.init(uri: try members.required("uri"), range: try members.required("range"))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      $0.member("range", range)
    }
  }
}

/// A location with the range it is reached from. Only for clients with `linkSupport`.
package struct LocationLink: Hashable, Sendable, JSONWritable {
  package var originSelectionRange: TextRange?
  package var targetURI: DocumentURI
  package var targetRange: TextRange
  /// What is selected; within `targetRange`.
  package var targetSelectionRange: TextRange

  package init(
    originSelectionRange: TextRange? = nil, targetURI: DocumentURI, targetRange: TextRange,
    targetSelectionRange: TextRange
  ) {
    self.originSelectionRange = originSelectionRange
    self.targetURI = targetURI
    self.targetRange = targetRange
    self.targetSelectionRange = targetSelectionRange
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.optional("originSelectionRange", originSelectionRange)
      $0.member("targetUri", targetURI)
      $0.member("targetRange", targetRange)
      $0.member("targetSelectionRange", targetSelectionRange)
    }
  }
}

/// The answer to `textDocument/definition`.
package enum DefinitionResult: Hashable, Sendable, JSONWritable {
  case locations([Location])
  case links([LocationLink])

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .locations(let locations): locations.write(to: &writer)
    case .links(let links): links.write(to: &writer)
    }
  }
}
