import { audit } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { mailOwners } from "../../identity/index.ts";
import { keyMail } from "../key-mail.ts";
import { takeNarrowing } from "./store.ts";

/**
 * Tells the owners, by the audit log and a mail, which scopes an upgrade took from their keys, and which
 * workflows stay within the rules of a key. A migration leaves a note at the key, because it cannot mail.
 */
export async function tellOfNarrowedKeys(kernel: Kernel): Promise<void> {
  while (await tellOfOne(kernel));
}

/** Returns false when no key is left of which the owners are not told. */
function tellOfOne(kernel: Kernel): Promise<boolean> {
  return inTransaction(kernel.database, async (tx) => {
    const key = await takeNarrowing(tx);
    if (key === undefined) return false;
    const { workspaceId, id, narrowing } = key;
    await audit(tx, { workspaceId, caller: null, action: "api-key.narrowed", targetId: id, details: narrowing });
    await mailOwners(kernel, tx, workspaceId, (language) =>
      keyMail.ofNarrowing(language, key, narrowing, kernel.config.publicUrl),
    );
    return true;
  });
}
