import LSP
import Syntax

/// The work that the client shows while folders are read for the first time.
struct IndexProgress {
  /// Folders whose work the client has been asked to show, and whether it has said yes.
  var isShown: [Int: Bool] = [:]
  /// How many files had been read when it was last said.
  var reported: [Int: Int] = [:]
}

extension LanguageServer {
  mutating func beginProgress(folder: Int) {
    guard client?.capabilities.window.workDoneProgress == true else { return }
    progress.isShown[folder] = false
    send(.request(.workDoneProgressCreate, id: Self.id(folder), WorkDoneProgressParams(token: Self.token(folder))))
  }

  mutating func takeResponse(_ id: RequestID, _ response: IncomingMessage.Response) {
    guard let folder = progress.isShown.keys.first(where: { Self.id($0) == id }), case .result = response else {
      return
    }
    progress.isShown[folder] = true
    let begin = WorkDoneProgress.begin(title: "Reading colors")
    send(.notification(.progress, ProgressParams(token: Self.token(folder), value: begin)))
  }

  mutating func report(folder: Int, files: Int) {
    // Hundreds at a time: nobody reads faster.
    guard progress.isShown[folder] == true, files >= progress.reported[folder, default: 0] + 250 else { return }
    progress.reported[folder] = files
    let report = WorkDoneProgress.report(message: "\(files) files")
    send(.notification(.progress, ProgressParams(token: Self.token(folder), value: report)))
  }

  mutating func endProgress(folder: Int) {
    progress.reported[folder] = nil
    if progress.isShown.removeValue(forKey: folder) == true {
      send(.notification(.progress, ProgressParams(token: Self.token(folder), value: .end())))
    }
  }

  private static func id(_ folder: Int) -> RequestID { .string("progress-\(folder)") }
  private static func token(_ folder: Int) -> ProgressToken { .string("index-\(folder)") }
}
