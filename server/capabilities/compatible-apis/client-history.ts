import type { Kernel } from "../../kernel/kernel.ts";
import { sha256 } from "../../kernel/secrets.ts";
import { sqlState } from "../../kernel/storage/database.ts";
import { groupCommit } from "../../kernel/storage/group-commit.ts";
import type { ModelMessage } from "../../providers/model/model.ts";
import { findOrigin, type HistoryHashes, insertHistory, takeConversation } from "./store.ts";

/**
 * The earlier messages of a conversation, as a client sends them. The same messages from another
 * caller, or for another end user, belong to another conversation.
 */
export type ClientHistory = {
  workspaceId: string;
  callerId: string;
  userId: string | undefined;
  messages: readonly ModelMessage[];
};

/** The conversation that a client's question continues, or the one that it forks. UUIDs. */
export type Claim = { continues: string; isOnly: boolean } | { forks: string } | undefined;

/** From how many of the newest answers an edited history is looked for. */
const mostAnswersLookedFor = 8;

/**
 * Finds the conversation with this history. Only one question continues it: when two people have had
 * the same exchange, each continues a conversation of their own. A history that was continued
 * already, edited, or sent without its beginning forks the conversation that it comes from.
 * `isOnly`: no other conversation had the same history.
 * Undefined when nothing of it is known.
 */
export async function claimConversation(kernel: Kernel, history: ClientHistory): Promise<Claim> {
  const answers = history.messages.flatMap(({ role }, at) => (role === "assistant" ? [at + 1] : []));
  const ends = answers.slice(-mostAnswersLookedFor).reverse();
  const hashes = ends.map((end) => hashesOf({ ...history, messages: history.messages.slice(0, end) }));
  const [whole] = hashes;
  if (whole === undefined) return undefined;
  const db = kernel.database.query;
  const continued = isEnd(history) ? await takeConversation(db, history, whole.historyHash) : undefined;
  if (continued !== undefined) return { continues: continued.conversationId, isOnly: continued.isOnly };
  const forked = await findOrigin(db, history, hashes);
  return forked === undefined ? undefined : { forks: forked };
}

function isEnd({ messages }: ClientHistory): boolean {
  return messages.at(-1)?.role === "assistant";
}

const foreignKeyViolation = "23503";

/**
 * Remembers the history that the client will send with its next question. Does nothing when the
 * conversation has been erased meanwhile.
 */
export async function rememberHistory(kernel: Kernel, history: ClientHistory, conversationId: string): Promise<void> {
  try {
    const hashes = hashesOf(history);
    await groupCommit(kernel.database, (tx) => insertHistory(tx, history, hashes, conversationId));
  } catch (error) {
    if (sqlState(error) !== foreignKeyViolation) throw error;
  }
}

/** Some clients trim the texts that they show, and send the trimmed texts back. */
function hashesOf({ userId, messages }: ClientHistory): HistoryHashes {
  const words = messages.flatMap((message) => {
    if (message.role === "system") return [];
    if (message.role === "tool") return [[message.role, message.toolCallId]];
    const calls = message.role === "assistant" ? (message.toolCalls ?? []).map(({ id }) => id) : [];
    return [[message.role, message.text.trim(), ...calls]];
  });
  return {
    historyHash: sha256(JSON.stringify([userId ?? null, ...words])),
    answerHash: sha256(JSON.stringify([userId ?? null, "answer", words.at(-1) ?? null])),
  };
}
