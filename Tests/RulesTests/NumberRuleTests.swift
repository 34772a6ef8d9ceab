import Rules
import TestSupport
import Testing

/// Numbers that stand beside a component, or in a local that it is made of.
@Suite struct NumberRuleTests {
  @Test func opacitiesBehindAColor() {
    checkDiagnostics(
      """
      -- colors: Ink #111 --
      -- View.swift --
      let a = Color("Ink")
        .opacity(255)
                 ^^^ alpha-range info: alpha runs 0...1; 255 draws an opaque color
      let b = UIColor(named: "Ink")?.withAlphaComponent(12.5)
                                                        ^^^^ alpha-range: alpha runs 0...1; 12.5 draws an opaque color
      let c = Color("Ink").opacity(50 / 100), d = Color("Ink").opacity(n), e = Color("Ink").opacity()
      // Color("Ink").opacity(50)
      """)
  }

  @Test func whatALocalIs() {
    checkDiagnostics(
      """
      -- View.swift --
      func paint(r: Int, g: CGFloat, b: UInt8) {
        let h = 47, q = 200/255, one = 255/255
        let k = 128/255
        let s = 128
        let a = UIColor(red: CGFloat(r/255), green: CGFloat(g/255), blue: Double(b / 255), alpha: CGFloat(k))
                             ^^^^^^^^^^^^^^ integer-division: r/255 is divided as whole numbers here, which gives 0, or 1 at most
                                                                          ^^^^^^^^^^^^^^^ integer-division: b/255 is divided as whole numbers here, which gives 0, or 1 at most
                                                                                                  ^^^^^^^^^^ integer-division: 128/255 is divided as whole numbers here, which gives 0
        let b = UIColor(red: CGFloat(s/255), green: CGFloat(unknown/255), blue: CGFloat(one), alpha: CGFloat(r)/255)
                             ^^^^^^^^^^^^^^ integer-division: s/255 is divided as whole numbers here, which gives 0
      }
      func other() {
        let c = UIColor(red: CGFloat(s/255), green: CGFloat(k), blue: CGFloat(r/255), alpha: 1)
        // let m = 128/255
        let d = UIColor(red: CGFloat(m), green: 0, blue: 0, alpha: 1)
        for n in 0..<9 { use(UIColor(red: CGFloat(n/9), green: 0, blue: 0, alpha: 1)) }
      }
      let half = 1/2
      func shadowed(half: CGFloat) { use(UIColor(red: CGFloat(half), green: 0, blue: 0, alpha: 1)) }
      """, rules: [.integerDivision])
  }
}
