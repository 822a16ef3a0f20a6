import type { Command } from "../command.ts";
import { countRows } from "./contents.ts";
import { openBackup } from "./open-backup.ts";
import { readBackupKey } from "./read-backup-key.ts";
import { verifyParts } from "./verify-parts.ts";
import { watchFor } from "./watch-for.ts";

/** Restores a backup for a trial, and throws it away. */
export const verifyBackup: Command["run"] = async (given, report) => {
  const { file, parts } = await openBackup(given.positionals[0]!, await readBackupKey(given));
  const { origin, contents, faults } = await verifyParts(parts, watchFor("Verifying", report));
  if (faults.length > 0) throw new Error(`${file} restores with other content: ${faults.join(" ")}`);
  const { workspaces, missingWorkspaces, files } = contents;
  if (missingWorkspaces.length > 0)
    report.warn(`The tables of ${missingWorkspaces.length} workspaces were missing when the backup was taken.`);
  const rows = countRows(contents);
  report.result({ file, ...origin, rows, workspaces: workspaces.length, files: files.count, fileBytes: files.bytes }, [
    `${file} is whole: Parley ${origin.version}, schema ${origin.schema}, as it was at ${origin.moment}`,
    `${rows} rows in ${contents.tables.length} tables, the tables of ${workspaces.length} workspaces, ${files.count} files`,
  ]);
};
