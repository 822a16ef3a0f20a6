import { chownSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Account } from "./account.ts";

const folderPrefix = "parley-postgres-";

/**
 * Makes a folder that only PostgreSQL's user can enter. A Unix socket's path may have 107 bytes
 * (103 on macOS) only.
 */
export function makeSocketFolder(account: Account): string {
  const folder = mkdtempSync(join(shortTemporaryFolder(), folderPrefix));
  giveTo(folder, account);
  return folder;
}

/**
 * The system's temporary folder, or /tmp when its path is too long or has characters that
 * PostgreSQL would interpret.
 */
export function shortTemporaryFolder(): string {
  return Buffer.byteLength(tmpdir()) <= 60 && /^[\w./-]+$/.test(tmpdir()) ? tmpdir() : "/tmp";
}

/**
 * Prepares the folder of a server that restarts: a cleaner of /tmp may have removed it, or an old
 * socket is in it.
 */
export function refreshSocketFolder(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stat = lstatSync(folder);
  if (!stat.isDirectory() || (stat.mode & 0o077) !== 0)
    throw new Error(`${folder} is not a private folder. Remove it and start again.`);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
  giveTo(folder, account);
}

/**
 * Removes a folder made by `makeSocketFolder`. Any other path is left alone, because the path may
 * come from a file.
 */
export function removeSocketFolder(folder: string): void {
  if (basename(folder).startsWith(folderPrefix)) rmSync(folder, { recursive: true, force: true });
}

function giveTo(folder: string, account: Account): void {
  if (account.kind === "other-user") chownSync(folder, account.uid, account.gid);
}
