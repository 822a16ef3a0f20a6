import { audit } from "../../kernel/audit.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { uuidOfHash } from "./visitor-of-user.ts";

/**
 * Erases everything that the capabilities store about one user of the workspace. A retry continues
 * what a failure interrupted: erasing again what is gone changes nothing.
 */
export async function eraseUser(context: Context, userId: string): Promise<void> {
  const { kernel, caller, clientAddress } = context;
  const { workspaceId } = caller;
  // In reverse order, each in a transaction of its own. A webhook that waits to be processed
  // becomes a message of conversations, which come before webhooks in the list. After the first
  // commit nothing new arrives.
  for (const { erase } of kernel.personalData.toReversed()) {
    await inTransaction(kernel.database, (tx) => erase(kernel, tx, { workspaceId, userId }));
  }
  // The audit log is never erased, so it names the user by a keyed hash: without PARLEY_SECRET nobody
  // can find the user by trying ids.
  const targetId = uuidOfHash(kernel.secrets.sign("erased-user", JSON.stringify([workspaceId, userId])));
  await context.commit((tx) => audit(tx, { workspaceId, caller, action: "contact.erased", targetId, clientAddress }));
}
