import Facts
import Syntax

/// The texts below a root that belong to no workspace but may mention what does: JSON, property lists, scripts, code in other
/// languages, and sources that a `.gitignore` leaves out. None of them is parsed, and what cannot be read is passed over.
struct OtherTexts: ~Copyable {
  /// A larger file is data.
  private static let largestSize = 1 << 20

  private let root: Descriptor
  private var buffer = ReadBuffer()
  private var listing = FolderListing()

  init(below root: consuming Descriptor) { self.root = root }

  /// Reads each of them in turn.
  ///
  /// - Parameter isKnown: whether a file was read already.
  mutating func visit(isKnown: (Path) -> Bool, _ body: (Path, UnsafeRawBufferPointer) -> Void) {
    var folders = [Path(bytes: [])]
    while let folder = folders.popLast() {
      guard case .success(let descriptor) = root.folder(folder), let stream = FolderStream(descriptor),
        listing.read(stream) == nil
      else { continue }
      for entry in listing.entries {
        let name = listing.name(entry)
        let path = folder.bytes.isEmpty ? Path(bytes: Array(name)) : folder.appending(name)
        switch entry.kind {
        case .folder where !Self.isNeverEntered(name): folders.append(path)
        case .file where Self.isText(path) && !isKnown(path):
          guard case .success(let file) = Descriptor.file(named: name, in: stream.raw), buffer.read(file) == nil,
            buffer.bytes.count <= Self.largestSize, !Self.isReport(buffer.bytes)
          else { continue }
          body(path, buffer.bytes)
        case .file, .folder, .link, .other: continue
        }
      }
    }
  }

  /// What holds no text of the project's own. Catalogs say what there is, not what is used.
  private static func isNeverEntered(_ name: ArraySlice<UInt8>) -> Bool {
    name.isOne(of: ".git", "node_modules", ".build", "DerivedData", "Pods", "Carthage")
      || name.hasSuffix(".xcassets") || name.hasSuffix(".app") || name.hasSuffix(".xcloc")
  }

  /// Whether it tells of findings: a color that is named as unused is not used thereby.
  private static func isReport(_ bytes: UnsafeRawBufferPointer) -> Bool { ByteSearch(bytes).finds("unused-color") }

  private static func isText(_ path: Path) -> Bool {
    let fileExtension = path.fileExtension
    return extensions.contains { fileExtension.elementsEqual($0.utf8) }
  }

  private static let extensions = [
    "swift", "m", "mm", "h", "xib", "storyboard", "json", "plist", "strings", "stringsdict", "xcstrings", "yml", "yaml",
    "js", "jsx", "ts", "tsx", "html", "css", "c", "cc", "cpp", "hpp", "metal", "pch", "py", "rb", "sh", "kt", "cs",
    "dart", "gyb", "stencil", "intentdefinition", "entitlements",
  ]
}
