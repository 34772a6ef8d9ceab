import Facts
import Syntax
import Testing

/// Names that a file mentions, as `name`, `name in bundle`, with `??` where a fallback follows.
private func mentions(_ text: String) -> [String] {
  let source = Source(path: "a.m", text: text)
  return ObjectiveCFacts(of: source).occurrences.compactMap { occurrence in
    guard case .named(let named) = occurrence.expr else { return nil }
    let bundle =
      switch named.bundle {
      case .none: ""
      case .main: " in main"
      case .module: " in module"
      case .target: " in target"
      case .other(let text): " in " + text
      }
    let fallback = occurrence.hasFallback ? " ??" : ""
    guard case .literal(let name, let span) = named.name else { return "dynamic" + bundle + fallback }
    #expect(source.text(span).count >= name.count)
    return name + bundle + fallback
  }
}

struct ObjectiveCFactsTests {
  @Test(arguments: [
    (#"self.c = [UIColor colorNamed:@"Brand/Primary"];"#, ["Brand/Primary"]),
    (#"[NSColor colorNamed: @"X" bundle: nil]"#, ["X"]),
    (#"[NSColor colorNamed:@"X" bundle:[NSBundle mainBundle]]"#, ["X in main"]),
    (#"[UIColor colorNamed:@"X" inBundle:SWIFTPM_MODULE_BUNDLE compatibleWithTraitCollection:nil]"#, ["X in module"]),
    (
      "[UIColor colorNamed:@\"X\"\n  inBundle:[NSBundle bundleForClass:[self class]]\n  "
        + "compatibleWithTraitCollection:self.traitCollection]",
      ["X in [NSBundle bundleForClass:[self class]]"]
    ),
    ("[UIColor colorNamed:kBrand]", ["dynamic"]),
    (#"[UIColor colorNamed:dark ? @"A" : @"B" inBundle:b compatibleWithTraitCollection:nil]"#, ["dynamic in b"]),
    (#"[UIColor colorNamed:[NSString stringWithFormat:@"%@", x]]"#, ["dynamic"]),
    (#"[UIColor colorNamed:@"a" @"b"]"#, ["dynamic"]),
    (#"[UIColor colorNamed:(@"a")] ?: [UIColor redColor]"#, ["a ??"]),
    (#"x = @[[UIColor colorNamed:@"a"], [UIColor colorNamed:@"b"]];"#, ["a", "b"]),
    (#"#define BRAND [UIColor colorNamed:@"Brand"]"#, ["Brand"]),
    (#"[UIColor colorNamed:@"say \"hi\""]"#, [#"say "hi""#]),
    (#"[UIColor colorNamed:@"tab\t"]"#, ["dynamic"]),
    // Not mentions.
    (#"// [UIColor colorNamed:@"X"]"#, []), (#"/* [UIColor colorNamed:@"X"] */"#, []),
    (#"@"[UIColor colorNamed:X]""#, []), (#"[UIColor.class colorNamed:@"X"]"#, []),
    (#"[MyColor colorNamed:@"X"]"#, []), ("+ (UIColor *)colorNamed:(NSString *)name;", []),
    ("[UIColor colorNamed:]", []), (#"[UIColor colorNamed:@"X""#, []), ("[UIColor colorNamed:", []),
    ("[UIColor colorNamed:@\"X\" bundle", []),
    (
      "#if 0\n[UIColor colorNamed:@\"A\"]\n#if X\n#else\n[UIColor colorNamed:@\"B\"]\n#endif\n#else\n"
        + "[UIColor colorNamed:@\"C\"]\n#endif\n[UIColor colorNamed:@\"D\"]", ["C", "D"]
    ),
  ])
  func finds(text: String, expected: [String]) {
    #expect(mentions(text) == expected)
  }

  @Test func keepsSpansAndSuppressions() throws {
    let source = Source(
      path: "a.m", text: "// color-lsp:disable:next unknown-color - later\nreturn [UIColor colorNamed:@\"X\"];")
    let facts = ObjectiveCFacts(of: source)
    let occurrence = try #require(facts.occurrences.first)
    #expect(source.text(occurrence.span) == "[UIColor colorNamed:@\"X\"]")
    #expect(facts.suppressions.count == 1)
  }

  @Test func bracketsWithoutEndCostLittle() {
    let open = String(repeating: "[UIColor colorNamed:", count: 50_000)
    #expect(mentions(open).isEmpty)
    #expect(mentions(open + String(repeating: "]", count: 50_000)).count == 49_999)
  }

  @Test func everyPrefixIsRead() {
    let sample = Array(
      #"#if 0\#n#endif\#n[UIColor colorNamed:@"é\"" inBundle:(b) compatibleWithTraitCollection:nil] ?: x"#.utf8)
    for cut in sample.indices {
      for text in [sample[..<cut], sample[cut...]] {
        let facts = ObjectiveCFacts(of: Source(path: Path("a.m"), bytes: Array(text)))
        #expect(facts.occurrences.allSatisfy { $0.span.end <= text.count })
      }
    }
  }
}
