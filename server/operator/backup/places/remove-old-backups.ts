import { type BackupPlace, timeOfBackup } from "./backup-place.ts";

/**
 * Deletes the backups that are older than `keepMs`, by the time in their names, and never `newest`. To be
 * called when `newest` is whole. Gives the names of those that are gone.
 */
export async function removeOldBackups(
  place: BackupPlace,
  { newest, keepMs, now }: { newest: string; keepMs: number; now: Date },
): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await place.list()) {
    const at = timeOfBackup(name);
    if (name === newest || at === undefined || now.getTime() - at.getTime() <= keepMs) continue;
    await place.remove(name);
    removed.push(name);
  }
  return removed;
}
