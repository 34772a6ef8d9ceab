package import Syntax

/// `client/registerCapability`.
package struct RegistrationParams: Hashable, Sendable, JSONWritable {
  package var registrations: [Registration]

  package init(_ registrations: [Registration]) { self.registrations = registrations }

  package func write(to writer: inout JSONWriter) { writer.object { $0.member("registrations", registrations) } }
}

package struct Registration: Hashable, Sendable, JSONWritable {
  package enum Options: Hashable, Sendable, JSONWritable {
    case watchedFiles([FileSystemWatcher])
    case configuration(section: String)

    package func write(to writer: inout JSONWriter) {
      writer.object {
        switch self {
        case .watchedFiles(let watchers): $0.member("watchers", watchers)
        case .configuration(let section): $0.member("section", section)
        }
      }
    }
  }

  package var id: String
  package var method: Method
  package var options: Options?

  package init(id: String, method: Method, options: Options? = nil) {
    self.id = id
    self.method = method
    self.options = options
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("id", id)
      $0.member("method", method)
      $0.optional("registerOptions", options)
    }
  }
}

/// `client/unregisterCapability`.
package struct UnregistrationParams: Hashable, Sendable, JSONWritable {
  package var registrations: [Registration]

  package init(_ registrations: [Registration]) { self.registrations = registrations }

  package func write(to writer: inout JSONWriter) {
    // The member's name is misspelled in the protocol.
    writer.object { $0.member("unregisterations", registrations.map(Unregistration.init)) }
  }
}

private struct Unregistration: JSONWritable {
  let registration: Registration

  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("id", registration.id)
      $0.member("method", registration.method)
    }
  }
}

package struct FileSystemWatcher: Hashable, Sendable, JSONWritable {
  package enum Pattern: Hashable, Sendable, JSONWritable {
    case glob(String)
    /// Only for clients with `relativePatternSupport`.
    case relative(base: DocumentURI, glob: String)

    package func write(to writer: inout JSONWriter) {
      switch self {
      case .glob(let glob): writer.string(glob)
      case .relative(let base, let glob):
        writer.object {
          $0.member("baseUri", base)
          $0.member("pattern", glob)
        }
      }
    }
  }

  package struct Kind: OptionSet, Hashable, Sendable, JSONWritable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let create = Kind(rawValue: 1)
    package static let change = Kind(rawValue: 2)
    package static let delete = Kind(rawValue: 4)
  }

  package var pattern: Pattern
  /// `nil`: all of them.
  package var kind: Kind?

  package init(_ pattern: Pattern, kind: Kind? = nil) {
    self.pattern = pattern
    self.kind = kind
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("globPattern", pattern)
      $0.optional("kind", kind)
    }
  }
}
