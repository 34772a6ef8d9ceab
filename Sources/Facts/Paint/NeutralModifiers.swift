/// Modifiers of SwiftUI that leave the colors of a text and of what lies behind it as they are.
///
/// A modifier that is in no list of this folder may do anything, and ends what is known. Source: the documentation of
/// `View`, `Text`, `Image`, `Shape` and `DynamicViewContent` as of iOS 18 and macOS 15.
enum NeutralModifiers {
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
      || name.hasPrefix("accessibility")
  }

  /// By theme; each line a handful of names.
  private static let names: Set<String> = Set(
    """
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
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
