import { Problem } from "../../../kernel/problem.ts";
import { isDatabaseUnavailable, sqlState } from "../../../kernel/storage/database.ts";
import { workspaceClash, workspaceFileRefused } from "../problems.ts";

/** Says what is wrong with a file. Nothing of it was stored. */
export function refused(sentence: string, cause?: unknown): Problem {
  return new Problem(workspaceFileRefused, `${sentence} Nothing was imported.`, { cause });
}

/** Says what the installation has already. Nothing of the file was stored. */
export function clash(sentence: string, cause?: unknown): Problem {
  return new Problem(workspaceClash, `${sentence} Nothing was imported.`, { cause });
}

const uniqueViolation = "23505";
/** The classes of errors about the values of rows: they are wrong, or break a constraint. */
const ofValues = /^(?:22|23)/;
const ofBackup = new Set(["BackupDamaged", "BackupLocked"]);

/** Makes the problem of an error while a file was imported. Other errors stay as they are. */
export function explainImport(error: unknown): unknown {
  if (error instanceof Problem) {
    const isOfFile = error.type.status < 500 && error.type !== workspaceClash && error.type !== workspaceFileRefused;
    // A body that breaks off, or is too large, is told as it is.
    const isOfBody = [400, 408, 413].includes(error.type.status) && error.type.code !== "restore-refused";
    return isOfFile && !isOfBody ? refused(error.detail, error) : error;
  }
  if (error instanceof Error && ofBackup.has(error.name)) return refused(error.message, error);
  const state = sqlState(error);
  if (state === undefined || isDatabaseUnavailable(error)) return error;
  const { table = "", detail = "" } = error as { table?: string; detail?: string };
  if (state === uniqueViolation) return clash(`The table ${table} has this already: ${detail}`, error);
  // The message of PostgreSQL may quote a value of the row.
  if (ofValues.test(state)) return refused(`A row of the table ${table || "of the file"} breaks its rules.`, error);
  return error;
}
