// A library target may be built where the testing library is not installed: `--static-swift-stdlib` has none.
#if canImport(Testing)
  import Testing
#endif

/// The place in a test file, or in a rule's file, that a failure is reported at.
package struct CallSite: Hashable, Sendable {
  package let filePath: String
  package let line: Int

  package init(filePath: String, line: Int) {
    self.filePath = filePath
    self.line = line
  }

  /// Records a failure of the running test at this place.
  package func fail(_ message: String) {
    #if canImport(Testing)
      let location = SourceLocation(fileID: fileID, filePath: filePath, line: max(line, 1), column: 1)
      Issue.record("\(message)", sourceLocation: location)
    #endif
  }

  /// `Folder/File.swift`: the last two components, as `#fileID` has the module's folder and the file.
  private var fileID: String {
    let components = filePath.split(separator: "/")
    return components.count > 1 ? components.suffix(2).joined(separator: "/") : "Tests/" + filePath
  }
}
