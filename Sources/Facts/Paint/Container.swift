/// A view of SwiftUI with others in it, by what it does to a text there.
enum Container {
  /// Its views are those of what is around it.
  case group
  /// It lays its views on one another.
  case stack
  /// It lays them side by side, or has one.
  case plain
  /// A control, with a label.
  case control
  /// It has a surface of the system's.
  case page
  /// A region of the Dynamic Island, which is black in every color scheme.
  case island
  /// The system draws what is in it with colors of its own.
  case drawnBySystem

  static let byName = WordTable<Container>([
    ("Group ForEach AnyView", .group), ("ZStack GeometryReader", .stack),
    (
      """
      VStack HStack LazyVStack LazyHStack LazyVGrid LazyHGrid Grid GridRow ScrollView ScrollViewReader ViewThatFits
      TimelineView Section HSplitView VSplitView Label
      """, .plain
    ),
    ("DynamicIsland DynamicIslandExpandedRegion", .island), ("Button NavigationLink Link ShareLink", .control),
    (
      """
      List Form Table NavigationView NavigationStack NavigationSplitView TabView GroupBox OutlineGroup DisclosureGroup
      WindowGroup Window Settings
      """, .page
    ),
    (
      """
      Menu Picker Toggle Stepper Slider DatePicker Gauge ProgressView Text TextField SecureField ToolbarItem
      ToolbarItemGroup CommandMenu CommandGroup MenuBarExtra Alert ActionSheet Tab AxisValueLabel ControlGroup
      ContentUnavailableView Preview
      """, .drawnBySystem
    ),
  ])
}
