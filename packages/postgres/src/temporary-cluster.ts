import { spawn } from "node:child_process";
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { choosePlace } from "./choose-place.ts";
import { createCluster, superuser } from "./create-cluster.ts";
import { findBinaries } from "./find-binaries.ts";
import { type Connection, nameDatabase } from "./hold-cluster.ts";
import { makeSocketFolder, removeSocketFolder, shortTemporaryFolder } from "./make-socket-folder.ts";
import { startPostmaster, stopPostmaster } from "./postmaster.ts";
import { port, serverArguments, throwAwaySettings } from "./server-arguments.ts";

export type TemporaryCluster = { connection: Connection; restart(): Promise<void>; stop(): Promise<void> };

/**
 * Stops the server that wrote the file `$1` and removes the folders `$2` and `$3` when its input closes, even by a
 * `kill -9` of this process.
 */
const cleanUpScript =
  'cat >/dev/null; kill -QUIT "$(head -n 1 "$1")" 2>/dev/null; for i in 1 2 3 4 5; do rm -rf "$2" "$3" && exit; sleep 1; done';

/**
 * Starts an empty PostgreSQL for tests and trials. It is removed by `stop()` or at the end of this process, and
 * flushes nothing to disk. `mayBeLarge`: it is in the temporary folder, and never in memory.
 */
export async function startTemporaryCluster(
  settings: Record<string, string> = {},
  maxProcessBytes?: number,
  { mayBeLarge = false }: { mayBeLarge?: boolean } = {},
): Promise<TemporaryCluster> {
  const parent = mayBeLarge ? shortTemporaryFolder() : throwAwayFolder();
  const directory = mkdtempSync(join(parent, "parley-temporary-"));
  chmodSync(directory, 0o711);
  const place = choosePlace(directory, findBinaries(), () => {});
  await createCluster(place, () => {}, false);
  const socketFolder = makeSocketFolder(place.account);
  const all = serverArguments(place.clusterDirectory, socketFolder, { ...settings, ...throwAwaySettings });
  const start = () => startPostmaster(place, all, join(directory, "postgres.log"), maxProcessBytes);
  let postmaster = await start();
  const pidFile = join(place.clusterDirectory, "postmaster.pid");
  const watch = spawn("/bin/sh", ["-c", cleanUpScript, "sh", pidFile, directory, socketFolder], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  const connection = { host: socketFolder, port, user: superuser, database: "parley" };
  await nameDatabase(connection);
  return {
    connection,
    async restart() {
      await stopPostmaster(postmaster, "at once");
      postmaster = await start();
    },
    async stop() {
      await stopPostmaster(postmaster, "at once");
      removeSocketFolder(socketFolder);
      rmSync(directory, { recursive: true, force: true });
      watch.stdin.end();
    },
  };
}

const memoryFolder = "/dev/shm";
const neededBytes = 2 * 1024 ** 3;

/**
 * Gives a folder in memory where there is room, else the temporary folder. A database is a thousand
 * files, and a disk that others use as well needs ten times as long to make them.
 */
function throwAwayFolder(): string {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    if (bavail * bsize >= neededBytes) return memoryFolder;
  } catch {
    // Only Linux has this folder.
  }
  return shortTemporaryFolder();
}
