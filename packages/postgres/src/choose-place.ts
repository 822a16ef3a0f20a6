import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Account, canEnter, canUse, chooseAccount } from "./account.ts";

/** Says where PostgreSQL's programs and its cluster are, and which user runs them. */
export type Place = { account: Account; binaries: string; clusterDirectory: string };

const pointerName = "postgres-directory.txt";

/**
 * Finds where PostgreSQL can run. For root that may be another user, with a copy of the programs
 * and a cluster outside of the data directory. Throws when no such place exists.
 */
export function choosePlace(
  dataDirectory: string,
  binaries: string,
  log: (message: string) => void,
  namespaceAllowed = true,
): Place {
  const pointer = join(dataDirectory, pointerName);
  const recorded = existsSync(pointer) ? readFileSync(pointer, "utf8").trim() : undefined;
  const clusterDirectory = recorded ?? join(dataDirectory, "postgres");
  const account = chooseAccount({ dataDirectory, clusterDirectory, binaries, namespaceAllowed });
  if (account.kind !== "other-user") return { account, binaries, clusterDirectory };

  const usableBinaries = canUse(account, binaries) ? binaries : copyBinaries(binaries, log);
  if (recorded !== undefined || canEnter(account, dataDirectory)) {
    giveTo(account, clusterDirectory);
    return { account, binaries: usableBinaries, clusterDirectory };
  }
  if (existsSync(clusterDirectory))
    throw new Error(
      `PostgreSQL cannot run as root and its user ${account.name} cannot enter ${dataDirectory}. Move that directory to where every user can go (for example /var/lib/parley) and set PARLEY_DATA_DIR to it.`,
    );
  // A new name each time: after deleting the data directory a start must not find the former
  // database.
  const elsewhere = mkdtempSync(join(publicFolder("parley-data"), "postgres-"));
  chownSync(elsewhere, account.uid, account.gid);
  const place = { account, binaries: usableBinaries, clusterDirectory: join(elsewhere, "postgres") };
  writeFileSync(pointer, `${place.clusterDirectory}\n`);
  log(
    `PostgreSQL refuses to run as root and its user ${account.name} cannot enter ${dataDirectory}, so the database is in ${place.clusterDirectory}.`,
  );
  return place;
}

function copyBinaries(binaries: string, log: (message: string) => void): string {
  const packageFile = join(dirname(binaries), "package.json");
  const { version } = JSON.parse(readFileSync(packageFile, "utf8")) as { version: string };
  const copy = join(publicFolder("parley-programs"), `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}-unfinished-${process.pid}`;
  cpSync(binaries, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  log(`PostgreSQL refuses to run as root, so its programs were copied to ${copy}, where another user can reach them.`);
  return copy;
}

/** Gives a folder that belongs to root and that every user can enter. */
function publicFolder(name: string): string {
  for (const parent of ["/var/lib", "/var/tmp", "/tmp"]) {
    const folder = join(parent, name);
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const stat = lstatSync(folder);
      if (stat.isDirectory() && stat.uid === 0) {
        chmodSync(folder, 0o755);
        return folder;
      }
    } catch {
      // Read-only or absent on this machine: try the next folder.
    }
  }
  throw new Error(
    "PostgreSQL refuses to run as root, and no folder was found for another user's database. Start Parley as an ordinary user or set DATABASE_URL.",
  );
}

function openToAll(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, stat.isDirectory() || (stat.mode & 0o100) !== 0 ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}

/**
 * Changes the owner of a cluster that root created in a namespace, so that another user can open
 * it.
 */
function giveTo(account: { uid: number; gid: number }, path: string): void {
  if (!existsSync(path) || statSync(path).uid === account.uid) return;
  const give = (entry: string) => {
    const isDirectory = lstatSync(entry).isDirectory();
    if (isDirectory) for (const name of readdirSync(entry)) give(join(entry, name));
    if (basename(entry) !== "server.lock") chownSync(entry, account.uid, account.gid);
  };
  give(path);
}
