/// What a modifier of SwiftUI does to a text inside it, and to what lies behind the text.
///
/// A modifier that is in no list here may do anything, and ends what is known. Source: the documentation of `View`,
/// `Text`, `Image`, `Shape` and `DynamicViewContent` as of iOS 26 and macOS 26.
enum ModifierEffect {
  /// Colors stay as they are.
  case none
  case ink
  case layer
  /// A layer behind all of a row of a list.
  case row
  /// A layer behind all of a page or a widget.
  case page
  case overlay
  case opacity
  case padding
  case frame
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

  init(named name: UnsafeBufferPointer<UInt8>) { self = Self.byName[name] ?? .unknown }

  private static let byName = WordTable(lists)

  /// The names of each effect; no name stands in two lists.
  static let lists: [(words: String, value: ModifierEffect)] = [
    ("foregroundStyle foregroundColor", .ink), ("background", .layer), ("listRowBackground", .row),
    ("overlay", .overlay),
    ("opacity", .opacity), ("padding", .padding), ("frame", .frame), ("shadow", .shadow), ("hidden", .hidden),
    ("accessibilityHidden", .accessibilityHidden), ("disabled", .disabled),
    ("buttonStyle", .buttonStyle), ("labelStyle", .labelStyle), ("font bold fontWeight dynamicTypeSize", .font),
    ("environment colorScheme preferredColorScheme", .environment),
    ("containerBackground presentationBackground", .page),
    (
      """
      offset position rotationEffect scaleEffect rotation3DEffect transformEffect projectionEffect zIndex
      matchedGeometryEffect alignmentGuide
      """, .move
    ),
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
    multilineTextAlignment typesettingLanguage textSelection textContentType textInputAutocapitalization
    autocapitalization disableAutocorrection autocorrectionDisabled keyboardType submitLabel speechAnnouncementsQueued
    speechSpellsOutCharacters speechAdjustedPitch speechAlwaysIncludesPunctuation flipsForRightToLeftLayoutDirection
    fixedSize layoutPriority aspectRatio scaledToFit scaledToFill resizable renderingMode interpolation
    antialiased symbolVariant symbolRenderingMode symbolEffect symbolEffectsRemoved imageScale     containerRelativeFrame containerShape coordinateSpace layoutValue layoutDirectionBehavior gridCellColumns
    gridCellAnchor gridCellUnsizedAxes gridColumnAlignment safeAreaPadding ignoresSafeArea edgesIgnoringSafeArea
    contentMargins scenePadding clipShape clipped cornerRadius contentShape border compositingGroup
    geometryGroup id tag equatable task animation transition contentTransition transaction
    matchedTransitionSource navigationTransition sensoryFeedback
    gesture simultaneousGesture highPriorityGesture allowsHitTesting pointerStyle
    focusable focused focusedValue focusedSceneValue focusedObject focusSection focusScope focusEffectDisabled
    prefersDefaultFocus defaultFocus digitalCrownRotation keyboardShortcut help     environmentObject preference anchorPreference transformPreference defaultAppStorage
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
    listSectionSpacing listItemTint deleteDisabled moveDisabled selectionDisabled     scrollTargetLayout scrollTargetBehavior scrollPosition scrollDisabled scrollIndicators scrollIndicatorsFlash
    scrollClipDisabled scrollBounceBehavior scrollDismissesKeyboard scrollInputBehavior defaultScrollAnchor
    userActivity widgetURL widgetLabel handlesExternalEvents itemProvider
    draggable dropDestination dragPreview exportsItemProviders importsItemProviders exportableToServices
    copyable cuttable pasteDestination     controlSize buttonBorderShape buttonRepeatBehavior menuOrder menuIndicator menuActionDismissBehavior menuStyle
    pickerStyle datePickerStyle progressViewStyle gaugeStyle toggleStyle labelsHidden labelsVisibility     labelIconToTitleSpacing horizontalRadioGroupLayout controlGroupStyle formStyle groupBoxStyle indexViewStyle
    disclosureGroupStyle textEditorStyle textFieldStyle listStyle tableStyle
    findNavigator findDisabled replaceDisabled privacySensitive invalidatableContent unredacted
    previewDevice previewDisplayName previewLayout previewContext previewInterfaceOrientation
    chartXAxis chartYAxis chartLegend chartXScale chartYScale chartForegroundStyleScale chartPlotStyle
    supportedFamilies handGestureShortcut allowedDynamicRange materialActiveAppearance windowResizeBehavior
    windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowToolbarFullScreenVisibility
    writingToolsBehavior writingDirection backgroundStyle tint accentColor
    scrollContentBackground
    onTapGesture onLongPressGesture onLongTouchGesture onAppear onDisappear onChange onReceive onHover onContinuousHover
    onSubmit onDrag onDrop onOpenURL onContinueUserActivity onDelete onMove onInsert onExitCommand onMoveCommand
    onPlayPauseCommand onPageScrollCommand onPasteCommand onCopyCommand onCutCommand onDeleteCommand onCommand onKeyPress
    onModifierKeysChanged onGeometryChange onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange
    onScrollTargetVisibilityChange onPreferenceChange onPencilDoubleTap onPencilSqueeze onInAppPurchaseStart
    onInAppPurchaseCompletion onCameraCaptureEvent
    accessibility accessibilityAction accessibilityActions accessibilityActivationPoint accessibilityAddTraits
    accessibilityAdjustableAction accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
    accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint accessibilityElement
    accessibilityFocused accessibilityHeading accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors
    accessibilityInputLabels accessibilityLabel accessibilityLabeledPair accessibilityLargeContentViewer
    accessibilityLinkedGroup accessibilityQuickAction accessibilityRemoveTraits accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry accessibilityScrollAction
    accessibilityScrollStatus accessibilityShowsLargeContentViewer accessibilitySortPriority
    accessibilityTextContentType accessibilityValue accessibilityZoomAction
    """
}
