import type { Kernel } from "../../../kernel/kernel.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { sqlState } from "../../../kernel/storage/database.ts";
import { deleteNewestHistory, type HistoryKey, insertHistory } from "./store.ts";

export type HistoryMessage = { role: "user" | "assistant"; text: string };

/**
 * The earlier messages of a conversation, as a client sends them. The same messages from another
 * caller, or for another end user, belong to another conversation.
 */
export type ClientHistory = {
  workspaceId: string;
  callerId: string;
  userId: string | undefined;
  messages: readonly HistoryMessage[];
};

/**
 * Finds the conversation with this history, and forgets the history, so that only one client
 * continues the conversation: when two people have had the same exchange, each continues a
 * conversation of their own. Undefined when no stored reply ended with this history.
 *
 * @returns the conversation's UUID
 */
export async function claimConversation(kernel: Kernel, history: ClientHistory): Promise<string | undefined> {
  if (history.messages.at(-1)?.role !== "assistant") return undefined;
  return deleteNewestHistory(kernel.database.query, keyOf(history));
}

const foreignKeyViolation = "23503";

/**
 * Remembers the history that the client will send with its next question. Does nothing when the
 * conversation has been erased meanwhile.
 */
export async function rememberHistory(kernel: Kernel, history: ClientHistory, conversationId: string): Promise<void> {
  try {
    await insertHistory(kernel.database.query, keyOf(history), conversationId);
  } catch (error) {
    if (sqlState(error) !== foreignKeyViolation) throw error;
  }
}

/** Some clients trim the texts that they show, and send the trimmed texts back. */
function keyOf({ workspaceId, callerId, userId, messages }: ClientHistory): HistoryKey {
  const trimmed = messages.map(({ role, text }) => [role, text.trim()]);
  return { workspaceId, callerId, historyHash: sha256(JSON.stringify([userId ?? null, ...trimmed])) };
}
