import type { Kernel } from "../../../kernel/kernel.ts";
import type { MessageRow } from "../record/store.ts";
import { awaitReply } from "./await-reply.ts";
import { makeReply } from "./make-reply.ts";
import type { StartedModel } from "./start-model-early.ts";
import type { PendingReply } from "./store.ts";

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
