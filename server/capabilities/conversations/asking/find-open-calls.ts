import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { listMessagesBefore } from "../record/store.ts";
import type { ClientToolCall } from "../schema.ts";

/**
 * The calls of the client's tools in the last reply of a conversation, which the next request may
 * answer. Throws not-found as `findOwnConversation` does.
 */
export async function findOpenCalls(kernel: Kernel, caller: Caller, sessionId: string): Promise<ClientToolCall[]> {
  const db = kernel.database.query;
  const { id, lastNumber } = await findOwnConversation(db, caller, sessionId);
  const page = { before: lastNumber + 1, after: 0, order: "desc", limit: 1 } as const;
  const [last] = await listMessagesBefore(db, caller.workspaceId, id, page);
  return last?.toolCalls ?? [];
}
