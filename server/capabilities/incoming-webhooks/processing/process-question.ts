import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { completeTurn, insertQuestion, type Question, type Turn } from "../../conversations/index.ts";
import { questionQueueOf } from "./question-queue.ts";
import type { AcceptedEvent } from "./store.ts";
import { storeQuestion } from "./store-question.ts";

/** Stores the question of an accepted event in its conversation, and has it answered: see `processTurn`. */
export function processQuestion(kernel: Kernel, event: AcceptedEvent, question: Question): Promise<Turn | undefined> {
  const { workspaceId } = event;
  return processTurn(kernel, event, question.sessionId ?? event.id, (tx) =>
    insertQuestion(kernel, tx, { workspaceId, visitorId: null }, { ...question, channel: "webhook" }),
  );
}

/**
 * Has an event's question stored by `ask`, after the former ones of its session, and answered. Resolves with
 * the turn as soon as the question is stored, and with undefined if the event failed or another
 * node has it. Rejects if the database was away: then the event is processed at the next look for
 * accepted events.
 */
export function processTurn(
  kernel: Kernel,
  event: AcceptedEvent,
  session: string,
  ask: (tx: Transaction) => Promise<Turn>,
): Promise<Turn | undefined> {
  const queue = questionQueueOf(kernel);
  const pending = queue.find(event.id);
  if (pending !== undefined) return pending;
  const stored = queue.add(event.id, `${event.workspaceId}|${session}`, () => storeQuestion(kernel, event, ask));
  stored.then((turn) => turn && answer(kernel, turn)).catch(() => {});
  return stored;
}

async function answer(kernel: Kernel, turn: Turn): Promise<void> {
  // A reply that waits for further messages is found when it is due.
  if (turn.reply === null || turn.progress.stage === "waiting") return;
  try {
    await completeTurn(kernel, turn.reply, turn);
  } catch (cause) {
    // Conversations look for replies that are still pending.
    kernel.log.debug({ cause: String(cause) }, "a reply to an inbound event was not awaited to its end");
  }
}
