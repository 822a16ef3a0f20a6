import { setTimeout as delay } from "node:timers/promises";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, unavailable } from "../../../kernel/problem.ts";
import type { Turn } from "../asking/store-question.ts";
import { watchConversation } from "../live/watch-conversation.ts";
import { noSuchConversation } from "../record/find-own-conversation.ts";
import { claimReply, findMessage, type MessageRow, type PendingReply } from "../record/store.ts";
import { answerMessage } from "./make-reply.ts";

/** The longest that a caller waits for replies before its own, or for another node. The reply comes all the same. */
const patienceMs = 60_000;
const lookAgainMs = 2_000;

/** Makes the reply when its turn has come and gives its end. Throws not-found when the conversation was erased. */
export async function completeTurn(
  kernel: Kernel,
  reply: PendingReply,
  { ended, isActive }: Pick<Turn, "ended" | "isActive">,
): Promise<MessageRow> {
  const made = ended ?? (isActive ? await answerMessage(kernel, reply) : undefined);
  return made ?? awaitReply(kernel, reply.workspaceId, reply.replyId);
}

/** Waits until the reply has ended, whoever makes it, making it here as soon as it is this node's turn. */
export async function awaitReply(kernel: Kernel, workspaceId: string, replyId: string): Promise<MessageRow> {
  const found = await findMessage(kernel.database.query, workspaceId, replyId);
  if (found === undefined) throw noSuchConversation();
  if (found.status !== "pending") return found;
  const changes = watchConversation(kernel, workspaceId, found.conversationId);
  const deadlineMs = performance.now() + patienceMs;
  try {
    for (;;) {
      const seen = changes.next();
      const reply = await findMessage(kernel.database.query, workspaceId, replyId);
      if (reply === undefined) throw noSuchConversation();
      if (reply.status !== "pending") return reply;
      if (reply.nodeId === kernel.node.id) {
        const claimed = await claimReply(kernel.database.query, workspaceId, replyId, kernel.node.id);
        if (claimed !== undefined) {
          await answerMessage(kernel, claimed);
          continue;
        }
      }
      if (performance.now() > deadlineMs) {
        throw new Problem(unavailable, "The reply takes long. It will be in the conversation; read it there.", {
          headers: { "retry-after": "5" },
        });
      }
      // A peer that hangs without dying commits nothing more that could wake us.
      await Promise.race([seen, delay(lookAgainMs, undefined, { ref: false })]);
    }
  } finally {
    changes.stop();
  }
}

/** `next()` resolves at the first change after the call, so that nothing between a look and the wait is missed. */
export function watchChanges(kernel: Kernel, workspaceId: string): { next(): Promise<void>; stop(): void } {
  let waiting = Promise.withResolvers<void>();
  const stop = kernel.realtime.watch(workspaceId, () => {
    waiting.resolve();
    waiting = Promise.withResolvers<void>();
  });
  return { next: () => waiting.promise, stop };
}
