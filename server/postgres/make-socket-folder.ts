import { chownSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Account } from "./account.ts";

const folderPrefix = "parley-postgres-";

/** Makes a fresh folder only we can enter; its path is short, because the path of a Unix socket ends at 107 bytes (103 on macOS). */
export function makeSocketFolder(account: Account): string {
  const folder = mkdtempSync(join(shortTemporaryFolder(), folderPrefix));
  handOver(folder, account);
  return folder;
}

/** The system's temporary folder, unless its path leaves too little room or has characters that mean something in a PostgreSQL setting. */
export function shortTemporaryFolder(): string {
  return Buffer.byteLength(tmpdir()) <= 60 && /^[\w./-]+$/.test(tmpdir()) ? tmpdir() : "/tmp";
}

/** Readies a folder for a server that starts again on the same path: a sweeper of /tmp may have removed it, a dead server has left its socket. */
export function refreshSocketFolder(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stat = lstatSync(folder);
  if (!stat.isDirectory() || (stat.mode & 0o077) !== 0)
    throw new Error(`${folder} is not a private folder. Remove it and start again.`);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
  handOver(folder, account);
}

/** Removes a folder made by `makeSocketFolder`; leaves any other path alone, as the path may come from a file. */
export function removeSocketFolder(folder: string): void {
  if (basename(folder).startsWith(folderPrefix)) rmSync(folder, { recursive: true, force: true });
}

function handOver(folder: string, account: Account): void {
  if (account.kind === "other-user") chownSync(folder, account.uid, account.gid);
}
