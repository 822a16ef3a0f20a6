import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { visitorOfUser } from "./visitor-of-user.ts";

/**
 * Erases everything that the capabilities store about one user of the workspace, in one
 * transaction.
 */
export async function eraseUser(context: Context, userId: string): Promise<void> {
  const { kernel, caller, clientAddress } = context;
  const { workspaceId } = caller;
  await context.commit(async (tx) => {
    for (const { erase } of kernel.personalData) await erase(kernel, tx, { workspaceId, userId });
    // The audit log is never erased, so it names the user by the visitor id, which is a hash of the
    // user id.
    const targetId = visitorOfUser(workspaceId, userId);
    await audit(tx, { workspaceId, caller, action: "contact.erased", targetId, clientAddress });
  });
}
