import { existsSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Kernel } from "../kernel.ts";
import type { Secrets } from "../secrets.ts";

/**
 * Somebody was erased. The line names the subject by a keyed hash: without PARLEY_SECRET nobody can tell
 * who it was, not even by trying ids.
 */
export type ErasureLine = { at: string; workspace: string; kind: "contact" | "user"; hash: string };

/** The id of a contact, or the id by which a workspace names a user. */
export type ErasedSubject = { kind: ErasureLine["kind"]; workspaceId: string; id: string };

/** These files are in the data directory. The second one waits for the first start after a restore. */
export const erasureLog = "erasures.log";
export const erasuresToReplay = "erasures-to-replay.log";

export function hashOfErased(secrets: Secrets, { kind, workspaceId, id }: ErasedSubject): string {
  return secrets.sign("erased-subject", JSON.stringify([workspaceId, kind, id])).toString("base64url");
}

/**
 * Adds subjects to the log of erasures, from which a restore learns whom an older backup brings back.
 * To be called before they are erased: a line too many harms nobody. When it returns, the lines are on the
 * disk.
 */
export async function noteErasure(kernel: Kernel, subjects: readonly ErasedSubject[]): Promise<void> {
  const at = new Date(kernel.clock.now()).toISOString();
  const lines = subjects.map((subject): ErasureLine => {
    const { kind, workspaceId } = subject;
    return { at, workspace: workspaceId, kind, hash: hashOfErased(kernel.secrets, subject) };
  });
  const file = await open(join(kernel.config.dataDirectory, erasureLog), "a", 0o600);
  try {
    await file.appendFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
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
