import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Root's is open for passing through, as PostgreSQL then runs as another user below it. */
const mode = process.geteuid?.() === 0 ? 0o711 : 0o700;

/**
 * Makes the data directory with its parents, where they are missing. Throws what the system says.
 * By hand, because Node's own `recursive` never ends where a directory is there and nothing can be made in it (/proc).
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
