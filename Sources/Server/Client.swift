import LSP
import Syntax

/// What is known of the client, told by `initialize`.
struct Client {
  let encoding: PositionEncoding
  /// Whether hovers are Markdown with images. Editors that announce Markdown may show data URIs as text, so a client has
  /// to ask: `initializationOptions.hover: "rich"`.
  let hasRichHovers: Bool
  let capabilities: ClientCapabilities

  init(_ params: InitializeParams) {
    capabilities = params.capabilities
    let offered = params.capabilities.positionEncodings
    // UTF-8 is what everything here counts in; UTF-16 is what a client has that offers nothing.
    encoding = offered.contains(.utf8) ? .utf8 : offered.first ?? .utf16
    let hover = params.initializationOptions?["hover"]?.string
    hasRichHovers = hover == "rich" && capabilities.textDocument.hoverFormats.contains(.markdown)
  }
}
