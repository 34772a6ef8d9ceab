package import Engine
package import Facts

/// What the program knows of its surroundings; tests make up their own.
package struct Environment: Sendable {
  /// The variables that matter here; see `variableNames`.
  package var variables: [String: String]
  package var isInputTerminal: Bool
  package var isOutputTerminal: Bool
  /// The width of the terminal that standard output is; `nil` where it is none.
  package var columns: Int?
  /// Reads one thing whole, or says why not. What it is read as decides how much that may be.
  package typealias Read = @Sendable (FileKind) -> Result<[UInt8], OpenError>

  /// Everything on standard input.
  package var readInput: Read
  /// The bytes of a file that a command names.
  package var readFile: @Sendable (String, FileKind) -> Result<[UInt8], OpenError>

  /// Runs the language server on the standard streams until its client ends it; the result is the exit code. It stands
  /// above this target, so whoever runs the program brings it along.
  package var serve: @Sendable () -> Int32 = { ExitCode.internalError.rawValue }

  package init(
    variables: [String: String] = [:], isInputTerminal: Bool = false, isOutputTerminal: Bool = false,
    columns: Int? = nil, readInput: @escaping Read = { _ in .success([]) },
    readFile: @escaping @Sendable (String, FileKind) -> Result<[UInt8], OpenError> = { path, _ in
      .failure(.noSuchPath(path))
    }
  ) {
    self.variables = variables
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.columns = columns
    self.readInput = readInput
    self.readFile = readFile
  }

  /// The variables the program looks at.
  static let variableNames = [
    "NO_COLOR", "CLICOLOR_FORCE", "COLORTERM", "TERM", "LC_ALL", "LC_CTYPE", "LANG", "XCODE_VERSION_ACTUAL",
    "XCODE_PRODUCT_BUILD_VERSION",
  ]

  /// A variable that is set to something.
  package subscript(name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }

  /// Whether the locale's encoding is UTF-8, by POSIX's order of precedence.
  package var isUnicode: Bool {
    let locale = (self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] ?? "").lowercased()
    return locale.hasSuffix("utf-8") || locale.hasSuffix("utf8") || locale.contains("utf-8@")
  }

  /// Whether Xcode runs the program, as a build phase or a plugin.
  package var isXcode: Bool { self["XCODE_VERSION_ACTUAL"] != nil || self["XCODE_PRODUCT_BUILD_VERSION"] != nil }
}
