import { existsSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Kernel } from "../kernel.ts";
import type { Secrets } from "../secrets.ts";

/** One thing that was erased. `workspaceId` is `ofInstallation` for what belongs to no workspace. */
export type ErasedSubject = { kind: string; workspaceId: string; id: string };

/**
 * Something was erased. The line names the subject by a keyed hash: without PARLEY_SECRET nobody can tell
 * what or who it was, not even by trying ids.
 */
export type ErasureLine = { at: string; workspace: string; kind: string; hash: string };

/** The place of what belongs to no workspace: accounts. */
export const ofInstallation = "installation";

/** These files are in the data directory. The second one waits for the first start after a restore. */
export const erasureLog = "erasures.log";
export const erasuresToReplay = "erasures-to-replay.log";

export function hashOfErased(secrets: Secrets, { kind, workspaceId, id }: ErasedSubject): string {
  return secrets.sign("erased-subject", JSON.stringify([workspaceId, kind, id])).toString("base64url");
}

/**
 * Adds subjects to the log of erasures, from which a restore learns what an older backup brings back.
 * To be called before the commit that erases them, when nothing refuses it any more: a line of what was not
 * erased would erase it after a restore. When it returns, the lines are on the disk. Where PARLEY_BACKUP_TO is a
 * folder, they are beside the backups, too: the data directory may be lost before the next backup.
 *
 * @throws an error of the file system, with which the erasure must fail
 */
export async function noteErasure(kernel: Kernel, subjects: readonly ErasedSubject[]): Promise<void> {
  if (subjects.length === 0) return;
  const at = new Date(kernel.clock.now()).toISOString();
  const lines = subjects.map((subject): ErasureLine => {
    const { kind, workspaceId } = subject;
    return { at, workspace: workspaceId, kind, hash: hashOfErased(kernel.secrets, subject) };
  });
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  await append(join(kernel.config.dataDirectory, erasureLog), text);
  await noteBesideBackups(kernel, text);
}

/** Nobody's erasure waits for a disk of backups that is away: the next backup adds the lines. */
async function noteBesideBackups({ config, log }: Kernel, text: string): Promise<void> {
  const to = config.backup?.to;
  if (to === undefined || to.startsWith("s3://")) return;
  try {
    await append(join(resolve(to), erasureLog), text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    log.warn({ backup: to, code }, "an erasure could not be noted beside the backups; the next backup notes it");
  }
}

async function append(path: string, text: string): Promise<void> {
  const file = await open(path, "a", 0o600);
  try {
    await file.appendFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads the lines of a log. None where there is no log. */
export async function readErasures(path: string): Promise<ErasureLine[]> {
  if (!existsSync(path)) return [];
  return parseErasures(await readFile(path, "utf8"));
}

/** Takes the lines of the text of a log. A last line that a crash has cut is left out. */
export function parseErasures(log: string): ErasureLine[] {
  const lines = log.split("\n").slice(0, -1);
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as ErasureLine);
}

/** Writes the erasures that the next start carries out once more. */
export async function writeErasuresToReplay(dataDirectory: string, lines: readonly ErasureLine[]): Promise<void> {
  const path = join(dataDirectory, erasuresToReplay);
  if (lines.length === 0) return await rm(path, { force: true });
  const file = await open(`${path}.part`, "w", 0o600);
  try {
    await file.writeFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}
