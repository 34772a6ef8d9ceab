import Facts

extension Property {
  /// A whole check of one Swift file: from bytes through facts and a snapshot to all rules and their fixes.
  static let wholeCheck = Property(name: "check") { bytes in
    SmallProject("App/View.swift", kind: .swift, bytes).problem()
  }

  /// The same of a color set in a catalog.
  static let colorSet = Property(name: "colorset") { bytes in
    SmallProject("Assets.xcassets/Any.colorset/Contents.json", kind: .colorSet, bytes).problem()
  }

  /// The same of other kinds of file. The first byte chooses one.
  static let otherFiles = Property(name: "other") { bytes in
    let kinds: [(String, FileKind)] = [
      ("App/View.m", .objectiveC), ("Package.swift", .projectFile), ("A.xcodeproj/project.pbxproj", .projectFile),
      (".gitmodules", .projectFile), ("project.yml", .projectFile),
      ("Assets.xcassets/Group/Contents.json", .assetGroup),
    ]
    guard let first = bytes.first else { return nil }
    let (path, kind) = kinds[Int(first) % kinds.count]
    return SmallProject(path, kind: kind, Array(bytes.dropFirst())).problem()
  }

  /// A check of a few bytes again and again, nested or in a row: time that is not linear, and a stack without bound,
  /// show here. (Fuzzing ends an input that takes too long.)
  static let repetition = Property(name: "repetition") { bytes in
    guard 1...64 ~= bytes.count else { return nil }
    let many = Array(repeatElement(bytes, count: 32 * 1024 / bytes.count).joined())
    _ = SmallProject("App/View.swift", kind: .swift, many).findings()
    return nil
  }
}
