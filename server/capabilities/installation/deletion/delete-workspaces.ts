import { audit } from "../../../kernel/audit.ts";
import { noteErasure } from "../../../kernel/erasing/note-erasure.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { findDueDeletions, findStandingsOf, takeDeletionTurn } from "../../../kernel/standing/store.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { endWorkspaceCredentials, listOperators, removeWorkspace } from "../../identity/index.ts";

/**
 * Deletes the workspaces whose seven days are over. Each goes in one transaction, and what is outside of it goes by
 * jobs that the transaction adds. A node that dies in the middle leaves all of it, and the next run begins again.
 */
export const deleteWorkspaces = defineJob<unknown>({
  name: "delete-workspaces",
  schedule: "*/5 * * * *",
  async run(kernel) {
    for (const workspaceId of await findDueDeletions(kernel.database.query, new Date(kernel.clock.now()))) {
      try {
        await deleteWorkspace(kernel, workspaceId);
      } catch (error) {
        const { name, code } = error as { name?: string; code?: string };
        kernel.log.warn({ workspaceId, error: name, code }, "a workspace could not be deleted; trying again later");
      }
    }
  },
});

async function deleteWorkspace(kernel: Kernel, workspaceId: string): Promise<void> {
  const isDue = async (tx: Transaction) => {
    const [standing] = await findStandingsOf(tx, [workspaceId]);
    const deletesAt = standing?.deletesAt ?? null;
    return deletesAt !== null && deletesAt.getTime() <= kernel.clock.now();
  };
  await inTransaction(kernel.database, async (tx) => {
    if (await isDue(tx)) await endWorkspaceCredentials(kernel, tx, workspaceId);
  });
  await inTransaction(kernel.database, async (tx) => {
    // Runs may overlap: the other one deletes it.
    if (!(await takeDeletionTurn(tx, workspaceId)) || !(await isDue(tx))) return;
    await removeWorkspace(kernel, tx, workspaceId);
    const entry = { caller: null, action: "workspace.deleted", targetId: workspaceId };
    const homes = (await listOperators(tx)).map((operator) => operator.workspaceId ?? workspaceId);
    for (const home of new Set([workspaceId, ...homes])) await audit(tx, { ...entry, workspaceId: home });
    await noteErasure(kernel, [{ kind: "workspace", workspaceId, id: workspaceId }]);
  });
}
