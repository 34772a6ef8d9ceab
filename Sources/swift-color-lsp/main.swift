import CLI
import Server

exitOnInternalErrors()
var environment = Environment.process
environment.serve = { EventLoop.run(version: programVersion) }
var output = Output()
let code = run(rawArguments: processArguments(), environment: environment, output: &output)
exitProcess(output.deliver(code))
