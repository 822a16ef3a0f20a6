import type { Kernel } from "../../../../kernel/kernel.ts";
import { dueLooksOf } from "../../../../kernel/nodes/due-looks.ts";
import type { Adopt } from "../../../../kernel/nodes/node.ts";
import { inShareOf } from "../../../../kernel/sharing/share.ts";
import { state } from "../../../../kernel/state.ts";
import { liveRepliesOf } from "../../live/live-replies.ts";
import { makeReply, settleReplies } from "../make-reply.ts";
import { findActiveReplies } from "../store.ts";
import { isHeld } from "../writing/start-model-early.ts";
import { adoptOrphans, adoptReplies, isReplyOwed } from "./store.ts";

/** A node looks so soon after an adoption: by then, its transaction has usually ended. */
const adoptionDelayMs = 50;
const maxRepliesAtOnce = 50;
/** Models may go on writing for so long after the node was told to stop. */
const drainMs = 10_000;

const recoveryOf = state((kernel) => ({
  stopLooking: dueLooksOf(kernel).add({
    what: "replies to recover",
    isDue: () => isReplyOwed(kernel.node.id),
    async look() {
      // A model would be asked in vain: its reply cannot be stored.
      if (kernel.readOnly.state !== "closed") await recoverReplies(kernel);
    },
  }),
  drainTimer: undefined as NodeJS.Timeout | undefined,
}));

/** Makes this node the owner of a dead node's pending replies. The recovery makes them. */
export function adoptRepliesOf(kernel: Kernel): Adopt {
  return async (tx, deadNodeId) => {
    await adoptReplies(tx, deadNodeId, kernel.node.id);
    dueLooksOf(kernel).lookIn(adoptionDelayMs);
  };
}

export async function startRecovery(kernel: Kernel): Promise<void> {
  recoveryOf(kernel);
}

/**
 * Models may finish what they are writing within a time. After that, their replies end with the
 * text so far.
 */
export function drainReplies(kernel: Kernel): void {
  recoveryOf(kernel).drainTimer = setTimeout(() => liveRepliesOf(kernel).cutAll(), drainMs);
}

export async function stopRecovery(kernel: Kernel): Promise<void> {
  const { stopLooking, drainTimer } = recoveryOf(kernel);
  await stopLooking();
  await settleReplies(kernel);
  clearTimeout(drainTimer);
}

/**
 * Makes every pending reply of this node whose turn it is, whatever went wrong before: its node
 * died, its caller gave up waiting, or the database stored the question and could not confirm it.
 * There are hardly ever any.
 */
async function recoverReplies(kernel: Kernel): Promise<void> {
  const db = kernel.database.query;
  await adoptOrphans(db, kernel.node.id);
  // Replies that this node is making right now are among them: `makeReply` makes none twice.
  const active = await findActiveReplies(db, kernel.node.id, maxRepliesAtOnce);
  // A reply whose model was asked while its question was committed would be asked for twice.
  const replies = active.filter(({ replyId }) => !isHeld(kernel, replyId));
  const results = await Promise.allSettled(
    replies.map((reply) => inShareOf(reply.workspaceId, "visitors", () => makeReply(kernel, reply))),
  );
  for (const result of results) {
    if (result.status === "rejected") {
      kernel.log.warn({ cause: String(result.reason) }, "a reply could not be made; retrying");
    }
  }
}
