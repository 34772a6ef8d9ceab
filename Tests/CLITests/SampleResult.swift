import CLI
import ColorScience
import Engine
import Rules
import Syntax

/// The findings of the example in the manual, made up.
enum SampleResult {
  static let profile = Path("App/Profile/ProfileView.swift")
  static let badge = Path("App/Theme/Badge.swift")
  static let line = Path("App/Assets.xcassets/Line.colorset/Contents.json")
  static let feed = Path("App/Feed.swift")

  static let brand = color("#2F80ED")
  static let ink = color("#F3F4F6")

  static func color(_ hex: String) -> ColorValue { ColorValue(hex: hex) ?? .clear }

  /// A file of empty lines but for some.
  static func source(_ path: Path, _ lines: [Int: String]) -> Source {
    let last = lines.keys.max() ?? 0
    let text = (1...max(last, 1)).map { lines[$0] ?? "" }.joined(separator: "\n") + "\n"
    return Source(path: path, bytes: Array(text.utf8))
  }

  /// The span of `text` in a line of a source.
  static func span(_ text: String, line: Int, in source: Source) -> Span {
    let start = source.lineMap.start(ofLine: line - 1)
    let bytes = Array(text.utf8)
    let offset = source.bytes.indices.first {
      $0 >= start && source.bytes[$0...].starts(with: bytes)
    }
    return Span(offset ?? start, (offset ?? start) + bytes.count)
  }

  static let sources: [Path: Source] = [
    profile: source(
      profile,
      [
        42: #"        Text(user.name).foregroundStyle(Color("Brand/Primry"))"#,
        58: #"        Text("Total").foregroundStyle(.ink)"#, 60: "  .ink", 70: "  .ink",
      ]),
    badge: source(
      badge,
      [
        12: "    let amber = Color(red: 255, green: 166, blue: 14)",
        30: ##"            .fill(Color(hex: "#2F80ED"))"##,
      ]),
    line: source(line, [9: #"            "red" : "1.5","#]),
    feed: source(feed, [42: "                    .background(.card)"]),
  ]

  private static func span(_ text: String, line: Int, in path: Path) -> Span {
    sources[path].map { span(text, line: line, in: $0) } ?? Span(0, 0)
  }

  static let diagnostics: [Diagnostic] = [
    Diagnostic(
      rule: "invalid-colorset", severity: .error, path: line, span: span(#""1.5""#, line: 9, in: line),
      message: "red is '1.5', outside 0...1 for srgb",
      annotation: Annotation(pieces: [.init([], "extended-srgb would allow it")], plain: "extended-srgb would allow it")
    ),
    Diagnostic(
      rule: "unknown-color", severity: .error, path: profile, span: span("Brand/Primry", line: 42, in: profile),
      message: "no color named 'Brand/Primry' in App; did you mean 'Brand/Primary'?",
      fixes: [
        Fix(
          title: "Use 'Brand/Primary'", isSafe: true,
          edits: [
            FileEdit(path: profile, edit: Edit(span("Brand/Primry", line: 42, in: profile), "Brand/Primary"))
          ])
      ], group: "Brand/Primry",
      annotation: Annotation(pieces: [.init([brand], "Brand/Primary #2F80ED")], plain: "Brand/Primary #2F80ED")),
    contrast(line: 58), contrast(line: 60), contrast(line: 70),
    Diagnostic(
      rule: "component-range", severity: .error, path: badge,
      span: span("255, green: 166, blue: 14", line: 12, in: badge),
      message: "components run 0...1; (255, 166, 14) draws #FFFFFF, meant #FFA60E?",
      fixes: [Fix(title: "Divide by 255", isSafe: false, edits: [])],
      annotation: Annotation(
        pieces: [.init([.white], "drawn"), .init([color("#FFA60E")], "meant")],
        plain: "#FFFFFF drawn, #FFA60E meant")),
    Diagnostic(
      rule: "hard-coded-color", severity: .warning, path: badge, span: span("#2F80ED", line: 30, in: badge),
      message: "#2F80ED is the light value of 'Brand/Primary' (dark: #5AA0FF)",
      fixes: [Fix(title: "Use 'Brand/Primary' (changes dark)", isSafe: false, edits: [])], group: "#2F80ED",
      annotation: Annotation(
        pieces: [.init([brand], "now"), .init([brand, color("#5AA0FF")], "Brand/Primary")],
        plain: "Brand/Primary: #2F80ED, dark #5AA0FF")),
    Diagnostic(
      rule: "hard-coded-color", severity: .info, path: badge, span: span("Color", line: 12, in: badge),
      message: "#FFFFFF is hard-coded; name it in a catalog"),
  ]

  private static func contrast(line: Int) -> Diagnostic {
    Diagnostic(
      rule: "low-contrast", severity: .warning, path: profile, span: span(".ink", line: line, in: profile),
      message: "1.10:1 in dark, needs 4.5:1: #F3F4F6 on #FFFFFF", certainty: .likely, appearances: [.dark],
      related: [
        Diagnostic.Related(
          path: feed, span: span(".background(.card)", line: 42, in: feed),
          message: "surface 'Card' is set here; 'Card' has no dark value")
      ], group: "F3F4F6/FFFFFF",
      annotation: Annotation(
        pieces: [.init([color("#111827"), .white], "light 17.74"), .init([ink, .white], "dark 1.10")],
        plain: "light 17.74 passes, dark 1.10 fails"))
  }

  static let result = CheckResult(
    diagnostics: diagnostics.sorted(), sources: sources, statistics: statistics)

  static let clean = CheckResult(diagnostics: [], sources: [:], statistics: statistics)

  private static var statistics: Statistics {
    var statistics = Statistics()
    statistics.swiftFiles = 990
    statistics.files = 1004
    statistics.catalogs = 2
    statistics.colorSets = 37
    statistics.references = 212
    statistics.resolved = 209
    statistics.dynamicNames = 3
    statistics.evaluated = 205
    statistics.coverage.texts = 63
    statistics.coverage.measured = 41
    statistics.coverage.failing = 3
    statistics.coverage.undecided = ["outside": 8, "gradient": 9, "image": 5]
    return statistics
  }

  static func report(_ result: CheckResult = result, level: Severity = .warning, isQuiet: Bool = false) -> Report {
    Report(result, level: level, root: "/home/ann/app", isQuiet: isQuiet)
  }
}
