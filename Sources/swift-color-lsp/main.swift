import CLI

exitOnInternalErrors()
var output = Output()
let code = run(rawArguments: processArguments(), environment: .process, output: &output)
exitProcess(output.deliver(code))
