import { describeSettings } from "./config.ts";

/**
 * Prints the help for `--help` and exits. Throws for any other argument, so that no mistyped one is
 * ignored.
 */
export function readArguments(args: readonly string[]): void {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(`Starts Parley.\n\n${describeSettings()}`);
    process.exit(0);
  }
  if (args[0] === undefined) return;
  throw new Error(`Parley has no argument ${args[0]}: set environment variables instead. See --help for the list.`);
}
