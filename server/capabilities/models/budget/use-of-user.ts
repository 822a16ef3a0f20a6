import type { Kernel } from "../../../kernel/kernel.ts";
import type { ErasedCounts, IdentifiedVisitor, PersonalData, WorkspaceUser } from "../../../kernel/personal-data.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { visitorOfUser } from "../../contacts/index.ts";
import { deleteUseOfVisitor, findUseOfVisitor, moveUseOfVisitor } from "./store.ts";

/**
 * Exports and erases what models used for a user in the last days. It is counted only where
 * visitors have a limit.
 */
export const useOfUser: PersonalData = {
  name: "models",
  tables: ["visitor_model_usage"],
  export: exportUse,
  erase,
  reassign,
};

async function* exportUse(kernel: Kernel, { workspaceId, userId }: WorkspaceUser) {
  const days = await findUseOfVisitor(kernel.database.query, workspaceId, visitorOfUser(workspaceId, userId));
  for (const modelUse of days) yield { modelUse };
}

async function erase(_kernel: Kernel, tx: Transaction, { workspaceId, userId }: WorkspaceUser): Promise<ErasedCounts> {
  return { modelUse: await deleteUseOfVisitor(tx, workspaceId, visitorOfUser(workspaceId, userId)) };
}

/** A visitor who signs in does not begin a new day. */
async function reassign(tx: Transaction, visitor: IdentifiedVisitor): Promise<void> {
  await moveUseOfVisitor(tx, visitor.workspaceId, visitor);
}
