import { WorkspaceId } from "../../capabilities/identity/index.ts";
import { exportWorkspace } from "../../capabilities/relocation/index.ts";
import { audit } from "../../kernel/audit.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import { findOnDisk } from "../backup/places/find-place.ts";
import { readBackupKey } from "../backup/read-backup-key.ts";
import { showAmount, watchFor } from "../backup/watch-for.ts";
import { type Given, WrongUse } from "../command.ts";
import type { Report } from "../report.ts";
import { withKernel } from "./with-kernel.ts";

/** Writes a whole workspace into a file, which is there as a whole or not at all. */
export async function exportWorkspaceCommand(given: Given, report: Report): Promise<void> {
  const [written = "", to = "."] = given.positionals;
  const workspaceId = WorkspaceId.parse(written);
  if (workspaceId === undefined)
    throw new WrongUse(`${written} is no id of a workspace. "workspaces list" shows them.`);
  const key = await readBackupKey(given);
  const { place, name = `${written}.parley` } = findOnDisk(to);
  const file = place.at(name);
  const counts = { rows: 0, files: 0 };
  const shown = watchFor("Exporting", report);
  const watch = {
    doing: shown.doing,
    file() {
      counts.files++;
      shown.doing(`file ${counts.files}`);
    },
    rows(count: number) {
      counts.rows += count;
    },
    bytes: (count: number) => shown.read(count),
  };
  const bytes = await withKernel(async (kernel) => {
    const length = await exportWorkspace(kernel, { workspaceId, key, watch }, (pieces) =>
      place.write(name, pieces, { mayReplace: false }),
    );
    const entry = { caller: { kind: "command", id: null }, action: "workspace.exported", targetId: workspaceId };
    const details = { isEncrypted: key !== null };
    await inTransaction(kernel.database, (tx) => audit(tx, { workspaceId, ...entry, details }));
    return length;
  });
  if (key === null)
    report.warn(
      "The file is not encrypted: whoever reads it has all data of the workspace. Its secrets (keys of providers, secrets of webhooks and workflows) did not come along.",
    );
  report.result({ file, bytes, isEncrypted: key !== null, ...counts }, [
    `${file}: ${showAmount(bytes)}, ${key === null ? "not encrypted" : "encrypted"}`,
    `${counts.rows} rows, ${counts.files} files`,
  ]);
}
