import type { Call } from "../../../kernel/wire/route.ts";
import type { Reply } from "../asking/begin-reply.ts";
import { noteAbandonment } from "./store.ts";

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
