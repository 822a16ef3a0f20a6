import type { Kernel } from "../../kernel/kernel.ts";
import { sha256 } from "../../kernel/secrets.ts";
import { claimConversation, insertToldHistory, type ToldHistory } from "./store.ts";

export type Said = { role: "user" | "assistant"; text: string };

/** Who tells a history: the same words of another key, or for another end user, tell of another conversation. */
export type Teller = { workspaceId: string; callerId: string; userId: string | undefined };

/**
 * Finds the conversation that a history tells of and takes it, so that each is continued by one teller only: of two people
 * who heard the same so far, each gets a conversation of their own. Undefined for a history that we did not see end.
 */
export async function takeConversation(
  kernel: Kernel,
  teller: Teller,
  history: readonly Said[],
): Promise<string | undefined> {
  if (history.at(-1)?.role !== "assistant") return undefined;
  return claimConversation(kernel.database.query, keyOf(teller, history));
}

/** The history as the client will tell it when it asks its next question. */
export async function keepConversation(
  kernel: Kernel,
  teller: Teller,
  history: readonly Said[],
  conversationId: string,
): Promise<void> {
  await insertToldHistory(kernel.database.query, keyOf(teller, history), conversationId);
}

/** Clients trim what they show, and some send it back like that. */
function keyOf(teller: Teller, history: readonly Said[]): ToldHistory {
  const words = history.map(({ role, text }) => [role, text.trim()]);
  const historyHash = sha256(JSON.stringify([teller.userId ?? null, ...words]));
  return { workspaceId: teller.workspaceId, callerId: teller.callerId, historyHash };
}
