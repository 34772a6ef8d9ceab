/// What is looked for in a folder.
enum Zone: Hashable, Sendable {
  /// Everything; reported when it is below the given paths.
  case project
  /// What dependencies declare: catalogs, manifests, Swift sources. Never reported.
  case dependencies
  /// Only the folder of checkouts in it: `.build`, `Carthage`, `SourcePackages`.
  case gateway
  /// Only the packages in it, here or one folder further down.
  case derivedData(isTop: Bool)
  /// A folder left out by a `.gitignore`, entered for the catalogs in it and for what the project's files name: a
  /// generated catalog is built like any other.
  case ignored
}

/// What becomes of a folder that is met in another.
enum Admission: Hashable, Sendable {
  case enter(Zone)
  /// Left out by a `.gitignore`; entered in its turn, once it is known what the project's files name.
  case ignored
  case never
}
