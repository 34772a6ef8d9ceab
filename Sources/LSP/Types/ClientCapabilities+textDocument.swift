import Syntax

extension ClientCapabilities.TextDocument {
  package struct Synchronization: Hashable, Sendable {
    package let dynamicRegistration: Bool
    package let willSave: Bool
    package let willSaveWaitUntil: Bool
    package let didSave: Bool

    init(_ json: JSONValue?) {
      dynamicRegistration = json?.flag("dynamicRegistration") ?? false
      willSave = json?.flag("willSave") ?? false
      willSaveWaitUntil = json?.flag("willSaveWaitUntil") ?? false
      didSave = json?.flag("didSave") ?? false
    }
  }

  package struct PublishDiagnostics: Hashable, Sendable {
    package let relatedInformation: Bool
    package let tags: [Diagnostic.Tag]
    package let codeDescription: Bool
    package let data: Bool
    package let version: Bool

    init(_ json: JSONValue?) {
      relatedInformation = json?.flag("relatedInformation") ?? false
      // Before 3.15 it was a mere flag.
      tags =
        json?.flag("tagSupport") == true
        ? [.unnecessary, .deprecated] : (json?.at("tagSupport", "valueSet")).list()
      codeDescription = json?.flag("codeDescriptionSupport") ?? false
      data = json?.flag("dataSupport") ?? false
      version = json?.flag("versionSupport") ?? false
    }
  }

  package struct Completion: Hashable, Sendable {
    package let snippets: Bool
    package let documentationFormats: [MarkupKind]
    package let labelDetails: Bool
    package let insertReplace: Bool
    package let preselect: Bool
    /// The members that may come only when an item is resolved.
    package let resolvable: [String]
    package let kinds: [CompletionItem.Kind]
    package let context: Bool

    init(_ json: JSONValue?) {
      let item = json?["completionItem"]
      snippets = item?.flag("snippetSupport") ?? false
      documentationFormats = (item?["documentationFormat"]).list()
      labelDetails = item?.flag("labelDetailsSupport") ?? false
      insertReplace = item?.flag("insertReplaceSupport") ?? false
      preselect = item?.flag("preselectSupport") ?? false
      resolvable = (item?.at("resolveSupport", "properties")).list()
      kinds = (json?.at("completionItemKind", "valueSet")).list()
      context = json?.flag("contextSupport") ?? false
    }
  }

  package struct CodeAction: Hashable, Sendable {
    /// Whether actions may be given, not only commands.
    package let literals: Bool
    package let kinds: [CodeActionKind]
    package let isPreferred: Bool
    package let disabled: Bool
    package let data: Bool
    /// The members that may come only when an action is resolved.
    package let resolvable: [String]

    init(_ json: JSONValue?) {
      literals = json?["codeActionLiteralSupport"]?.members != nil
      kinds = (json?.at("codeActionLiteralSupport", "codeActionKind", "valueSet")).list()
      isPreferred = json?.flag("isPreferredSupport") ?? false
      disabled = json?.flag("disabledSupport") ?? false
      data = json?.flag("dataSupport") ?? false
      resolvable = (json?.at("resolveSupport", "properties")).list()
    }
  }
}
