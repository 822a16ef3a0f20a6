import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Root's directory can be passed through, because PostgreSQL then runs below it as another user.
 */
const mode = process.geteuid?.() === 0 ? 0o711 : 0o700;

/**
 * Creates the data directory and its parents where they are missing. Throws the error of the
 * system. Node's own `recursive` is not used: it never ends in a directory where nothing can be
 * created (/proc).
 */
export function makeDataDirectory(path: string): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && statSync(path).isDirectory()) return;
    if (code !== "ENOENT" || existsSync(dirname(path))) throw error;
    makeDataDirectory(dirname(path));
    makeDataDirectory(path);
  }
}
