import type { Report } from "./report.ts";

/** An option as `--help` shows it. `value` names what follows it; without a value it is a switch. */
type CommandOption = { meaning: string; value?: string };

/** A command was given these words and options. */
export type Given = {
  positionals: readonly string[];
  /** The text after an option; undefined where it was not given. */
  text(name: string): string | undefined;
  isSet(name: string): boolean;
};

/** A command of `./parley`. `run` throws an error that says what the operator can do. */
export type Command = {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The names of what follows the command, each of which must be given. */
  arguments: readonly string[];
  /** The names of what may follow these. */
  optionalArguments?: readonly string[];
  options: Readonly<Record<string, CommandOption>>;
  /** Teaches the command: what it does, what it needs, and examples. */
  help: string;
  run(given: Given, report: Report): Promise<void>;
};

/** The command line is no command line of Parley. Exit code 2. */
export class WrongUse extends Error {
  override name = "WrongUse";
}
