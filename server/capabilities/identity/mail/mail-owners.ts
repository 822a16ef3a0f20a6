import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { findOwners } from "../workspaces/store.ts";
import { mailNotice } from "./mail-notice.ts";
import type { WriteMail } from "./mail-texts.ts";

/** Tells the owners of the workspace what happened in it, under the rules of `mailNotice`. */
export async function mailOwners(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  write: WriteMail,
): Promise<void> {
  for (const owner of await findOwners(tx, workspaceId)) await mailNotice(kernel, tx, owner, "notice", write);
}
