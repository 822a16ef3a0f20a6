import { audit } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { visitorUnblocked } from "../events.ts";
import { VisitorId } from "../ids.ts";
import { deleteEndedBlocks as deleteRows, endBlock } from "./store.ts";

/** Ends a block. Does nothing for a visitor who is not blocked. */
export async function unblockVisitor(
  { caller, clientAddress }: Context,
  tx: Transaction,
  visitorId: string,
): Promise<void> {
  const { workspaceId } = caller;
  if (!(await endBlock(tx, workspaceId, visitorId))) return;
  await audit(tx, { workspaceId, caller, action: "visitor.unblocked", targetId: visitorId, clientAddress });
  emit(tx, visitorUnblocked, { workspaceId, data: { visitorId: VisitorId.format(visitorId) } });
}

export const deleteEndedBlocks = defineJob<unknown>({
  name: "delete-ended-blocks",
  schedule: "51 4 * * *",
  run: (kernel) => deleteRows(kernel.database.query),
});
