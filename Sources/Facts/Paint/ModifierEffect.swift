/// What a modifier of SwiftUI does to a text inside it, and to what lies behind the text.
///
/// A modifier that is in no list here may do anything, and ends what is known. Source: the documentation of `View`,
/// `Text`, `Image`, `Shape` and `DynamicViewContent` as of iOS 18 and macOS 15.
enum ModifierEffect {
  /// Colors stay as they are.
  case none
  case ink
  case layer
  case overlay
  case opacity
  case padding
  /// The text may leave what is behind it.
  case move
  case shadow
  case hidden
  /// Hidden from assistive technology, and still seen.
  case accessibilityHidden
  case disabled
  case buttonStyle
  case labelStyle
  case font
  case environment
  /// What is seen is another color.
  case filter
  case unknown

  init(named name: UnsafeBufferPointer<UInt8>) {
    if let effect = Self.byName[name] {
      self = effect
    } else {
      // `onTapGesture`, `accessibilityLabel`: there are dozens of both.
      let isEvent = name.count > 2 && name.starts(with: "on".utf8) && (65...90).contains(name[2])
      self = isEvent || name.starts(with: "accessibility".utf8) ? .none : .unknown
    }
  }

  private static let byName = WordTable(lists)

  private static let lists: [(words: String, value: ModifierEffect)] = [
    ("foregroundStyle foregroundColor", .ink), ("background listRowBackground", .layer), ("overlay", .overlay),
    ("opacity", .opacity), ("padding", .padding), ("shadow", .shadow), ("hidden", .hidden),
    ("accessibilityHidden", .accessibilityHidden), ("disabled", .disabled),
    ("buttonStyle", .buttonStyle), ("labelStyle", .labelStyle), ("font bold fontWeight", .font),
    ("environment colorScheme preferredColorScheme", .environment),
    ("offset position rotationEffect scaleEffect rotation3DEffect transformEffect projectionEffect", .move),
    (
      """
      blendMode colorMultiply colorInvert contrast brightness saturation hueRotation grayscale luminanceToAlpha blur
      redacted mask visualEffect colorEffect layerEffect distortionEffect glassEffect scrollTransition
      backgroundExtensionEffect
      """, .filter
    ),
    (neutral, .none),
  ]

  private static let neutral = """
    italic underline strikethrough kerning tracking baselineOffset monospaced monospacedDigit fontDesign
    fontWidth textCase textScale lineLimit lineSpacing lineHeight minimumScaleFactor allowsTightening truncationMode
    multilineTextAlignment dynamicTypeSize typesettingLanguage textSelection textContentType textInputAutocapitalization
    autocapitalization disableAutocorrection autocorrectionDisabled keyboardType submitLabel speechAnnouncementsQueued
    speechSpellsOutCharacters speechAdjustedPitch speechAlwaysIncludesPunctuation flipsForRightToLeftLayoutDirection
    frame fixedSize layoutPriority aspectRatio scaledToFit scaledToFill resizable renderingMode interpolation
    antialiased symbolVariant symbolRenderingMode symbolEffect symbolEffectsRemoved imageScale alignmentGuide
    containerRelativeFrame containerShape coordinateSpace layoutValue layoutDirectionBehavior gridCellColumns
    gridCellAnchor gridCellUnsizedAxes gridColumnAlignment safeAreaPadding ignoresSafeArea edgesIgnoringSafeArea
    contentMargins scenePadding zIndex clipShape clipped cornerRadius contentShape border drawingGroup compositingGroup
    geometryGroup id tag tabItemTag equatable task animation transition contentTransition transaction
    matchedGeometryEffect matchedTransitionSource navigationTransition phaseAnimator keyframeAnimator sensoryFeedback
    gesture simultaneousGesture highPriorityGesture allowsHitTesting hoverEffect defaultHoverEffect pointerStyle
    focusable focused focusedValue focusedSceneValue focusedObject focusSection focusScope focusEffectDisabled
    prefersDefaultFocus defaultFocus digitalCrownRotation keyboardShortcut help toolTip
    environmentObject preference anchorPreference transformPreference transformEnvironment defaultAppStorage
    transformAnchorPreference persistentSystemOverlays defersSystemGestures statusBar statusBarHidden
    navigationTitle navigationSubtitle navigationBarTitle navigationBarTitleDisplayMode navigationBarHidden
    navigationBarBackButtonHidden navigationBarItems navigationViewStyle navigationSplitViewStyle
    navigationSplitViewColumnWidth navigationLinkIndicatorVisibility navigationDestination toolbarTitleMenu toolbarRole
    toolbar toolbarVisibility toolbarTitleDisplayMode toolbarBackground toolbarBackgroundVisibility toolbarColorScheme
    toolbarForegroundStyle presentedWindowStyle presentationDetents presentationDragIndicator presentationCornerRadius
    presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction presentationSizing
    interactiveDismissDisabled dialogIcon dialogSuppressionToggle dialogSeverity
    sheet fullScreenCover popover alert confirmationDialog actionSheet inspector inspectorColumnWidth fileImporter
    fileExporter fileMover photosPicker quickLookPreview translationPresentation translationTask contextMenu
    swipeActions refreshable searchable searchScopes searchSuggestions searchCompletion searchFocused
    searchPresentationToolbarBehavior tabItem tabViewStyle tabBarMinimizeBehavior badge badgeProminence
    listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator listSectionSeparatorTint
    listSectionSpacing listItemTint deleteDisabled moveDisabled selectionDisabled headerProminence
    scrollTargetLayout scrollTargetBehavior scrollPosition scrollDisabled scrollIndicators scrollIndicatorsFlash
    scrollClipDisabled scrollBounceBehavior scrollDismissesKeyboard scrollInputBehavior defaultScrollAnchor
    userActivity widgetURL widgetAccentable widgetLabel handlesExternalEvents itemProvider
    draggable dropDestination dragPreview exportsItemProviders importsItemProviders exportableToServices
    copyable cuttable pasteDestination undoManager
    controlSize buttonBorderShape buttonRepeatBehavior menuOrder menuIndicator menuActionDismissBehavior menuStyle
    pickerStyle datePickerStyle progressViewStyle gaugeStyle toggleStyle labelsHidden labelsVisibility defersUpdates
    labelIconToTitleSpacing horizontalRadioGroupLayout controlGroupStyle formStyle groupBoxStyle indexViewStyle
    labeledContentStyle disclosureGroupStyle textEditorStyle textFieldStyle listStyle tableStyle
    findNavigator findDisabled replaceDisabled privacySensitive invalidatableContent unredacted
    speechSpeed previewDevice previewDisplayName previewLayout previewContext previewInterfaceOrientation
    chartXAxis chartYAxis chartLegend chartXScale chartYScale chartForegroundStyleScale chartPlotStyle
    supportedFamilies handGestureShortcut allowedDynamicRange materialActiveAppearance windowResizeBehavior
    windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowToolbarFullScreenVisibility
    textRenderer writingToolsBehavior writingDirection backgroundStyle tint accentColor
    containerBackground presentationBackground scrollContentBackground
    """
}
