import { writeBackup } from "@parley/backup";
import { readConfig } from "../../config.ts";
import type { Command } from "../command.ts";
import { openInstallation } from "../open-installation.ts";
import { type Contents, countRows } from "./contents.ts";
import { copyErasures } from "./erasures-after.ts";
import { partsOf } from "./parts-of.ts";
import { nameOfBackup } from "./places/backup-place.ts";
import { findPlace } from "./places/find-place.ts";
import { readBackupKey } from "./read-backup-key.ts";
import { showAmount, watchFor } from "./watch-for.ts";

/** Writes a backup, beside a running server or without one. */
export const takeBackup: Command["run"] = async (given, report) => {
  const config = readConfig();
  const key = await readBackupKey(given);
  const startedAtMs = performance.now();
  const { place, name = nameOfBackup(new Date()) } = findPlace(given.positionals[0]!);
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
  } finally {
    await installation.close();
  }
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
      seconds,
    },
    [
      `${file}: ${showAmount(bytes)} in ${seconds} s, ${key === null ? "not encrypted" : "encrypted"}`,
      `${rows} rows, the tables of ${workspaces.length} workspaces, ${files.count} files, the secret`,
    ],
  );
};
