import { auditOperation } from "../../../kernel/audit.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findOperator } from "../../identity/index.ts";
import { InboundSourceId } from "../ids.ts";
import { noSuchSource } from "../problems.ts";
import { deleteSource, lockDefaultSource, markOldest } from "./store.ts";

/**
 * Deletes a source with everything that it sent. After the default source, the oldest that is left
 * in the first workspace is the default one; never another workspace's, which nobody has chosen.
 */
export async function removeSource(context: Context, sourceId: string): Promise<void> {
  const id = InboundSourceId.parse(sourceId);
  await context.commit(async (tx) => {
    await lockDefaultSource(tx);
    const deleted = id === undefined ? undefined : await deleteSource(tx, context.caller.workspaceId, id);
    if (id === undefined || deleted === undefined) throw noSuchSource();
    const firstWorkspaceId = deleted.isDefault ? (await findOperator(tx))?.workspaceId : undefined;
    if (firstWorkspaceId !== undefined) await markOldest(tx, firstWorkspaceId);
    await auditOperation(context, tx, "webhook-source.removed", id, {});
  });
}
