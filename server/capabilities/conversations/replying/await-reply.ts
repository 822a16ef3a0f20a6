import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, unavailable } from "../../../kernel/problem.ts";
import { watchConversation } from "../live/watch-conversation.ts";
import { noSuchConversation } from "../record/find-own-conversation.ts";
import { findMessage, type MessageRow } from "../record/store.ts";
import { makeReply } from "./make-reply.ts";
import type { PendingReply } from "./pending-reply.ts";
import { claimReply } from "./store.ts";
import type { StartedModel } from "./writing/start-model-early.ts";

/**
 * The longest that a caller waits for earlier replies or for another node. The reply is made in any
 * case.
 */
const maxWaitMs = 60_000;
/** Another node that hangs commits nothing that would wake the wait. */
const lookAgainMs = 2_000;

/**
 * Waits until a reply has ended. Makes the reply as soon as it is this node's turn to do so.
 * Throws not-found when the conversation was erased, and unavailable after a minute.
 */
export async function awaitReply(kernel: Kernel, workspaceId: string, replyId: string): Promise<MessageRow> {
  const db = kernel.database.query;
  const found = await findMessage(db, workspaceId, replyId);
  if (found === undefined) throw noSuchConversation();
  if (found.status !== "pending") return found;
  const changes = watchConversation(kernel, workspaceId, found.conversationId);
  const deadlineMs = performance.now() + maxWaitMs;
  try {
    for (;;) {
      const change = changes.next();
      const reply = await findMessage(db, workspaceId, replyId);
      if (reply === undefined) throw noSuchConversation();
      if (reply.status !== "pending") return reply;
      if (reply.nodeId === kernel.node.id) {
        const claimed = await claimReply(db, workspaceId, replyId, kernel.node.id);
        if (claimed !== undefined) {
          await makeReply(kernel, claimed);
          continue;
        }
      }
      if (performance.now() > deadlineMs) throw takesLong();
      await Promise.race([change, delay(lookAgainMs, undefined, { ref: false })]);
    }
  } finally {
    changes.stop();
  }
}

function takesLong(): Problem {
  return new Problem(unavailable, "The reply is not ready yet. Read it in the conversation later.", {
    headers: { "retry-after": "5" },
  });
}

/** What the commit of a question left to do for its reply. */
export type TurnUnderWay = {
  /** The end of the reply, when it was committed together with its question. */
  ended: MessageRow | undefined;
  /**
   * Whether the reply may be made now: it is the conversation's next one, and does not wait for
   * further messages.
   */
  isActive: boolean;
  /** The model that was asked while the question was committed. */
  startedModel?: StartedModel | undefined;
};

/**
 * Gives the end of a turn's reply: makes the reply when its turn has come, else waits for it.
 * Throws not-found when the conversation was erased, and unavailable when the wait takes too long.
 */
export async function completeTurn(
  kernel: Kernel,
  reply: PendingReply,
  { ended, isActive, startedModel }: TurnUnderWay,
): Promise<MessageRow> {
  const made = ended ?? (isActive ? await makeReply(kernel, reply, startedModel) : undefined);
  return made ?? awaitReply(kernel, reply.workspaceId, reply.replyId);
}
