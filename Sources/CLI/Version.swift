/// The version of the program, as `--version` and reports say it.
package let programVersion = "0.1.0"

/// The name of the program, as people type it.
package let programName = "swift-color-lsp"
