import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { type Config, readConfig } from "../../config.ts";
import { type ErasureLine, erasureLog, writeErasuresToReplay } from "../../kernel/erasing/note-erasure.ts";
import { createSecrets } from "../../kernel/secrets.ts";
import { readSecret } from "../../open-home.ts";
import { writeSynced } from "../../providers/storage/open-folder-storage.ts";
import { clearRestoring, isRestoring, markRestoring } from "../../refuse-half-restored.ts";
import type { Command } from "../command.ts";
import { holdsCluster, makeInstallation } from "../open-installation.ts";
import type { Report } from "../report.ts";
import { countRows } from "./contents.ts";
import { erasuresAfter } from "./erasures-after.ts";
import { openBackup } from "./open-backup.ts";
import { connectTo } from "./parts-of.ts";
import { readBackupKey } from "./read-backup-key.ts";
import { type Beginning, readBeginning, restoreParts } from "./restore-parts.ts";
import * as store from "./store.ts";
import { showAmount, watchFor } from "./watch-for.ts";

/** Makes an installation of a backup, where there is none. */
export const restoreBackup: Command["run"] = async (given, report) => {
  const secretTo = given.text("secret-to");
  const { file, place, parts } = await openBackup(given.positionals[0]!, await readBackupKey(given));
  try {
    const beginning = await readBeginning(parts);
    if (secretTo !== undefined) return await writeSecret(secretTo, beginning, report);
    const config = readConfig();
    await refuseForeign(config, beginning, given.isSet("force"));
    const isAgain = isRestoring(config.dataDirectory);
    if (!isAgain) refuseFull(config);
    const { dataDirectory } = config;
    const { moment } = beginning.origin;
    const erasures = await erasuresAfter(moment, { named: given.text("erasures"), place, dataDirectory });
    const contents = await restore(config, beginning, isAgain, erasures ?? []);
    if (contents === undefined)
      return report.result({ file }, ["The restore had ended already, and only its mark was left. Start Parley now."]);
    const { origin } = beginning;
    const rows = countRows(contents);
    const { workspaces, files, missingWorkspaces } = contents;
    if (missingWorkspaces.length > 0)
      report.warn(
        `The backup has no tables of ${missingWorkspaces.length} workspaces, because they were missing when it was taken: ${missingWorkspaces.join(", ")}.`,
      );
    if (files.missing > 0) report.warn(`${files.missing} files were missing when the backup was taken.`);
    if (erasures === undefined)
      report.warn(
        `There is no log of erasures, neither beside the backup nor in ${dataDirectory}: what was erased after ${origin.moment} is back. If you find ${erasureLog} of the lost data directory, restore once more with --erasures; else erase it again.`,
      );
    const told = { erasures: erasures?.length ?? null, erasuresByKind: countByKind(erasures ?? []) };
    const counts = { rows, workspaces: workspaces.length, missingWorkspaces, files: files.count };
    report.result({ file, ...origin, ...counts, ...told }, [
      `Restored Parley as it was at ${origin.moment}: ${rows} rows, the tables of ${workspaces.length} workspaces, ${files.count} files (${showAmount(files.bytes)}).`,
      erasures === undefined
        ? `What was erased after ${origin.moment} is back.`
        : `The first start erases again what was erased after ${origin.moment}, as the log of erasures says (${showCounts(erasures)}).`,
      "Start Parley now. Its first start brings the schema up to date, where this program is newer.",
    ]);
  } finally {
    await parts.return();
  }

  async function restore(settings: Config, beginning: Beginning, isAgain: boolean, erasures: ErasureLine[]) {
    await markRestoring(settings.dataDirectory);
    await writeErasuresToReplay(settings.dataDirectory, erasures);
    if (settings.secret === null) await writeOwnSecret(settings.dataDirectory, beginning.secret);
    const target = await makeInstallation(settings);
    try {
      const client = await connectTo(target.connection);
      try {
        const foreign = await store.findForeignTable(client);
        if (foreign !== undefined)
          throw new Error(
            `The database has a table ${foreign}, which is not Parley's. Restore into an empty database.`,
          );
        if (await store.hasContent(client)) {
          // The rows are committed last, so an earlier restore of this backup has ended.
          const hasEnded = isAgain && (await store.readSecretCheck(client)) === beginning.origin.secretCheck;
          // The mark must not let a second restore drop what was there.
          await clearRestoring(settings.dataDirectory);
          if (hasEnded) return undefined;
          throw new Error("The database has accounts already. Restore into an empty database.");
        }
      } finally {
        await client.end();
      }
      const contents = await restoreParts(parts, beginning, target, watchFor("Restoring", report), { isAgain });
      await clearRestoring(settings.dataDirectory);
      return contents;
    } finally {
      await target.close();
    }
  }
};

function countByKind(erasures: readonly ErasureLine[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of erasures) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function showCounts(erasures: readonly ErasureLine[]): string {
  const counts = Object.entries(countByKind(erasures)).map(([kind, count]) => `${count} × ${kind}`);
  return counts.length === 0 ? "nothing" : counts.join(", ");
}

async function writeSecret(path: string, { secret }: Beginning, report: Report): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} is there already. Name another file.`);
  await writeText(path, secret);
  report.result({ secretFile: path }, [`The PARLEY_SECRET of the backup is in ${path}. Nothing was restored.`]);
}

/** Throws where the place belongs to another installation: its secret tells. */
async function refuseForeign(config: Config, { origin, secret }: Beginning, isForced: boolean): Promise<void> {
  if (createSecrets(secret, null).checkValue() !== origin.secretCheck)
    throw new Error("The secret in the backup is not the one of its database.");
  const kept = config.secret ?? (await readSecret(config.dataDirectory).catch(() => undefined));
  if (kept === undefined || kept === secret || isForced) return;
  throw new Error(
    config.secret === null
      ? `${join(config.dataDirectory, "secret")} belongs to another installation than the backup. Choose an empty data directory, or let the backup replace the file with --force.`
      : "PARLEY_SECRET is another one than that of the backup. `./parley restore <file> --secret-to <new file>` tells it. With --force the backup is restored none the less; then start Parley with the backup's secret, or with it as PARLEY_SECRET_PREVIOUS.",
  );
}

/** Throws where a bundled cluster, or files, are there already. */
function refuseFull({ dataDirectory, databaseUrl, dataDatabaseUrl }: Config): void {
  const isBundled = databaseUrl === null && holdsCluster(dataDirectory);
  const hasWorkspaces =
    databaseUrl === null && dataDatabaseUrl === null && holdsCluster(join(dataDirectory, "workspaces"));
  if (!isBundled && !hasWorkspaces && !existsSync(join(dataDirectory, "files"))) return;
  throw new Error(
    `${dataDirectory} is not empty. Set PARLEY_DATA_DIR to an empty folder, or to one that is not there yet.`,
  );
}

/** Keeps another installation's secret beside it: somebody may still need it. */
async function writeOwnSecret(dataDirectory: string, secret: string): Promise<void> {
  const path = join(dataDirectory, "secret");
  const former = await readSecret(dataDirectory).catch(() => undefined);
  if (former === secret) return;
  if (existsSync(path)) await rename(path, `${path}.before-restore`);
  await writeText(path, secret);
}

async function writeText(path: string, text: string): Promise<void> {
  await writeSynced(
    path,
    (async function* () {
      yield Buffer.from(`${text}\n`);
    })(),
  );
}
