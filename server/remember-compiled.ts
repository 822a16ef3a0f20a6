import { mkdirSync, statSync } from "node:fs";
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { makeDataDirectory } from "./postgres/make-data-directory.ts";

/** Writing what was compiled holds the thread for a moment, which nobody should wait for at the start. */
const keptAfterMs = 3_000;

/**
 * Loads from here on what an earlier start compiled: stripping types and compiling is a third of the work of a start.
 * What lies there is run, so it is kept only where nobody but this user can write: in a data directory of its own.
 */
export function rememberCompiled(dataDirectory: string): void {
  const folder = join(dataDirectory, "compile-cache");
  try {
    makeDataDirectory(dataDirectory);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if ([dataDirectory, folder].every(isOnlyOurs)) enableCompileCache(folder);
  } catch {
    // The start only takes longer; what is wrong with the directory is told by who cannot do without it.
  }
}

/** After a start with sudo a folder may belong to somebody else, whose code must not be run. */
function isOnlyOurs(path: string): boolean {
  const { uid, mode } = statSync(path);
  return uid === process.geteuid?.() && (mode & 0o022) === 0;
}

/** Writes what was newly compiled, once the server has been up for a moment; a clean end writes it, too. */
export function keepCompiled(): void {
  setTimeout(flushCompileCache, keptAfterMs).unref();
}
