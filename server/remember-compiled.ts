import { mkdirSync, statSync } from "node:fs";
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { makeDataDirectory } from "@parley/postgres";
import { rememberInThreads } from "./config.ts";
import { activityOf, beginActivity } from "./kernel/nodes/activity-memory.ts";

/** Writing the cache blocks the thread for a moment, so it happens after the start. */
const keptAfterMs = 3_000;

/**
 * Uses the code that an earlier start compiled: stripping types and compiling are a third of the
 * work of a start. Cached code is executed, so the cache is used only in folders to which no other
 * user can write.
 */
export function rememberCompiled(dataDirectory: string): void {
  const folder = join(dataDirectory, "compile-cache");
  try {
    makeDataDirectory(dataDirectory);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (![dataDirectory, folder].every(isOnlyOurs)) return;
    enableCompileCache(folder);
    rememberInThreads(folder);
  } catch {
    // Without the cache the start only takes longer. Opening the database reports what is wrong
    // with the directory.
  }
}

/**
 * Whether only this user can write there. After a start with sudo the folder may belong to another
 * user.
 */
function isOnlyOurs(path: string): boolean {
  const { uid, mode } = statSync(path);
  return uid === process.geteuid?.() && (mode & 0o022) === 0;
}

/**
 * Writes newly compiled code to the cache a moment after the start. Node writes it at a clean exit
 * as well.
 */
export function keepCompiled(): void {
  setTimeout(() => {
    beginActivity(activityOf("writing the compile cache"));
    flushCompileCache();
  }, keptAfterMs).unref();
}
