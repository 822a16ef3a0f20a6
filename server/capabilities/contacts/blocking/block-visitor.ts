import { audit } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { visitorBlocked } from "../events.ts";
import { VisitorId } from "../ids.ts";
import type { BlockedVisitor } from "../schema.ts";
import { subjectOfBlock } from "./block-state.ts";
import { showBlock } from "./list-blocked-visitors.ts";
import { findBlock, insertBlock } from "./store.ts";

/**
 * Blocks a visitor or user: within a second their requests are refused and their open streams end,
 * on every node. Blocking twice changes nothing.
 */
export async function blockVisitor(
  { caller, clientAddress }: Context,
  tx: Transaction,
  visitor: { visitorId: string; userId: string | null },
): Promise<BlockedVisitor> {
  const { workspaceId } = caller;
  const { visitorId } = visitor;
  const block = await insertBlock(tx, { workspaceId, ...visitor });
  if (block === undefined) return showBlock((await findBlock(tx, workspaceId, visitorId))!);
  await revoke(tx, [subjectOfBlock(workspaceId, visitorId, block.times)]);
  await audit(tx, { workspaceId, caller, action: "visitor.blocked", targetId: visitorId, clientAddress });
  emit(tx, visitorBlocked, { workspaceId, data: { visitorId: VisitorId.format(visitorId) } });
  return showBlock(block);
}
