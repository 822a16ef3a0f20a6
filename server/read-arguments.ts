import { describeSettings } from "./config.ts";

/** Answers `--help` and ends. Throws for anything else: what is mistyped must not be ignored. */
export function readArguments(args: readonly string[]): void {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(`Starts Parley.\n\n${describeSettings()}`);
    process.exit(0);
  }
  if (args[0] === undefined) return;
  throw new Error(`There is no argument ${args[0]}: Parley is set up by environment variables. See --help.`);
}
