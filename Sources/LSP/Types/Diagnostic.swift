package import Syntax

package struct Diagnostic: Hashable, Sendable {
  package enum Severity: Int, Sendable, JSONReadable, JSONWritable {
    case error = 1
    case warning = 2
    case information = 3
    case hint = 4
  }

  package enum Tag: Int, Sendable, JSONReadable, JSONWritable {
    case unnecessary = 1
    case deprecated = 2
  }

  package struct Related: Hashable, Sendable {
    package var location: Location
    package var message: String

    package init(location: Location, message: String) {
      self.location = location
      self.message = message
    }
  }

  package var range: TextRange
  package var severity: Severity?
  package var code: String?
  /// Where the code is described: an address for people.
  package var codeDescription: String?
  package var source: String?
  package var message: String
  package var tags: [Tag]?
  package var relatedInformation: [Related]?
  /// Comes back with the diagnostic in `textDocument/codeAction`.
  package var data: JSONText?

  package init(
    range: TextRange, severity: Severity? = nil, code: String? = nil, codeDescription: String? = nil,
    source: String? = nil, message: String, tags: [Tag]? = nil, relatedInformation: [Related]? = nil,
    data: JSONText? = nil
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.codeDescription = codeDescription
    self.source = source
    self.message = message
    self.tags = tags
    self.relatedInformation = relatedInformation
    self.data = data
  }
}

extension Diagnostic: JSONReadable, JSONWritable {
  /// Reads any server's: an editor sends all diagnostics of a place. A code that is a number is none of ours.
  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    self.init(
      range: try members.required("range"), severity: members.optional("severity"), code: members.optional("code"),
      codeDescription: members.any("codeDescription")?["href"]?.string, source: members.optional("source"),
      message: members.optional("message") ?? "", tags: members.optional("tags"),
      relatedInformation: members.optional("relatedInformation"), data: members.optional("data"))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("range", range)
      $0.optional("severity", severity)
      $0.optional("code", code)
      $0.optional("codeDescription", codeDescription.map(CodeDescription.init))
      $0.optional("source", source)
      $0.member("message", message)
      $0.optional("tags", tags)
      $0.optional("relatedInformation", relatedInformation)
      $0.optional("data", data)
    }
  }
}

private struct CodeDescription: JSONWritable {
  let href: String

  func write(to writer: inout JSONWriter) { writer.object { $0.member("href", href) } }
}

extension Diagnostic.Related: JSONReadable, JSONWritable {
  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    self.init(location: try members.required("location"), message: try members.required("message"))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("location", location)
      $0.member("message", message)
    }
  }
}

/// All diagnostics of a document; these replace what was published before.
package struct PublishDiagnosticsParams: Hashable, Sendable, JSONWritable {
  package var uri: DocumentURI
  /// The version of the text they are of. Only for clients with `versionSupport`.
  package var version: Int?
  package var diagnostics: [Diagnostic]

  package init(uri: DocumentURI, version: Int? = nil, diagnostics: [Diagnostic]) {
    self.uri = uri
    self.version = version
    self.diagnostics = diagnostics
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      $0.optional("version", version)
      $0.member("diagnostics", diagnostics)
    }
  }
}
