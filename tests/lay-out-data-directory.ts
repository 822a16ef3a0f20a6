import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The runner of the tests names the folder here in which it puts a data directory. */
export const dataDirectoryVariable = "PARLEY_TEST_DATA_DIRECTORY";

/**
 * Fills the empty data directory of a server with what the first start of one has left, if the
 * runner lends that: a first start takes twice the time of a later one. Otherwise it stays empty.
 */
export function layOutDataDirectory(dataDirectory: string): void {
  const lent = process.env[dataDirectoryVariable];
  if (lent === undefined || !existsSync(lent)) return;
  // For root the cluster may lie elsewhere, and two servers must not share it.
  if (existsSync(join(lent, "postgres-directory.txt"))) return;
  execFileSync("cp", ["-a", ...readdirSync(lent).map((name) => join(lent, name)), dataDirectory]);
}
