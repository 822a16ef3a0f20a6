import { parseArgs } from "node:util";
import { ConfigMistakes } from "../config.ts";
import { type Command, type Given, WrongUse } from "./command.ts";
import { describeCommand, describeCommands } from "./describe-commands.ts";
import { createReport, type Outputs } from "./report.ts";

const done = 0;
const failed = 1;
const wrongUse = 2;

/** Runs one command line and gives its exit code: 0 done, 1 failed, 2 wrong use. */
export async function runOperator(
  words: readonly string[],
  commands: readonly Command[],
  outputs: Outputs,
): Promise<number> {
  const [name, ...rest] = words;
  if (name === "--help" || name === "-h" || name === "help") {
    outputs.out(describeCommands(commands));
    return done;
  }
  if (name === undefined) {
    outputs.err(describeCommands(commands));
    return wrongUse;
  }
  const report = createReport(outputs, rest.includes("--json"));
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    report.fail(`There is no command ${name}. \`./parley --help\` lists them.`);
    return wrongUse;
  }
  try {
    const given = readGiven(command, rest);
    if (given.isSet("help")) outputs.out(describeCommand(command));
    else await command.run(given, report);
    return done;
  } catch (error) {
    const isWrongUse = error instanceof WrongUse;
    const reasons = error instanceof ConfigMistakes ? error.mistakes : [(error as Error).message];
    for (const reason of reasons) report.fail(isWrongUse ? `${reason} See \`./parley ${name} --help\`.` : reason);
    return isWrongUse ? wrongUse : failed;
  }
}

function readGiven(command: Command, words: readonly string[]): Given {
  const options: Record<string, { type: "string" | "boolean"; short?: string }> = {
    help: { type: "boolean", short: "h" },
    json: { type: "boolean" },
  };
  for (const [name, { value }] of Object.entries(command.options))
    options[name] = { type: value === undefined ? "boolean" : "string" };
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (cause) {
    throw new WrongUse(sentenceOf((cause as Error).message), { cause });
  }
  const { values, positionals } = parsed;
  const wanted = command.arguments;
  if (values.help !== true && positionals.length < wanted.length)
    throw new WrongUse(`${command.name} needs <${wanted[positionals.length]}>.`);
  const most = wanted.length + (command.optionalArguments?.length ?? 0);
  if (positionals.length > most)
    throw new WrongUse(`${command.name} does not know what to do with "${positionals[most]}".`);
  return {
    positionals,
    text: (name) => (typeof values[name] === "string" ? values[name] : undefined),
    isSet: (name) => values[name] !== undefined && values[name] !== false,
  };
}

/** Node ends its messages without a full stop, and may add an advice about "--". */
function sentenceOf(message: string): string {
  const [first = message] = message.split(/\. |\n/);
  return `${first.replace(/\.$/, "")}.`;
}
