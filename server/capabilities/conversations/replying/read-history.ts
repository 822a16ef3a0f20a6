import type { EarlierTurn } from "../../../engine/index.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { ChosenAssistant } from "./choose-assistant.ts";
import { countUnanswered, findEarlierTurns, type PendingReply } from "./store.ts";

/** What the rules and the search for passages take from the conversation before the question. */
export type History = {
  /** Oldest first. */
  turns: EarlierTurn[];
  /** How many replies in a row, up to the newest, found no answer; 0 where no rule asks for it. */
  unanswered: number;
};

/** The history of a conversation's first question. */
export const noHistory: History = { turns: [], unanswered: 0 };

/** A follow-up question is understood from at most so many turns before it. */
const maxEarlierTurns = 4;

export async function readHistory(
  db: Queryable,
  { settings }: ChosenAssistant,
  { isFirst, workspaceId, conversationId }: PendingReply,
): Promise<History> {
  if (isFirst) return noHistory;
  const turns = await findEarlierTurns(db, workspaceId, conversationId, maxEarlierTurns);
  const mustCount = settings.handOver.afterUnanswered !== null;
  return { turns, unanswered: mustCount ? await countUnanswered(db, workspaceId, conversationId) : 0 };
}
