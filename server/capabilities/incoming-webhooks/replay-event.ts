import { audit } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import { cannotBeDone, conflict, Problem } from "../../kernel/problem.ts";
import { EventId } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { inboundEventReceived } from "./events.ts";
import { InboundSourceId } from "./ids.ts";
import { noSuchEvent } from "./problems.ts";
import { processSoon } from "./process-event.ts";
import { dataOf } from "./read-body.ts";
import { questionOf, userMessage } from "./read-question.ts";
import type { Receipt } from "./schema.ts";
import { findEvent, oweAgain } from "./store.ts";

/**
 * Processes a received event again because its owner wants it so: a question is asked anew, and whoever listens is told
 * once more. Throws conflict while it is still owed its first processing.
 */
export async function replayEvent(context: Context, wireId: string): Promise<Receipt> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const id = EventId.parse(wireId);
  const row = id === undefined ? undefined : await findEvent(kernel.database.query, workspaceId, id);
  if (id === undefined || row === undefined) throw noSuchEvent();
  const data = dataOf(row);
  if (data === null) throw new Problem(cannotBeDone, "Its words were erased together with their conversation.");
  const sourceId = InboundSourceId.format(row.sourceId);
  const isQuestion = row.kind === userMessage && !row.isWholeBody;
  const receipt = await context.commit<Receipt>(async (tx) => {
    if (isQuestion && !(await oweAgain(tx, { workspaceId, id }, kernel.node.id))) {
      throw new Problem(conflict, "The event is still being processed. Read it again in a moment.");
    }
    await audit(tx, {
      workspaceId,
      caller,
      action: "webhook-event.replayed",
      targetId: id,
      clientAddress: context.clientAddress,
    });
    emit(tx, inboundEventReceived, { workspaceId, data: { eventId: wireId, sourceId, kind: row.kind } });
    return { eventId: wireId, status: "accepted" };
  });
  if (isQuestion) processSoon(kernel, { workspaceId, id }, questionOf(data, sourceId));
  return receipt;
}
