import TestSupport
import Testing

/// What is said of colors in Objective-C: where C and Swift agree about the fault.
@Suite struct ObjectiveCRuleTests {
  @Test func componentsOutOfRange() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- App/A.m --
      a = [UIColor colorWithRed:255 green:166.0f blue:14 alpha:1];
                                ^^^^^^^^^^^^^^^^^^^^^^^^ component-range: components run 0...1; (255, 166, 14) draws #FFFFFF, meant #FFA60E?
      a = [NSColor colorWithHue:210 saturation:0.5 brightness:1 alpha:1];
                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ component-range info: components run 0...1; this one is 210
      a = [[UIColor alloc] initWithWhite:255 alpha:1];
                                         ^^^ component-range info: components run 0...1; (255) draws the #FFFFFF that was meant, by luck
      """)
  }

  /// Whether a color is named where it is written is not known, and 128/255 may be meant as little as it may be seen.
  @Test func silentOtherwise() {
    checkDiagnostics(
      """
      -- colors: Brand #2F80ED --
      -- App/A.m --
      #define BRAND [UIColor colorWithRed:47/255.0 green:128/255.0 blue:237/255.0 alpha:1]
      a = [UIColor colorWithRed:128/255 green:128/255 blue:255/255 alpha:1];
      a = [UIColor colorWithRed:128/255.0 green:128/255.0 blue:0.2 alpha:50];
      a = [UIColor colorWithRed:MAX(255, x) green:r blue:g alpha:1], b = [UIColor colorWithWhite:0xFFu/255.f alpha:1];
      // [UIColor colorWithWhite:255 alpha:1]
      -- Tests/A.m --
      a = [UIColor colorWithWhite:128 alpha:1];
      """)
  }
}
