import { chmodSync, mkdirSync, renameSync } from "node:fs";
import { dataDirectoryVariable } from "../../tests/lay-out-data-directory.ts";
import { startServerProcess } from "../../tests/server-process.ts";

/**
 * Has a server start for the first time on a data directory, and lends what it leaves to tests that
 * start servers of their own. A test that begins before it is there does without.
 */
export function lendDataDirectory(place: string): { end(): Promise<void> } {
  process.env[dataDirectoryVariable] = place;
  const making = `${place}-unfinished`;
  mkdirSync(making);
  // As root, PostgreSQL may run as another user, who must pass through.
  chmodSync(making, 0o711);
  const server = startServerProcess({ PARLEY_DATA_DIR: making, PARLEY_LOG_LEVEL: "error" });
  const made = server.ready
    .then(async () => {
      server.signal("SIGTERM");
      const { code } = await server.ended;
      if (code === 0) renameSync(making, place);
    })
    .catch(() => {});
  return {
    async end() {
      if (!server.hasEnded()) server.signal("SIGTERM");
      await made;
    },
  };
}
