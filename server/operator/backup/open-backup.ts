import { createReadStream, existsSync } from "node:fs";
import { type BackupKey, readBackup, type StoredPart } from "@parley/backup";

const bytesAtOnce = 1024 * 1024;

/** Opens the parts of a backup. */
export function openBackup(file: string, key: BackupKey | null): AsyncGenerator<StoredPart, void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return readBackup(createReadStream(file, { highWaterMark: bytesAtOnce }), key);
}
