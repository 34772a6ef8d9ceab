import Syntax

extension SchemeSet {
  /// The color schemes in which an app is shown by its `Info.plist`, or by what a project's build settings put there:
  /// `UIUserInterfaceStyle`, `INFOPLIST_KEY_UIUserInterfaceStyle`, `NSRequiresAquaSystemAppearance`. Where several
  /// configurations or targets differ, both.
  init(forcedBy source: Source) {
    let found = source.bytes.withUnsafeBytes { bytes in
      let search = ByteSearch(bytes)
      return search.offsets(of: "UIUserInterfaceStyle").map { Self.style(bytes, after: $0 + 20) }
        + search.offsets(of: "NSRequiresAquaSystemAppearance").map { Self.aqua(bytes, after: $0 + 30) }
    }
    self = found.first.flatMap { first in found.allSatisfy { $0 == first } ? first : nil } ?? .both
  }

  /// `</key><string>Dark</string>`, ` = Dark;`, `: Dark`
  private static func style(_ bytes: UnsafeRawBufferPointer, after start: Int) -> SchemeSet {
    let value = ByteSearch(UnsafeRawBufferPointer(rebasing: bytes[start...].prefix(48)))
    if value.finds("Automatic") || value.finds("$(") { return .both }
    return value.finds("Dark") ? .dark : value.finds("Light") ? .light : .both
  }

  private static func aqua(_ bytes: UnsafeRawBufferPointer, after start: Int) -> SchemeSet {
    let value = ByteSearch(UnsafeRawBufferPointer(rebasing: bytes[start...].prefix(24)))
    return value.finds("true") || value.finds("YES") ? .light : .both
  }
}
