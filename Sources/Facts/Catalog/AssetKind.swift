package import Syntax

/// The kinds of asset folder that are not color sets.
///
/// Source: folder extensions of Apple's Asset Catalog Format Reference, and those Xcode has added since.
package enum AssetKind: String, CaseIterable, Hashable, Sendable {
  case image = "imageset"
  case symbol = "symbolset"
  case data = "dataset"
  case appIcon = "appiconset"
  case icon = "iconset"
  case launchImage = "launchimage"
  case brandAssets = "brandassets"
  case imageStack = "imagestack"
  case imageStackLayer = "imagestacklayer"
  case solidImageStack = "solidimagestack"
  case solidImageStackLayer = "solidimagestacklayer"
  case sprites = "spriteatlas"
  case texture = "textureset"
  case cubeTexture = "cubetextureset"
  case mipmaps = "mipmapset"
  case referenceImages = "arresourcegroup"
  case referenceImage = "arreferenceimage"
  case referenceObject = "arreferenceobject"
  case complication = "complicationset"
  case dashboardIcon = "gcdashboardimage"
  case leaderboard = "gcleaderboard"
  case leaderboardSet = "gcleaderboardset"
  case sticker = "sticker"
  case stickerPack = "stickerpack"
  case stickers = "stickersiconset"

  /// The kind of an asset folder by its extension; `nil` for groups, catalogs and color sets.
  package init?(folder: Path) {
    self.init(rawValue: String(decoding: folder.fileExtension, as: UTF8.self))
  }

  /// The word for it in a message.
  package var noun: String {
    switch self {
    case .image: "image"
    case .symbol: "symbol"
    case .data: "data set"
    case .appIcon, .icon: "icon"
    default: "asset of another kind"
    }
  }
}
