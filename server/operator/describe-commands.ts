import type { Command } from "./command.ts";

const columns = 26;

/** Writes the text of `./parley --help`. */
export function describeCommands(commands: readonly Command[]): string {
  const rows = commands.map(({ name, summary }) => `  ${name.padEnd(16)}${summary}`);
  return `The operator's program of Parley.

  ./parley <command> [options]
  ./parley <command> --help

${rows.join("\n")}

Each command takes --json, which writes lines of JSON to the standard output.
Exit codes: 0 done, 1 failed, 2 wrong use. The settings are those of the server:
run it with the environment that the server has (PARLEY_DATA_DIR, DATABASE_URL, …).
`;
}

/** Writes the text of `./parley <command> --help`. */
export function describeCommand(command: Command): string {
  const { arguments: needed, optionalArguments = [] } = command;
  const words = [...needed.map((name) => ` <${name}>`), ...optionalArguments.map((name) => ` [${name}]`)].join("");
  const options = { ...command.options, json: { meaning: "Write lines of JSON." } };
  const rows = Object.entries(options).map(
    ([name, { meaning, value }]: [string, { meaning: string; value?: string }]) =>
      `  --${value === undefined ? name : `${name} <${value}>`}`.padEnd(columns).concat(` ${meaning}`),
  );
  return `${command.summary}

  ./parley ${command.name}${words} [options]

${rows.join("\n")}

${command.help.trim()}
`;
}
