import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { refuseBlocked, visitorOfPerson } from "../../contacts/index.ts";
import type { Holder } from "../record/store.ts";
import type { StoredTurn } from "./store.ts";

/**
 * A server may name the conversation and not the person. Browsers were checked when they were
 * identified. Throws visitor-blocked.
 */
export async function refuseBlockedPerson(
  kernel: Kernel,
  tx: Transaction,
  { workspaceId, visitorId }: Holder,
  stored: Pick<StoredTurn, "visitorId" | "userId">,
): Promise<void> {
  const person = visitorId === null ? visitorOfPerson(workspaceId, stored) : undefined;
  if (person !== undefined) await refuseBlocked(kernel, tx, workspaceId, person);
}
