import type { Connection } from "../server/testing/test-database.ts";
import { testSecret } from "../server/testing/test-secret.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

/**
 * Starts a node on a test's database. `dataDirectory` belongs to this node alone, and `tree` holds
 * the code of another release.
 */
export function startNode(
  { host, port, user, database }: Connection,
  dataDirectory: string,
  settings: Record<string, string> = {},
  tree?: string,
): ServerProcess {
  const address = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    PARLEY_SECRET: testSecret,
    PARLEY_DATA_DIR: dataDirectory,
    PARLEY_LOG_LEVEL: "error",
  };
  return startServerProcess({ ...address, ...settings }, [], tree);
}
