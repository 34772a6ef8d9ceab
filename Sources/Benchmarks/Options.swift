import Syntax

/// What the command line asks for.
struct Options {
  var tree: String?
  var program: String?
  var only: [String] = []
  var isStrict = false

  static let usage = """
    usage: Benchmarks [--tree FOLDER] [--program FILE] [--only NAME,...] [--strict]

      --tree FOLDER     the sources to measure on; default: some that are made for the run
      --program FILE    the program to measure; default: the swift-color-lsp beside this one
      --only NAME,...   some measurements: \(Measurement.all.map(\.name).joined(separator: ", "))
      --strict          fail where a bound is broken

    """

  init(_ words: [String]) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--tree": tree = try Self.value(of: word, &rest)
      case "--program": program = try Self.value(of: word, &rest)
      case "--only": only += try Self.value(of: word, &rest).split(separator: ",").map(String.init)
      case "--strict": isStrict = true
      default: throw Failure("unknown option '\(word)'; --help lists all of them")
      }
    }
    let names = Measurement.all.map(\.name)
    for name in only where !names.contains(name) {
      let cure = nearest(to: name, among: names).map { "did you mean '\($0)'?" } ?? "--help lists all of them"
      throw Failure("no measurement '\(name)'; \(cure)")
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Failure) -> String {
    guard let value = rest.popFirst() else { throw Failure("\(option) needs a value; --help shows which") }
    return value
  }
}
