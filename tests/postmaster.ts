import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isPostmasterOf } from "@parley/postgres";

/**
 * The running PostgreSQL of the cluster, which may be outside the data directory when root starts
 * it.
 */
export function findPostmaster(dataDirectory: string): number | undefined {
  const cluster = readText(join(dataDirectory, "postgres-directory.txt")) ?? join(dataDirectory, "postgres");
  const pid = Number(readText(join(cluster, "postmaster.pid"))?.split("\n")[0]);
  // The file remains after a kill, and another process may have its id by now.
  return pid > 0 && isPostmasterOf(pid, cluster) ? pid : undefined;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return undefined;
  }
}
