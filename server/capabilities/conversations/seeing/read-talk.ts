import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { holderOf } from "../record/find-own-conversation.ts";
import type { StoredMessage } from "../record/message-schema.ts";
import { nameMembers } from "../record/name-members.ts";
import { showMessage } from "../record/show-message.ts";
import { listConversationsOfKey, listMessagesBefore } from "../record/store.ts";
import type { ConversationStatus } from "../schema.ts";

/** No message has this number. */
const beyondAll = 2_147_483_647;

/**
 * Reads the newest messages of a visitor's own conversation, oldest first and without notes. Undefined where the
 * visitor has none of this session id. `caller` has the visitor. Throws user-proof-missing.
 */
export async function readTalk(
  kernel: Kernel,
  caller: Caller,
  { sessionId, limit }: { sessionId: string; limit: number },
): Promise<{ status: ConversationStatus; messages: StoredMessage[] } | undefined> {
  const holder = holderOf(caller);
  const { query } = kernel.database;
  const [found] = holder === undefined ? [] : await listConversationsOfKey(query, holder, sessionId, 1);
  if (found === undefined) return undefined;
  const newest = { before: beyondAll, after: 0, order: "desc", limit } as const;
  const rows = await nameMembers(query, await listMessagesBefore(query, caller.workspaceId, found.id, newest));
  return { status: found.status, messages: rows.reverse().map((row) => showMessage(kernel, row, sessionId)) };
}
