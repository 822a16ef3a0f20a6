import { state } from "../../../kernel/state.ts";
import { createGatherer } from "../../../kernel/storage/gatherer.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { sessionIdOf } from "../record/show-conversation.ts";
import { awaitReply } from "../replying/await-reply.ts";
import { claimAbandonedReply, findAbandoned, noteAbandonment } from "../telling/store.ts";
import type { Reply } from "./begin-reply.ts";

/** Nearly every request is new. The look for all requests of one moment is one statement. */
const looks = state((kernel) =>
  createGatherer<{ workspaceId: string; fingerprint: Buffer }, boolean>(
    { maxTogether: 64 },
    (requests) => findAbandoned(kernel.database.query, requests),
    () => "fail-all",
  ),
);

/**
 * Joins the reply to an earlier attempt of the same request whose client lost its connection. It
 * gives undefined when there is none: then the request is a new one.
 */
export async function joinAbandonedReply(
  { kernel, caller }: Call<unknown, unknown, unknown>,
  fingerprint: Buffer,
): Promise<Reply | undefined> {
  const { workspaceId } = caller;
  if (!(await looks(kernel).add({ workspaceId, fingerprint })!)) return undefined;
  const found = await claimAbandonedReply(kernel.database.query, workspaceId, fingerprint);
  if (found === undefined) return undefined;
  const { conversationId, replyId } = found;
  const sessionId = sessionIdOf({ id: conversationId, sessionKey: found.sessionKey });
  const complete = () => awaitReply(kernel, workspaceId, replyId);
  return { workspaceId, conversationId, replyId, sessionId, visitorToken: undefined, isHandedOver: false, complete };
}

/** Notes when the client of a reply leaves before it has the whole answer: it may come again for it. */
export function watchForAbandonment(call: Call<unknown, unknown, unknown>, reply: Reply): void {
  const { kernel } = call;
  const { raw } = call.reply;
  const note = () => {
    if (raw.writableFinished || reply.isHandedOver) return;
    noteAbandonment(kernel.database.query, reply.workspaceId, reply.replyId).catch(() => {
      // Without the note a retry is a new question, as it was before.
      kernel.log.debug({}, "a client that left could not be noted");
    });
  };
  if (raw.destroyed) note();
  else raw.once("close", note);
}
