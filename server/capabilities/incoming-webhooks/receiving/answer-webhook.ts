import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Answer } from "../../../kernel/wire/route.ts";
import type { Turn } from "../../conversations/index.ts";
import { awaitAnswer } from "../processing/await-answer.ts";
import type { AcceptedEvent } from "../processing/store.ts";
import type { Receipt } from "../schema.ts";

/** The longest that `?wait=true` waits. */
const patienceMs = 25_000;

/** The answer to a stored webhook: 202 for an event that is not known to be processed. */
export function answerWebhook(receipt: Receipt): Answer {
  return new Answer(receipt.status === "accepted" ? 202 : 200, receipt);
}

/** The answer with what came of the event. After 25 seconds the answer goes out without it. */
export async function answerWhenProcessed(
  kernel: Kernel,
  event: AcceptedEvent,
  receipt: Receipt,
  turn: Promise<Turn | undefined> | undefined,
): Promise<Answer> {
  const patience = new AbortController();
  const tooLong = delay(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
  const answer = await Promise.race([awaitAnswer(kernel, event, turn), tooLong]).finally(() => patience.abort());
  if (answer === undefined) return answerWebhook(receipt);
  const status = receipt.status === "duplicate" ? "duplicate" : "processed";
  return answerWebhook({ ...receipt, status, ...answer });
}
