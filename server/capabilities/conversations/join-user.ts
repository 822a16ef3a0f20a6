import { emit } from "../../kernel/log/event.ts";
import { sqlState, type Transaction } from "../../kernel/storage/database.ts";
import { conversationIdentified } from "./events.ts";
import { ConversationId } from "./ids.ts";
import { moveConversations } from "./record/store.ts";

/** From an anonymous visitor to the one of the user who it proved to be. */
export type Joining = { workspaceId: string; fromVisitorId: string; toVisitorId: string; userId: string };

/** What the visitor said before it said who it is becomes the user's; from the commit on its token reaches nothing. */
export async function joinUser(tx: Transaction, joining: Joining): Promise<void> {
  for (const id of await moveConversations(tx, joining)) {
    const data = { conversationId: ConversationId.format(id) };
    emit(tx, conversationIdentified, { workspaceId: joining.workspaceId, data });
  }
}

/** Uniqueness and deadlock: another device of the same user was at the same names in this moment. */
const collisions = ["23505", "40P01"];
const maxAttempts = 5;

/** Tries a transaction with a join in it again after a collision: the other one's rows are seen then and make way. */
export async function tryJoining<Value>(attempt: () => Promise<Value>, attemptsLeft = maxAttempts): Promise<Value> {
  try {
    return await attempt();
  } catch (error) {
    if (attemptsLeft <= 1 || !collisions.includes(sqlState(error) ?? "")) throw error;
    return tryJoining(attempt, attemptsLeft - 1);
  }
}
