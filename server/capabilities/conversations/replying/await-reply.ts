import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, unavailable } from "../../../kernel/problem.ts";
import { watchConversation } from "../live/watch-conversation.ts";
import { noSuchConversation } from "../record/find-own-conversation.ts";
import { findMessage, type MessageRow } from "../record/store.ts";
import { makeReply } from "./make-reply.ts";
import type { PendingReply } from "./pending-reply.ts";
import type { ReplyProgress } from "./reply-with-question.ts";
import { claimReply } from "./store.ts";

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

/**
 * Gives the end of a turn's reply: makes the reply when its turn has come, else waits for it.
 * Throws not-found when the conversation was erased, and unavailable when the wait takes too long.
 */
export async function completeTurn(
  kernel: Kernel,
  reply: PendingReply,
  { progress }: { progress: ReplyProgress },
): Promise<MessageRow> {
  return (await endOf(kernel, reply, progress)) ?? awaitReply(kernel, reply.workspaceId, reply.replyId);
}

function endOf(
  kernel: Kernel,
  reply: PendingReply,
  progress: ReplyProgress,
): MessageRow | undefined | Promise<MessageRow | undefined> {
  switch (progress.stage) {
    case "waiting":
      return undefined;
    case "due":
      return makeReply(kernel, reply);
    case "asked":
      return makeReply(kernel, reply, progress.started);
    case "ended":
      return progress.message;
  }
}
