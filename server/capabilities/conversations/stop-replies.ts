import type { Caller } from "../../kernel/caller.ts";
import type { Context } from "../../kernel/http.ts";
import { formatId } from "../../kernel/ids.ts";
import { announceReply, offlineModel } from "./answer-message.ts";
import { findOwnConversation, noSuchConversation } from "./find-own-conversation.ts";
import { activateNextReply, interruptReplies, lockConversation } from "./store.ts";

/** Ends every reply of the conversation that is still being made or waiting. What was asked stays; nothing more is said. */
export async function stopReplies(context: Context, caller: Caller, sessionId: string): Promise<{ stopped: string[] }> {
  const { workspaceId } = caller;
  return context.commit(async (tx) => {
    const conversation = await findOwnConversation(tx, caller, sessionId, { toChange: true });
    if ((await lockConversation(tx, workspaceId, conversation.id)) === undefined) throw noSuchConversation();
    const stopped = await interruptReplies(tx, workspaceId, conversation.id, offlineModel);
    for (const id of stopped) {
      announceReply(tx, workspaceId, { id, conversationId: conversation.id, status: "interrupted" });
    }
    await activateNextReply(tx, workspaceId, conversation.id);
    return { stopped: stopped.map((id) => formatId("msg", id)) };
  });
}
