/// Types of the SDK that hold no color of the project's, by name: most properties of most types have one of these, and
/// are not kept.
enum PlainType {
  static let names: Set<String> = [
    "String", "Substring", "Character", "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "CGFloat", "Bool", "Void", "Any", "AnyObject", "Never", "Error", "NSError", "Decimal",
    "Date", "DateFormatter", "TimeInterval", "Calendar", "Locale", "TimeZone", "URL", "URLRequest", "UUID", "Data",
    "Timer", "Task", "Bundle", "UserDefaults", "NotificationCenter", "FileManager", "DispatchQueue", "URLSession",
    "NSLock", "OperationQueue", "Logger", "OSLog", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject", "Set", "Array", "Dictionary", "Optional", "Result", "NSObject", "NSAttributedString",
    "AttributedString", "NSMutableAttributedString", "LocalizedStringKey", "CGRect", "CGSize", "CGPoint", "CGVector",
    "CGAffineTransform", "UIEdgeInsets", "NSEdgeInsets", "EdgeInsets", "Angle", "UnitPoint", "Axis", "Edge",
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "TextAlignment", "Font", "UIFont", "NSFont", "Image",
    "UIImage", "NSImage", "CGImage", "CIImage", "Text", "AnyView", "Path", "UIBezierPath", "NSBezierPath", "UIView",
    "NSView", "UILabel", "UIButton", "UIImageView", "UIStackView", "UIScrollView", "UITableView", "UICollectionView",
    "UITextField", "UITextView", "UISwitch", "UIViewController", "NSViewController", "UINavigationController",
    "UITabBarController", "UIWindow", "NSWindow", "UIWindowScene", "UIApplication", "UIScreen", "UIBarButtonItem",
    "UITapGestureRecognizer", "UIActivityIndicatorView", "UIStatusBarStyle", "NSLayoutConstraint", "NSTextField",
    "NSButton", "NSTableView", "NSOutlineView", "NSMenu", "NSMenuItem", "NSImageView", "NSStackView", "CALayer",
    "CAShapeLayer", "CAGradientLayer", "IndexPath", "IndexSet", "Selector", "Notification", "Animation", "Namespace",
    "ScenePhase", "DismissAction", "OpenURLAction", "PresentationMode", "ColorScheme", "UIUserInterfaceStyle",
    "UITraitCollection", "NSAppearance", "NSManagedObjectContext", "ModelContext", "WKWebView", "AVPlayer",
  ]

  /// What types conform to without more being known of them.
  static let protocols: Set<String> = [
    "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle",
    "ProgressViewStyle", "Shape", "InsettableShape", "ShapeStyle", "App", "Scene", "Widget", "WidgetBundle",
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "Encodable", "Hashable", "Equatable", "Comparable",
    "Identifiable", "CaseIterable", "Sendable", "RawRepresentable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "LocalizedError", "ObservableObject", "OptionSet", "AnimatableModifier",
    "PreferenceKey", "EnvironmentKey", "Entity", "AppIntent", "AppEnum", "Reducer", "ExpressibleByStringLiteral",
    "UITableViewCell", "UICollectionViewCell", "UITableViewController", "UICollectionViewController", "UIControl",
    "UITableViewDelegate", "UITableViewDataSource", "UICollectionViewDelegate", "UICollectionViewDataSource",
    "UIScrollViewDelegate", "UITextFieldDelegate", "UITextViewDelegate", "UIGestureRecognizerDelegate",
    "UIApplicationDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate", "NSWindowController", "NSWindowDelegate",
    "NSTableViewDelegate", "NSTableViewDataSource", "NSControl", "NSTextFieldDelegate", "XCTestCase", "NSCoding",
  ]
}
