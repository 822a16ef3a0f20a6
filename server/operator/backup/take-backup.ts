import { setTimeout as delay } from "node:timers/promises";
import { writeBackup } from "@parley/backup";
import { readConfig } from "../../config.ts";
import { type Command, type Given, WrongUse } from "../command.ts";
import { type Installation, openInstallation } from "../open-installation.ts";
import type { Report } from "../report.ts";
import { type Contents, countRows } from "./contents.ts";
import { copyErasures } from "./erasures-after.ts";
import { connectTo, partsOf } from "./parts-of.ts";
import { type BackupPlace, nameOfBackup, timeOfBackup } from "./places/backup-place.ts";
import { findPlace } from "./places/find-place.ts";
import { readBackupKey } from "./read-backup-key.ts";
import { readRhythm } from "./read-rhythm.ts";
import { noteBackup } from "./store.ts";
import { showAmount, watchFor } from "./watch-for.ts";

const mostPauseMs = 24 * 60 * 60_000;

/**
 * Writes a backup, beside a running server or without one. With `--every` it goes on until it is stopped,
 * and a backup that fails is told and does not end it.
 */
export const takeBackup: Command["run"] = async (given, report) => {
  const { everyMs, keepMs } = readRhythm(given);
  if ((everyMs ?? keepMs) !== undefined && findPlace(given.positionals[0]!).name !== undefined)
    throw new WrongUse("Name a folder or a prefix of a bucket: --every and --keep need names with the time in them.");
  if (everyMs === undefined) return await takeOne(given, report, keepMs);
  for (;;) {
    const nextAtMs = Date.now() + everyMs;
    await takeOne(given, report, keepMs).catch((error: Error) => report.warn(`This backup failed: ${error.message}`));
    // A timer of more than 24 days would end at once.
    while (Date.now() < nextAtMs) await delay(Math.min(mostPauseMs, nextAtMs - Date.now()));
  }
};

async function takeOne(given: Given, report: Report, keepMs: number | undefined): Promise<void> {
  const config = readConfig();
  const key = await readBackupKey(given);
  const startedAtMs = performance.now();
  const takenAt = new Date();
  const { place, name = nameOfBackup(takenAt) } = findPlace(given.positionals[0]!);
  const file = place.at(name);
  const installation = await openInstallation(config);
  let contents: Contents | undefined;
  let bytes: number;
  try {
    const parts = partsOf(installation, watchFor("Backing up", report));
    const remembering = (async function* () {
      contents = yield* parts;
    })();
    bytes = await place.write(name, writeBackup(remembering, key), { mayReplace: false });
    await copyErasures(config.dataDirectory, place);
    await noteAge(installation, takenAt, report);
  } finally {
    await installation.close();
  }
  const removed = keepMs === undefined ? [] : await removeOldBackups(place, { newest: name, keepMs, now: new Date() });
  const { workspaces, missingWorkspaces, files } = contents!;
  if (key === null)
    report.warn(
      "The backup is not encrypted: whoever reads it has all data, and PARLEY_SECRET. Set PARLEY_BACKUP_PASSPHRASE, --passphrase-file or --key-file.",
    );
  if (missingWorkspaces.length > 0)
    report.warn(
      `The cluster of workspaces lacks the tables or the roles of ${missingWorkspaces.length} workspaces, so they are not in the backup: ${missingWorkspaces.join(", ")}.`,
    );
  if (files.missing > 0)
    report.warn(`${files.missing} files have no bytes in the storage. They were deleted meanwhile, or are lost.`);
  const rows = countRows(contents!);
  const seconds = Math.round((performance.now() - startedAtMs) / 100) / 10;
  report.result(
    {
      file,
      bytes,
      isEncrypted: key !== null,
      rows,
      workspaces: workspaces.length,
      missingWorkspaces,
      files: files.count,
      missingFiles: files.missing,
      removed,
      seconds,
    },
    [
      `${file}: ${showAmount(bytes)} in ${seconds} s, ${key === null ? "not encrypted" : "encrypted"}`,
      `${rows} rows, the tables of ${workspaces.length} workspaces, ${files.count} files, the secret`,
      ...(removed.length === 0 ? [] : [`Deleted ${removed.length} older backups.`]),
    ],
  );
}

/** A database of an older schema, or one that takes no writes, was backed up none the less. */
async function noteAge({ connection }: Installation, takenAt: Date, report: Report): Promise<void> {
  try {
    const client = await connectTo(connection);
    try {
      await noteBackup(client, takenAt);
    } finally {
      await client.end();
    }
  } catch (error) {
    report.warn(`The backup is whole, but the database has not noted its time: ${(error as Error).message}.`);
  }
}

/**
 * Deletes the backups that are older than `keepMs`, by the time in their names, and never `newest`. To be
 * called when `newest` is whole. Gives the names of those that are gone.
 */
async function removeOldBackups(
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
