import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { ErasedCounts, PersonalData, WorkspaceUser } from "../../../kernel/personal-data.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { visitorUnblocked } from "../events.ts";
import { VisitorId } from "../ids.ts";
import { visitorOfUser } from "../visitor-of-user.ts";
import { showBlock } from "./list-blocked-visitors.ts";
import { endBlock, findBlock } from "./store.ts";

/** That a user is blocked. Erasing the user ends the block: nothing is left that names the user. */
export const blocksOfUser: PersonalData = {
  name: "contacts",
  tables: ["blocked_visitor"],
  export: exportBlocks,
  erase,
};

async function* exportBlocks(kernel: Kernel, { workspaceId, userId }: WorkspaceUser) {
  const block = await findBlock(kernel.database.query, workspaceId, visitorOfUser(workspaceId, userId));
  if (block !== undefined && block.blockedAt !== null) yield { blocked: showBlock(block) };
}

async function erase(_kernel: Kernel, tx: Transaction, { workspaceId, userId }: WorkspaceUser): Promise<ErasedCounts> {
  const visitorId = visitorOfUser(workspaceId, userId);
  if (!(await endBlock(tx, workspaceId, visitorId))) return {};
  emit(tx, visitorUnblocked, { workspaceId, data: { visitorId: VisitorId.format(visitorId) } });
  return { blocks: 1 };
}
