import TestSupport
import Testing

/// Names of colors in what says how a project is built; and silence wherever it is not certain that they are looked up.
@Suite struct ProjectNameTests {
  private static func project(_ settings: String, ofProject: String = "", widget: String = "") -> String {
    """
    -- App.xcodeproj/project.pbxproj --
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (A, T, W, ); buildConfigurationList = LP; };
      G = {isa = PBXGroup; children = (S, V, ); sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      V = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
      A = {isa = PBXAggregateTarget; name = All; };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (S, ); buildConfigurationList = LT; };
      W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
        fileSystemSynchronizedGroups = (V, ); buildConfigurationList = LW; };
      LP = {isa = XCConfigurationList; buildConfigurations = (CP, ); };
      LT = {isa = XCConfigurationList; buildConfigurations = (CT, ); };
      LW = {isa = XCConfigurationList; buildConfigurations = (CW, ); };
      CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        \(ofProject)
      }; };
      CT = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        INFOPLIST_FILE = "$(SRCROOT)/App/App-Info.plist";
    \(settings)
      }; };
      CW = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
    \(widget)
      }; };
    }; rootObject = P; }
    -- colors in App/A.xcassets: Ink #111111, colors/accent-color #222222 --
    -- colors in Widget/W.xcassets: Paper #333333 --
    """
  }

  @Test func inBuildSettings() {
    checkDiagnostics(
      Self.project(
        """
            ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor;
                                                             ^^^^^^^^^^^ unknown-color warning: no color named 'AccentColor' in this workspace…
            ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = "ink";
                                                                  ^^^ unknown-color warning: no color named 'ink' in this workspace; the asset is 'Ink'
            "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME[sdk=macosx*]" = "Accent";
                                                                             ^^^^^^ unknown-color warning: no color named 'Accent' in this workspace
            "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME[sdk=xros*]" = "colors/accent-color";
        """))
  }

  @Test func inABundleThatDoesNotHaveIt() {
    checkDiagnostics(
      Self.project(
        "",
        widget: """
              ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Ink;
                                                               ^^^ wrong-bundle: 'Ink' is not in the bundle of 'Widget'; it is in that of 'App'
              ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = Paper;
          """)
          + """

          -- App/App-Info.plist --
          <dict><key>UILaunchScreen</key><dict><key>UIColorName</key><string>Paper</string></dict></dict>
                                                                             ^^^^^ wrong-bundle: 'Paper' is not in the bundle of 'App'; it is in that of 'Widget'
          -- Widget/Info.plist --
          <dict><key>UIColorName</key><string>Ink</string></dict>
          """)
  }

  /// The color that another target has is none of this one's.
  @Test func whatAnotherTargetHasIsNoValue() {
    checkColors(
      Self.project(
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Ink;",
        widget: "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = Ink;"),
      """
      Ink: #111111
      Ink: unknown: external
      """)
  }

  @Test func inInfoPlists() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED, R&D #111 --
      -- App/Info.plist --
      <plist version="1.0"><dict>
        <key>UILaunchScreen</key>
        <dict>
          <key>UIColorName</key>
          <string>Brant</string>
                  ^^^^^ unknown-color: no color named 'Brant' in this workspace; did you mean 'Brand'?
        </dict>
        <key>NSAccentColorName</key><string>R&amp;D</string>
        <key>NSWidgetBackgroundColorName</key><string>R&amp;B</string>
                                                      ^^^^^^^ unknown-color: no color named 'R&B' in this workspace…
        <key>UIColorName</key><string></string>
        <key>UIColorName</key><string/>
        <key>UIColorName</key><string>$(LAUNCH_COLOR)</string>
        <key>UIColorName</key><string>systemBackgroundColor</string>
        <key>UIColorName</key><true/><string>Other</string>
        <key>Other</key><string>UIColorName</string>
        <!-- <key>UIColorName</key><string>Old</string> -->
      </dict></plist>
      """)
  }

  @Test func inConfigurationFiles() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- A.xcconfig --
      ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand
      ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME[sdk=macosx*] = Brant; // as before
                                                                    ^^^^^ unknown-color warning: no color named 'Brant' in this workspace; did you mean 'Brand'?
      ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = // none
      ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = $(NAME)
      ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = Other\\
      // ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = Other
      ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor
      OTHER_COLOR_NAME = Other
      """)
  }

  @Test func inSpecifications() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED, colors/accent-color #111 --
      -- project.yml --
      settings:
        ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: colors/accent-color
        ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME: "Brant" # as before
                                                             ^^^^^ unknown-color warning: no color named 'Brant' in this workspace; did you mean 'Brand'?
      targets:
        App:
          info: {path: Info.plist, properties: {UILaunchScreen: {UIColorName: brand}}}
                                                                              ^^^^^ unknown-color: no color named 'brand' in this workspace; the asset is 'Brand'
          settings:
            base:
              ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: AccentColor
              ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME: ${PAPER}
      """)
  }

  @Test func inTargetsOfSpecifications() {
    checkDiagnostics(
      """
      -- project.yml --
      targets:
        App:
          type: application
          sources: [App]
          settings:
            ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: AccentColor
                                                            ^^^^^^^^^^^ unknown-color warning: no color named 'AccentColor' in this workspace
        Widget:
          type: app-extension
          sources: [Widget]
          settings:
            base: {ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME: Ink, ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: Paper}
                                                                       ^^^ wrong-bundle: 'Ink' is not in the bundle of 'Widget'; it is in that of 'App'
      -- colors in App/A.xcassets: Ink #111111 --
      -- colors in Widget/W.xcassets: Paper #333333 --
      """)
  }

  @Test func inXcodeProjectsAsJSON() {
    checkDiagnostics(
      """
      -- App.xcodeproj/project.xcproj --
      {
        "files": [ { "kind": "folder", "path": "App", "target-membership": [ "App" ] } ],
        "targets": [ { "name": "App", "product-type": "application", "build-settings": {
          "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
                                                             ^^^^^^^^^^^ unknown-color warning: no color named 'AccentColor' in this workspace
          "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME": "Paper",
                                                                 ^^^^^ wrong-bundle: 'Paper' is not in the bundle of 'App'; it is in that of 'Kit'
          "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME[config=Debug]": "Ink",
        } } ],
      }
      -- colors in App/A.xcassets: Ink #111111 --
      -- Kit/Package.swift --
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      -- colors in Kit/Sources/Kit/K.xcassets: Paper #222222 --
      """)
  }

  @Test func silentWhereItIsNotLookedUp() {
    let template = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor;"
    func silent(_ fixture: String, filePath: String = #filePath, line: Int = #line) {
      checkDiagnostics(fixture, filePath: filePath, line: line)
    }
    // The project's own settings are those of targets without a catalog, too.
    silent(Self.project("", ofProject: template))
    silent(Self.project("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = \"\";"))
    silent(Self.project("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = \"${ACCENT}\";"))
    // A set without a value is one.
    silent(
      Self.project(template) + """

        -- App/A.xcassets/AccentColor.colorset/Contents.json --
        {"colors": [{"idiom": "universal"}], "info": {"author": "xcode", "version": 1}}
        """)
    // No catalog, nothing to look in.
    silent(
      """
      -- App.xcodeproj/project.pbxproj --
      { objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
        G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (S, ); buildConfigurationList = LT; };
        LT = {isa = XCConfigurationList; buildConfigurations = (CT, ); };
        CT = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(template) }; };
      }; rootObject = P; }
      -- colors in Other/A.xcassets: Ink #111111 --
      """)
  }
}
