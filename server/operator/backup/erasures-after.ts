import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type ErasureLine, erasureLog, parseErasures } from "../../kernel/erasing/note-erasure.ts";
import type { BackupPlace } from "./places/backup-place.ts";

/** An erasure whose line is so much older than the backup may have ended after it. */
const underWayMs = 10 * 60_000;

/**
 * Adds the log of erasures of this node to the one beside its backups, where other nodes may have put
 * theirs. It holds no data of persons, and is not encrypted.
 */
export async function copyErasures(dataDirectory: string, place: BackupPlace): Promise<void> {
  const own = await readLog(join(dataDirectory, erasureLog));
  if (own === undefined) return;
  const kept = await readBeside(place);
  const lines = new Set([kept ?? "", own].flatMap((log) => log.split("\n").slice(0, -1)));
  const bytes = (async function* () {
    yield Buffer.from([...lines].map((line) => `${line}\n`).join(""));
  })();
  await place.write(erasureLog, bytes, { mayReplace: true });
}

/**
 * Gives the erasures after the moment of a backup, of all logs that are there: the named one, and those
 * beside the backup and in the data directory. Undefined where there is no log at all.
 */
export async function erasuresAfter(
  moment: string,
  { named, place, dataDirectory }: { named: string | undefined; place: BackupPlace; dataDirectory: string },
): Promise<ErasureLine[] | undefined> {
  const ofName = named === undefined ? undefined : await readLog(named);
  if (named !== undefined && ofName === undefined) throw new Error(`There is no file ${named}.`);
  const logs = [ofName, await readBeside(place), await readLog(join(dataDirectory, erasureLog))];
  const found = logs.filter((log) => log !== undefined);
  if (found.length === 0) return undefined;
  const sinceMs = Date.parse(moment) - underWayMs;
  const lines = new Map<string, ErasureLine>();
  for (const log of found)
    for (const line of parseErasures(log))
      if (Date.parse(line.at) >= sinceMs) lines.set(`${line.workspace} ${line.hash}`, line);
  return [...lines.values()];
}

async function readLog(path: string): Promise<string | undefined> {
  return existsSync(path) ? await readFile(path, "utf8") : undefined;
}

async function readBeside(place: BackupPlace): Promise<string | undefined> {
  const bytes = await place.read(erasureLog);
  return bytes === undefined ? undefined : await text(bytes);
}
