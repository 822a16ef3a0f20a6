import { type BackupKey, readBackup, type StoredPart } from "@parley/backup";
import type { BackupPlace } from "./places/backup-place.ts";
import { findBackup } from "./places/find-place.ts";

type OpenBackup = { file: string; place: BackupPlace; parts: AsyncGenerator<StoredPart, void> };

/** Opens the parts of a backup: of a file, or of the newest one in a folder or under a prefix of a bucket. */
export async function openBackup(written: string, key: BackupKey | null): Promise<OpenBackup> {
  const { place, name } = await findBackup(written);
  const file = place.at(name);
  const bytes = await place.read(name);
  if (bytes === undefined) throw new Error(`There is no file ${file}.`);
  return { file, place, parts: readBackup(bytes, key) };
}
