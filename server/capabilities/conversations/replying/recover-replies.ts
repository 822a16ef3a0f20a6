import type { Kernel } from "../../../kernel/kernel.ts";
import type { Adopt } from "../../../kernel/nodes/node.ts";
import { type Polling, startPolling } from "../../../kernel/nodes/start-polling.ts";
import { cutLiveReplies } from "../live/live-replies.ts";
import { adoptOrphans, adoptReplies, claimForgottenReplies } from "../record/store.ts";
import { answerMessage, settleReplies } from "./make-reply.ts";

/**
 * A reply that is owed is made, whatever went wrong: its node died, its caller gave up waiting, the database took the
 * question and could not say so. Every node looks for such replies by the clock; there are hardly ever any.
 */
const lookIntervalMs = 400;
const repliesPerLook = 50;

const lookouts = new WeakMap<Kernel, Polling>();

/** Makes this node the owner of what a dead node was to answer; the next look makes the replies. */
export function adoptRepliesOf(kernel: Kernel): Adopt {
  return (tx, deadNodeId) => adoptReplies(tx, deadNodeId, kernel.node.id);
}

export async function startLookingForReplies(kernel: Kernel): Promise<void> {
  const look = () => makeForgottenReplies(kernel);
  lookouts.set(kernel, startPolling(kernel.log, "forgotten replies", lookIntervalMs, look));
}

/** How long models may go on when the node is to stop. */
const graceMs = 10_000;
const graces = new WeakMap<Kernel, NodeJS.Timeout>();

/** What models are saying when the node is to stop, they may say to its end within a time; then it is cut, and kept. */
export function drainReplies(kernel: Kernel): void {
  graces.set(
    kernel,
    setTimeout(() => cutLiveReplies(kernel), graceMs),
  );
}

export async function stopLookingForReplies(kernel: Kernel): Promise<void> {
  const lookout = lookouts.get(kernel);
  if (lookout === undefined) return;
  await lookout.stop();
  await settleReplies(kernel);
  clearTimeout(graces.get(kernel));
}

async function makeForgottenReplies(kernel: Kernel): Promise<void> {
  const db = kernel.database.query;
  await adoptOrphans(db, kernel.node.id);
  // A reply that is being made here right now is among them; `answerMessage` joins it instead of making it twice.
  const replies = await claimForgottenReplies(db, kernel.node.id, repliesPerLook);
  const results = await Promise.allSettled(replies.map((reply) => answerMessage(kernel, reply)));
  for (const result of results) {
    if (result.status === "rejected")
      kernel.log.warn({ cause: String(result.reason) }, "a reply was not made; trying again");
  }
}
