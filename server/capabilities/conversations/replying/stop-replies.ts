import type { Caller } from "../../../kernel/caller.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { interruptAll } from "../handing-over/hand-over-conversation.ts";
import { MessageId } from "../ids.ts";
import { findOwnConversation, noSuchConversation } from "../record/find-own-conversation.ts";
import { activateNextReply, lockConversation } from "../record/store.ts";

/** Ends every reply of the conversation that is still being made or waiting. What was asked stays; nothing more is said. */
export async function stopReplies(context: Context, caller: Caller, sessionId: string): Promise<{ stopped: string[] }> {
  const { workspaceId } = caller;
  return context.commit(async (tx) => {
    const conversation = await findOwnConversation(tx, caller, sessionId, { toChange: true });
    if ((await lockConversation(tx, workspaceId, conversation.id)) === undefined) throw noSuchConversation();
    const stopped = await interruptAll(context.kernel, tx, workspaceId, conversation.id);
    await activateNextReply(tx, workspaceId, conversation.id);
    return { stopped: stopped.map((id) => MessageId.format(id)) };
  });
}
