import TestSupport
import Testing

@testable import Facts
@testable import ProjectModel

/// What colors in Objective-C are worth.
@Suite struct ObjectiveCColorTests {
  @Test func numbers() {
    checkColors(
      """
      -- App/A.m --
      a = [UIColor colorWithRed:1.0f green:.5 blue:0x33/255.0 alpha:1];
      a = [UIColor colorWithWhite:(CGFloat)51 / 255 alpha:0.5f];
      a = [UIColor colorWithHue:0.5 saturation:1. brightness:1 alpha:1];
      a = [UIColor colorWithDisplayP3Red:1 green:0 blue:0 alpha:1];
      a = [[UIColor alloc] initWithRed:0 green:1 blue:0 alpha:1];
      a = [NSColor colorWithSRGBRed:(10 + 41) / 255. green:-0 blue:1 - 0.2 alpha:1];
      a = [NSColor colorWithRed:x green:0 blue:f(1) alpha:1];
      a = [NSColor colorWithCalibratedRed:0.5 green:0 blue:0 alpha:1];
      a = [UIColor colorWithRed:017 green:0 blue:0 alpha:1];
      a = [UIColor colorWithRed:1 green:0 blue:0];
      a = [UIColor colorWithHexString:@"#FFF"];
      a = [UIColor colorWithCGColor:c];
      """,
      """
      [UIColor colorWithRed:1.0f green:.5 blue:0x33/255.0 alpha:1]: #FF8033
      [UIColor colorWithWhite:(CGFloat)51 / 255 alpha:0.5f]: #33333380
      [UIColor colorWithHue:0.5 saturation:1. brightness:1 alpha:1]: #00FFFF
      [UIColor colorWithDisplayP3Red:1 green:0 blue:0 alpha:1]: color(display-p3 1 0 0)
      [[UIColor alloc] initWithRed:0 green:1 blue:0 alpha:1]: #00FF00
      [NSColor colorWithSRGBRed:(10 + 41) / 255. green:-0 blue:1 - 0.2 alpha:1]: #3300CC
      [NSColor colorWithRed:x green:0 blue:f(1) alpha:1]: unknown: runtime
      [NSColor colorWithCalibratedRed:0.5 green:0 blue:0 alpha:1]: #800000
      [UIColor colorWithRed:017 green:0 blue:0 alpha:1]: unknown: runtime
      """)
  }

  /// Between integers C divides as integers do.
  @Test func arithmeticIsThatOfC() {
    checkColors(
      """
      -- App/A.m --
      a = [UIColor colorWithWhite:128/255 alpha:1];
      a = [UIColor colorWithWhite:255/128 * 0.2 alpha:1];
      a = [UIColor colorWithWhite:5/2/4 + 0.2 alpha:1];
      a = [UIColor colorWithWhite:(CGFloat)(128/255) alpha:1];
      a = [UIColor colorWithWhite:(float)51/255 alpha:1];
      a = [UIColor colorWithWhite:1.0*51/255 alpha:1];
      a = [UIColor colorWithWhite:51/255*1.0 alpha:1];
      a = [UIColor colorWithWhite:1/0 alpha:1];
      a = [UIColor colorWithWhite:(int)0.2 alpha:1];
      """,
      """
      [UIColor colorWithWhite:128/255 alpha:1]: #000000
      [UIColor colorWithWhite:255/128 * 0.2 alpha:1]: #333333
      [UIColor colorWithWhite:5/2/4 + 0.2 alpha:1]: #333333
      [UIColor colorWithWhite:(CGFloat)(128/255) alpha:1]: #000000
      [UIColor colorWithWhite:(float)51/255 alpha:1]: #333333
      [UIColor colorWithWhite:1.0*51/255 alpha:1]: #333333
      [UIColor colorWithWhite:51/255*1.0 alpha:1]: #000000
      [UIColor colorWithWhite:1/0 alpha:1]: unknown: runtime
      [UIColor colorWithWhite:(int)0.2 alpha:1]: unknown: runtime
      """)
  }

  @Test func systemColors() {
    checkColors(
      """
      -- App/A.m --
      a = [UIColor redColor], b = UIColor.systemBackgroundColor.CGColor, c = [NSColor labelColor], d = UIColor.tintColor;
      a = [UIColor brandColor], b = UIColor.class, c = [UIColor redColor:1], d = [NSColor redColor].CGColor;
      """,
      """
      [UIColor redColor]: #FF0000
      UIColor.systemBackgroundColor: #FFFFFF/#000000
      [NSColor labelColor]: unknown: external
      UIColor.tintColor: unknown: runtime
      [NSColor redColor]: #FF0000
      """)
  }

  /// Every color of the system has the name in Swift that is made of its name in Objective-C.
  @Test(arguments: [ColorFramework.uiKit, .appKit])
  func namesOfSystemColors(framework: ColorFramework) {
    for name in SystemColor.memberNames(of: framework) {
      let selector = name.hasSuffix("Color") ? name : name + "Color"
      #expect(Occurrence.swiftName(ofSystemColor: selector, in: framework) == name)
      #expect(SystemReference.isKnown(selector))
    }
  }
}
