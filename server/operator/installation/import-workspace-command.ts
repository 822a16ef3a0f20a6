import { createReadStream, statSync } from "node:fs";
import { resolve } from "node:path";
import { importWorkspace } from "../../capabilities/relocation/index.ts";
import { readBackupKey } from "../backup/read-backup-key.ts";
import { watchFor } from "../backup/watch-for.ts";
import type { Given } from "../command.ts";
import type { Report } from "../report.ts";
import { decidingOf } from "./deciding-of.ts";
import { withKernel } from "./with-kernel.ts";

const bytesAtOnce = 1024 * 1024;

/** Makes a workspace of a file, all of it or nothing. */
export async function importWorkspaceCommand(given: Given, report: Report): Promise<void> {
  const file = resolve(given.positionals[0] ?? "");
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) throw new Error(`There is no file ${file}.`);
  const key = await readBackupKey(given);
  const shown = watchFor("Importing", report);
  const watch = { doing: shown.doing, rows() {}, file() {}, bytes: shown.read };
  const imported = await withKernel((kernel) =>
    importWorkspace(decidingOf(kernel), createReadStream(file, { highWaterMark: bytesAtOnce }), { key, watch }),
  );
  const { id, name, rows, files, missingFiles, hasSecrets, isSuspended, stopped, members, moment } = imported;
  if (missingFiles > 0) report.warn(`The former installation had no bytes of ${missingFiles} files.`);
  if (!hasSecrets)
    report.warn("Secrets did not come along. Enter keys of providers and secrets of webhooks and workflows again.");
  if (isSuspended) report.warn("The workspace was suspended, and still is. `workspaces resume` lets it go on.");
  const { campaigns, endpoints, runs, series, workflows } = stopped;
  report.result({ ...imported }, [
    `${id}  ${JSON.stringify(name)} as it was at ${moment}: ${rows} rows, ${files} files`,
    `Stopped, because the former installation may go on: ${endpoints} endpoints of webhooks disabled, ${campaigns} campaigns and ${series} series paused, ${workflows} workflows inactive, ${runs} runs cancelled.`,
    ...members.map(({ email, role, became, url }) => {
      const how = became === "member" ? "chooses a password" : "is invited";
      return `${email}  ${role}  ${how}${url === null ? ", by mail" : `: ${url}`}`;
    }),
  ]);
}
