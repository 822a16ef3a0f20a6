import type { Connection } from "../server/testing/test-database.ts";
import { testSecret } from "../server/testing/test-secret.ts";
import { type Program, type ServerProcess, startServerProcess } from "./server-process.ts";

/**
 * Starts a node on a test's database. `dataDirectory` belongs to this node alone, and `program`
 * is another release.
 */
export function startNode(
  { host, port, user, database }: Connection,
  dataDirectory: string,
  settings: Record<string, string> = {},
  program?: Program,
): ServerProcess {
  const address = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    PARLEY_SECRET: testSecret,
    PARLEY_DATA_DIR: dataDirectory,
    PARLEY_LOG_LEVEL: "error",
  };
  return startServerProcess({ ...address, ...settings }, program === undefined ? {} : { program });
}
