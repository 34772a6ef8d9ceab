import TestSupport
import Testing

/// Pairs of properties of one receiver, in UIKit and AppKit.
@Suite struct PropertyContrastTests {
  @Test func oneReceiverInOneList() {
    checkContrasts(
      """
      -- View.swift --
      import UIKit
      final class Cell: UITableViewCell {
        func configure() {
          label.textColor = .lightGray
          label.backgroundColor = .white
          other.textColor = .black
          self.title.font = .systemFont(ofSize: 24)
          self.title.textColor = .gray
          title.backgroundColor = .white
        }
      }
      """,
      """
      .lightGray: light 2.32 fails, dark 2.32 fails
      .gray: light 3.98 passes, dark 3.98 passes
      """)
  }

  @Test func titlesOfButtons() {
    checkContrasts(
      """
      -- View.swift --
      import UIKit
      func paint() {
        button.setTitleColor(.white, for: .normal)
        button.setTitleColor(.black, for: .highlighted)
        button.backgroundColor = .yellow
      }
      """,
      ".white: light 1.07 fails, dark 1.07 fails")
  }

  @Test func whatIsSetTwiceIsNotKnown() {
    for more in [
      "if isOn { label.textColor = .black }", "label.textColor = .black", "label.alpha = 0.5", "label.isHidden = true",
      "tap { label.backgroundColor = .black }", "label.attributedText = text",
    ] {
      checkContrasts(
        """
        -- View.swift --
        import UIKit
        func paint() {
          label.textColor = .white
          label.backgroundColor = .white
          \(more)
        }
        """, "")
    }
  }

  @Test func appKitDrawsABackgroundWhereItIsTold() {
    let code = "import AppKit\nfunc paint() {\n  field.textColor = .white\n  field.backgroundColor = .white\n"
    checkContrasts("-- View.swift --\n\(code)}", "")
    checkContrasts(
      "-- View.swift --\n\(code)  field.drawsBackground = true\n}", ".white: light 1.00 fails, dark 1.00 fails")
  }

  @Test func aViewThatIsHeldToOneScheme() {
    checkContrasts(
      """
      -- View.swift --
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          overrideUserInterfaceStyle = .dark
          label.textColor = .label
          label.backgroundColor = .black
        }
      }
      """,
      ".label: dark 21.00 passes")
  }
}

/// What else may be drawn than two properties say.
@Suite struct PropertyDoubtTests {
  @Test func whatElseIsDoneToTheReceiver() {
    for more in [
      "label.layer.backgroundColor = color", "button.configuration = .filled()", "label.apply(style)", "style(label)",
      "label.layer.insertSublayer(gradient, at: 0)",
    ] {
      let name = more.contains("button") ? "button" : "label"
      checkContrasts(
        """
        -- View.swift --
        import UIKit
        func paint() {
          \(name).textColor = .white
          \(name).backgroundColor = .white
          \(more)
        }
        """, "")
    }
  }

  @Test func aPropertyThatAnotherFunctionSets() {
    let code = """
      -- View.swift --
      import UIKit
      final class Cell: UITableViewCell {
        func setUp() { DECLARE
          label.textColor = .white
          label.backgroundColor = .white
        }
        func configure() { DECLARE
          label.textColor = .black
        }
      }
      """
    checkContrasts(code.replacing("DECLARE", with: ""), "")
    checkContrasts(
      code.replacing("DECLARE", with: "\n    let label = UILabel()"), ".white: light 1.00 fails, dark 1.00 fails")
  }

  @Test func theBranchThatAPairStandsIn() {
    checkContrasts(
      """
      -- View.swift --
      import UIKit
      final class Cell: UITableViewCell {
        func update() {
          if traitCollection.userInterfaceStyle == .dark {
            label.textColor = .label
            label.backgroundColor = .black
          }
          guard isEnabled else {
            title.textColor = .white
            title.backgroundColor = .white
            return
          }
        }
      }
      """,
      """
      .label: dark 21.00 passes
      .white: undecided, condition
      """)
  }

  @Test func theSchemeAskedInOtherWords() {
    checkContrasts(
      """
      -- View.swift --
      import UIKit
      final class Cell: UITableViewCell {
        var isNight: Bool { traitCollection.userInterfaceStyle == .dark }
        func update() {
          label.textColor = .label
          label.backgroundColor = isNight ? .black : .white
        }
      }
      """,
      ".label: undecided, condition")
  }
}
