import Syntax

/// A name as messages say it: in single quotes, and no longer than leaves room for what is said about it. Names come from
/// sources and catalogs, where they may be of any length, and one message may say several.
func quoted(_ name: String) -> String { "'\(spoken(name))'" }

/// The same without quotes, for the words beside swatches.
func spoken(_ name: String) -> String { name.cut(to: 64) }
