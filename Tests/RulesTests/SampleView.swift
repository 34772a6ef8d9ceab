/// The fixture of tests about contrast: a view with a body, and four colors.
func view(_ body: String, members: String = "") -> String {
  """
  -- colors: Ink #111827/#F3F4F6, Card #FFFFFF, Brand #2F80ED/#5AA0FF, Paper #FFFFFF/#000000 --
  -- View.swift --
  import SwiftUI
  struct Sample: View {
    @Environment(\\.colorScheme) var colorScheme
    \(members)
    var body: some View {
      \(body.replacing("\n", with: "\n    "))
    }
  }
  """
}
