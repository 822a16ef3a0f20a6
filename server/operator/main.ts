import { commands } from "./commands.ts";
import { runOperator } from "./run-operator.ts";

process.exitCode = await runOperator(process.argv.slice(2), commands, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true,
});
