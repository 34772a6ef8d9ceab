import CLI

exitOnInternalErrors()
var output = Output()
let code = run(arguments: Array(CommandLine.arguments.dropFirst()), environment: .process, output: &output)
exitProcess(output.deliver(code))
