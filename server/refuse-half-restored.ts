import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeDataDirectory } from "@parley/postgres";

const nameOfMark = "restore-unfinished";

/** Notes that a restore fills the data directory. Until it has ended no server starts there. */
export async function markRestoring(dataDirectory: string): Promise<void> {
  makeDataDirectory(dataDirectory);
  await writeFile(join(dataDirectory, nameOfMark), "", { flush: true });
}

export async function clearRestoring(dataDirectory: string): Promise<void> {
  await rm(join(dataDirectory, nameOfMark), { force: true });
}

export function isRestoring(dataDirectory: string): boolean {
  return existsSync(join(dataDirectory, nameOfMark));
}

/** Throws where a restore has begun and has not ended. */
export function refuseHalfRestored(dataDirectory: string): void {
  if (!isRestoring(dataDirectory)) return;
  throw new Error(
    `A restore into ${dataDirectory} did not end. Run it again, or empty the directory and the databases.`,
  );
}
