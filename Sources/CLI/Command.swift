/// A subcommand of the program.
package enum Command {}
