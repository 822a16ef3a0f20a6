import { audit } from "../../../kernel/audit.ts";
import { withinBoth } from "../../../kernel/caller.ts";
import { emit } from "../../../kernel/log/event.ts";
import { cannotBeDone, conflict, Problem } from "../../../kernel/problem.ts";
import { EventId } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { inboundEventReceived } from "../events.ts";
import { InboundSourceId } from "../ids.ts";
import { processMail } from "../mails/process-mail.ts";
import type { StoredMail } from "../mails/stored-mail.ts";
import { noSuchEvent } from "../problems.ts";
import { processQuestion } from "../processing/process-question.ts";
import { questionOf, userMessage } from "../processing/read-question.ts";
import { markAccepted } from "../processing/store.ts";
import type { Receipt } from "../schema.ts";
import { findSource } from "../sources/store.ts";
import { contentOf } from "./content-of.ts";
import { findEvent } from "./store.ts";

/**
 * Processes a received event again: asks its question again, and announces the event again to
 * listeners. Throws conflict while the event is being processed, and cannot-be-done if its content
 * was erased.
 */
export async function replayEvent(context: Context, eventId: string): Promise<Receipt> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const id = EventId.parse(eventId);
  const row = id === undefined ? undefined : await findEvent(kernel.database.query, workspaceId, id);
  if (id === undefined || row === undefined) throw noSuchEvent();
  const data = contentOf(row);
  if (data === null) throw erasedContent();
  const sourceId = InboundSourceId.format(row.sourceId);
  const source = await findSource(kernel.database.query, workspaceId, row.sourceId);
  // The question is the source's, and the wish to ask it again is the caller's.
  const databaseRules = withinBoth(source?.databaseRules ?? null, caller.databaseRules ?? null);
  const isMail = source?.format === "email" && (data as StoredMail).automatic === null;
  const isQuestion = isMail || (row.kind === userMessage && !row.isWholeBody);
  const receipt = await context.commit<Receipt>(async (tx) => {
    if (isQuestion && !(await markAccepted(tx, { workspaceId, id }, kernel.node.id))) {
      if ((await findEvent(tx, workspaceId, id))?.body === null) throw erasedContent();
      throw new Problem(conflict, "The event is still being processed. Read it again in a second.");
    }
    await audit(tx, {
      workspaceId,
      caller,
      action: "webhook-event.replayed",
      targetId: id,
      clientAddress: context.clientAddress,
    });
    emit(tx, inboundEventReceived, { workspaceId, data: { eventId, sourceId, kind: row.kind } });
    return { eventId, status: "accepted" };
  });
  if (isMail)
    processMail(kernel, { workspaceId, id }, data as StoredMail, databaseRules, { isAskedAgain: true }).catch(() => {});
  else if (isQuestion) {
    const question = questionOf(data as Record<string, unknown>, sourceId);
    processQuestion(kernel, { workspaceId, id }, { ...question, databaseRules });
  }
  return receipt;
}

function erasedContent(): Problem {
  return new Problem(cannotBeDone, "The content of this event was erased together with its conversation.");
}
