import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { recordCreated, recordDeleted, recordUpdated } from "../events.ts";
import { readCause } from "../plane/cause-text.ts";
import { runInDatabase } from "../plane/run-in-database.ts";
import { openWorkspaceDatabase } from "../plane/workspace-database.ts";
import * as store from "./store.ts";

const typeOf = { created: recordCreated, updated: recordUpdated, deleted: recordDeleted };

/** The changes of how many rows one call moves, or a few more. */
export const changesAtOnce = 500;

/**
 * Moves the oldest recorded changes of a workspace into its event log, and returns of how many rows.
 * The commit of
 * the events comes before the commit that takes the changes away, in another cluster: a change whose relay
 * is killed between the two is announced twice, and none is lost.
 */
export async function relayChanges(kernel: Kernel, workspaceId: string): Promise<number> {
  const database = await openWorkspaceDatabase(kernel, workspaceId);
  return await runInDatabase(kernel, { database, access: "write" }, async (session) => {
    await session.command("begin");
    try {
      const changes = await store.takeChanges(session, database.schemaName, changesAtOnce);
      if (changes.length > 0) await announce(kernel, workspaceId, changes);
      await session.command("commit");
      return changes.reduce((sum, { keys }) => sum + (keys?.length ?? 1), 0);
    } catch (error) {
      await session.command("rollback").catch(() => session.end("stopping"));
      throw error;
    }
  });
}

function announce(kernel: Kernel, workspaceId: string, changes: readonly store.Change[]): Promise<void> {
  return inTransaction(kernel.database, async (tx) => {
    if (!(await store.holdWorkspace(tx, workspaceId))) return;
    for (const { table, kind, keys, changes: parts, cause } of changes) {
      const caused = readCause(cause);
      for (const [at, key] of (keys ?? [null]).entries()) {
        const { old = null, new: changed = null } = parts?.[at] ?? {};
        const data = kind === "updated" ? { table, key, old, new: changed } : { table, key };
        emit(tx, typeOf[kind], { workspaceId, data, ...caused });
      }
    }
  });
}
