import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob } from "../../../kernel/log/job.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { findSettings } from "../../identity/index.ts";
import { announceWaiting } from "./announce-waiting.ts";
import { announcedAt } from "./announced-at.ts";
import { beginWait } from "./store.ts";

/**
 * From now on a person waits for a colleague: after a hand-over, and after the first message that no
 * member has read. A job that is stored with it looks again when the wait is to be announced.
 */
export async function startWait(
  kernel: Kernel,
  tx: Transaction,
  { workspaceId, conversationId }: { workspaceId: string; conversationId: string },
): Promise<void> {
  const since = new Date(kernel.clock.now());
  if (!(await beginWait(tx, workspaceId, conversationId, since))) return;
  const dueMs = announcedAt(await findSettings(tx, workspaceId), since);
  if (dueMs === undefined) return;
  addJob(
    tx,
    announceWaiting,
    { workspaceId, conversationId, since: since.toISOString(), dueMs, causedBy: tx.outbox.causedBy },
    { runAt: new Date(dueMs), key: `waiting:${conversationId}` },
  );
}
