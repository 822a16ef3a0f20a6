import type { Kernel } from "../../../kernel/kernel.ts";
import { completeTurn, type Question, type Turn } from "../../conversations/index.ts";
import { questionQueueOf } from "./question-queue.ts";
import type { AcceptedEvent } from "./store.ts";
import { storeQuestion } from "./store-question.ts";

/**
 * Stores the question of an accepted event in its conversation, and has it answered. Resolves with
 * the turn as soon as the question is stored, and with undefined if the event failed or another
 * node has it. Rejects if the database was away: then the event is processed at the next look for
 * accepted events.
 */
export function processQuestion(kernel: Kernel, event: AcceptedEvent, question: Question): Promise<Turn | undefined> {
  const queue = questionQueueOf(kernel);
  const pending = queue.find(event.id);
  if (pending !== undefined) return pending;
  const session = `${event.workspaceId}|${question.sessionId ?? event.id}`;
  const stored = queue.add(event.id, session, () => storeQuestion(kernel, event, question));
  stored.then((turn) => turn && answer(kernel, turn)).catch(() => {});
  return stored;
}

async function answer(kernel: Kernel, turn: Turn): Promise<void> {
  // A reply that waits for further messages is found when it is due.
  if (turn.reply === null || !turn.isActive) return;
  try {
    await completeTurn(kernel, turn.reply, turn);
  } catch (cause) {
    // Conversations look for replies that are still pending.
    kernel.log.debug({ cause: String(cause) }, "a reply to an inbound event was not awaited to its end");
  }
}
