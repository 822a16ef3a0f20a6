import { existsSync } from "node:fs";
import { copyFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ErasureLine, erasureLog, readErasures } from "../../kernel/storage/note-erasure.ts";

/** An erasure whose line is so much older than the backup may have ended after it. */
const underWayMs = 10 * 60_000;

/** Puts the log of erasures beside a backup. It holds no data of persons, and is not encrypted. */
export async function copyErasures(dataDirectory: string, backup: string): Promise<void> {
  const log = join(dataDirectory, erasureLog);
  if (!existsSync(log)) return;
  const copy = join(dirname(backup), erasureLog);
  await copyFile(log, `${copy}.part`);
  await rename(`${copy}.part`, copy);
}

/**
 * Gives the erasures after the moment of a backup, of all logs that are there: the named one, and those
 * beside the backup and in the data directory. Undefined where there is no log at all.
 */
export async function erasuresAfter(
  moment: string,
  { named, backup, dataDirectory }: { named: string | undefined; backup: string; dataDirectory: string },
): Promise<ErasureLine[] | undefined> {
  if (named !== undefined && !existsSync(named)) throw new Error(`There is no file ${named}.`);
  const places = [named, join(dirname(backup), erasureLog), join(dataDirectory, erasureLog)];
  const logs = places.filter((path) => path !== undefined && existsSync(path)) as string[];
  if (logs.length === 0) return undefined;
  const sinceMs = Date.parse(moment) - underWayMs;
  const lines = new Map<string, ErasureLine>();
  for (const log of logs)
    for (const line of await readErasures(log))
      if (Date.parse(line.at) >= sinceMs) lines.set(`${line.workspace} ${line.hash}`, line);
  return [...lines.values()];
}
