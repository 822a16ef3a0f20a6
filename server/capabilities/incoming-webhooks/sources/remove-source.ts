import { auditOperation } from "../../../kernel/audit.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { InboundSourceId } from "../ids.ts";
import { noSuchSource } from "../problems.ts";
import { deleteSource } from "./store.ts";

/** Deletes a source with everything that it sent. */
export async function removeSource(context: Context, sourceId: string): Promise<void> {
  const id = InboundSourceId.parse(sourceId);
  await context.commit(async (tx) => {
    if (id === undefined || !(await deleteSource(tx, context.caller.workspaceId, id))) throw noSuchSource();
    await auditOperation(context, tx, "webhook-source.removed", id, {});
  });
}
