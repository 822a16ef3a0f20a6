import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { commandAs, programEnvironment } from "./account.ts";
import type { Place } from "./choose-place.ts";

export const superuser = "parley";
const majorVersion = "18";

/**
 * Creates the cluster unless it exists, and returns whether it did. The directory gets its name
 * when the cluster is complete, so that an interrupted initdb is repeated. `isDurable: false` skips
 * flushing to disk.
 */
export async function createCluster(place: Place, log: (message: string) => void, isDurable = true): Promise<boolean> {
  const { clusterDirectory, account } = place;
  const versionFile = join(clusterDirectory, "PG_VERSION");
  if (existsSync(versionFile)) {
    const found = readFileSync(versionFile, "utf8").trim();
    // A copied data directory often lost the file mode that PostgreSQL requires.
    if (found === majorVersion && (statSync(clusterDirectory).mode & 0o077) !== 0) chmodSync(clusterDirectory, 0o700);
    if (found === majorVersion) return false;
    throw new Error(
      `The database in ${clusterDirectory} was made by PostgreSQL ${found}, and this Parley bundles PostgreSQL ${majorVersion}. Back the database up with the Parley that made it, and restore it into an empty data directory.`,
    );
  }
  setAside(clusterDirectory, log);
  const unfinished = `${clusterDirectory}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (account.kind === "other-user") chownSync(unfinished, account.uid, account.gid);
  await runInitdb(place, unfinished, isDurable);
  renameSync(unfinished, clusterDirectory);
  return true;
}

/**
 * Parley never leaves an incomplete cluster under this name, so the folder belongs to somebody else
 * and is kept.
 */
function setAside(clusterDirectory: string, log: (message: string) => void): void {
  if (!existsSync(clusterDirectory) || readdirSync(clusterDirectory).length === 0) return;
  const aside = `${clusterDirectory}-incomplete-${new Date().toISOString().replaceAll(":", "-")}`;
  renameSync(clusterDirectory, aside);
  log(`${clusterDirectory} had no complete database, so it was renamed to ${aside}.`);
}

async function runInitdb(place: Place, directory: string, isDurable: boolean): Promise<void> {
  const run = commandAs(place.account, join(place.binaries, "bin", "initdb"), [
    ...["--pgdata", directory, "--username", superuser, "--encoding", "UTF8"],
    ...["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8", "--locale", "C"],
    ...["--auth", "trust", "--data-checksums", "--no-instructions"],
    ...(isDurable ? [] : ["--no-sync"]),
  ]);
  const child = spawn(run.command, run.arguments, {
    ...run.options,
    env: programEnvironment,
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
  const [code, complaint] = await Promise.all([ended, text(child.stderr)]);
  if (code !== 0)
    throw new Error(`PostgreSQL's initdb failed in ${directory}: ${complaint.trim() || `exit code ${code}`}`);
}
