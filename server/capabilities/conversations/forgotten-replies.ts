import type { Kernel } from "../../kernel/kernel.ts";
import type { TakeOver } from "../../kernel/nodes.ts";
import { answerMessage, settleReplies } from "./answer-message.ts";
import { adoptOrphans, adoptReplies, claimForgottenReplies } from "./store.ts";

/**
 * A reply that is owed is made, whatever went wrong: its node died, its caller gave up waiting, the database took the
 * question and could not say so. Every node looks for such replies by the clock; there are hardly ever any.
 */
const lookIntervalMs = 400;
const repliesPerLook = 50;

const looking = new WeakMap<Kernel, { isStopped: boolean; timer: NodeJS.Timeout | undefined; look: Promise<void> }>();

/** Makes this node the owner of what a dead node was to answer; the next look makes the replies. */
export function adoptRepliesOf(kernel: Kernel): TakeOver {
  return (tx, deadNodeId) => adoptReplies(tx, deadNodeId, kernel.node.id);
}

export async function startLookingForReplies(kernel: Kernel): Promise<void> {
  const state = { isStopped: false, timer: undefined as NodeJS.Timeout | undefined, look: Promise.resolve() };
  looking.set(kernel, state);
  const schedule = () => {
    if (state.isStopped) return;
    state.timer = setTimeout(() => {
      state.look = makeForgottenReplies(kernel)
        .catch((cause: unknown) => kernel.log.warn({ cause: String(cause) }, "could not look for forgotten replies"))
        .finally(schedule);
    }, lookIntervalMs);
  };
  schedule();
}

export async function stopLookingForReplies(kernel: Kernel): Promise<void> {
  const state = looking.get(kernel);
  if (state === undefined) return;
  state.isStopped = true;
  clearTimeout(state.timer);
  await state.look;
  await settleReplies(kernel);
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
