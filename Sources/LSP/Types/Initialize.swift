package import Syntax

package struct InitializeParams: Hashable, Sendable, JSONReadable {
  /// The process to end with; `nil` where nobody started this one for itself.
  package let processID: Int?
  package let clientInfo: ProgramInfo?
  /// The roots of the workspace. From clients without folders it is the one root they have, and empty where a mere file
  /// is open.
  package let workspaceFolders: [WorkspaceFolder]
  package let initializationOptions: JSONValue?
  package let capabilities: ClientCapabilities
  package let trace: TraceValue
  package let workDoneToken: ProgressToken?

  /// Reads what is there: a client whose first message is refused has no server at all.
  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    processID = members.optional("processId")
    clientInfo = members.optional("clientInfo")
    workspaceFolders = Self.folders(members)
    initializationOptions = members.any("initializationOptions")
    capabilities = ClientCapabilities(members.any("capabilities"))
    trace = members.optional("trace") ?? .off
    workDoneToken = members.optional("workDoneToken")
  }

  /// LSP 3.17: folders win over `rootUri`, which wins over `rootPath`.
  private static func folders(_ members: Members) -> [WorkspaceFolder] {
    let folders: [WorkspaceFolder] = members.list("workspaceFolders")
    if !folders.isEmpty { return folders }
    if let uri: DocumentURI = members.optional("rootUri") { return [WorkspaceFolder(uri: uri)] }
    if let path: String = members.optional("rootPath"), path.utf8.first == UInt8(ascii: "/") {
      return [WorkspaceFolder(uri: DocumentURI(path: path.utf8))]
    }
    return []
  }
}

/// The name of a program and its version.
package struct ProgramInfo: Hashable, Sendable, JSONReadable, JSONWritable {
  package var name: String
  package var version: String?

  package init(name: String, version: String? = nil) {
    self.name = name
    self.version = version
  }

  package init(json: JSONValue) throws(InvalidParams) {
    let members = try Members(json)
    self.init(name: try members.required("name"), version: members.optional("version"))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("name", name)
      $0.optional("version", version)
    }
  }
}

package struct InitializeResult: Hashable, Sendable, JSONWritable {
  package var capabilities: ServerCapabilities
  package var serverInfo: ProgramInfo?

  package init(capabilities: ServerCapabilities, serverInfo: ProgramInfo? = nil) {
    self.capabilities = capabilities
    self.serverInfo = serverInfo
  }

  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("capabilities", capabilities)
      $0.optional("serverInfo", serverInfo)
    }
  }
}
