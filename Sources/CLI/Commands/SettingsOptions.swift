import Engine

extension Option {
  /// The options of every command whose answers hang on the settings.
  static let settings: [Option] = [
    .value(
      "config", "file", "The settings file. (default: .swift-color-lsp.json at the root)", completing: .files),
    .flag("no-config", "Use no settings file."),
  ]
}

extension Invocation {
  func settingsChoice() throws(Failure) -> SettingsChoice {
    guard let file = value("config") else { return has("no-config") ? .none : .usual }
    if has("no-config") { throw Failure("--config names a settings file and --no-config refuses it; leave one out") }
    return .file(file)
  }
}
