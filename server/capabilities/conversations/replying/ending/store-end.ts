import { Counter } from "../../../../kernel/counter.ts";
import type { Kernel } from "../../../../kernel/kernel.ts";
import type { Transaction } from "../../../../kernel/storage/database.ts";
import { newUuid } from "../../../../kernel/storage/id.ts";
import { offlineModel } from "../../../assistants/index.ts";
import { visitorOfPerson } from "../../../contacts/index.ts";
import {
  DocumentId,
  deleteMissedQuestion,
  keepSources,
  noteMissedQuestion,
  SourceId,
} from "../../../knowledge/index.ts";
import { captureInChat } from "../../../leads/index.ts";
import { noteTakenChoice } from "../../../questions/index.ts";
import { keepCitedDocuments, quotesOfReplies } from "../../citing/quotes-of-replies.ts";
import { findMessage, type MessageRow } from "../../record/store.ts";
import { keepRecording } from "../../recordings/keep-recording.ts";
import { announceReply } from "../../stopping/announce-reply.ts";
import type { EndOfReply } from "../end-of-reply.ts";
import type { PendingReply } from "../pending-reply.ts";
import { passTurnOn } from "./pass-turn-on.ts";
import { endReply } from "./store.ts";

/** The reply must be made again from what is left. */
export class SourceGone extends Error {}

/**
 * Stores the end of a reply, announces it, and passes the turn on. Undefined when the reply was
 * stopped, erased or adopted by another node meanwhile: then nothing is written. Throws SourceGone,
 * and has written nothing, when the engine's answer cites or offers what was deleted while it was
 * made. What a model wrote was read already: it stays, and such citations are withdrawn.
 */
export async function storeEnd(
  kernel: Kernel,
  tx: Transaction,
  reply: PendingReply,
  nodeId: string,
  end: EndOfReply,
): Promise<MessageRow | undefined> {
  const { workspaceId, conversationId, replyId } = reply;
  const { kept, gone } = await keepCitedDocuments(tx, workspaceId, [
    ...end.citations,
    ...(end.continuation?.passages ?? []),
  ]);
  const isOfferGone = !(await keepSources(tx, workspaceId, sourceIdsOf(end)));
  if (isOfferGone || (gone.length > 0 && end.model === offlineModel)) {
    throw new SourceGone("A cited or offered source was removed meanwhile.");
  }
  const ended = await endReply(tx, { workspaceId, conversationId, replyId, nodeId }, end, [...kept, ...gone]);
  if (ended === undefined) return undefined;
  if (gone.length > 0) {
    await quotesOfReplies.withdraw(tx, workspaceId, gone);
    Object.assign(ended, await findMessage(tx, workspaceId, replyId));
  }
  await followEnd(kernel, tx, reply, end, ended);
  return ended;
}

const replies = new Counter("parley_replies_total", "Replies of assistants that this node has ended, by outcome.");

/** Does what the stored end of a reply leads to: it is noted when it missed, announced, and passes the turn on. */
export async function followEnd(
  kernel: Kernel,
  tx: Transaction,
  reply: PendingReply,
  end: EndOfReply,
  ended: MessageRow & { isLast: boolean },
): Promise<void> {
  const { workspaceId, conversationId } = reply;
  const outcome = isMissed(end) ? "declined" : end.isAnswered ? "answered" : end.status;
  tx.outbox.committed.push(() => replies.add(`outcome="${outcome}"`));
  if (end.heard !== undefined) await keepRecording(kernel, tx, reply, end.heard);
  const missed = isMissed(end) ? [reply.question] : (end.missed ?? []);
  await noteMissed(tx, reply, ended, missed);
  if (!isMissed(end) && end.settles !== undefined && end.isAnswered && end.handOver === undefined) {
    await deleteMissedQuestion(tx, workspaceId, end.settles.messageId, "unanswered");
    await noteChoice(tx, reply, end.settles, end);
  }
  if (end.lead !== undefined) {
    const { userId } = reply;
    await captureInChat(kernel, tx, workspaceId, { ...end.lead, userId, conversationId });
  }
  announceReply(tx, workspaceId, ended, reply.causedBy);
  await passTurnOn(kernel, tx, { workspaceId, conversationId, isLast: ended.isLast }, end.handOver);
}

/** The question leads there the next time, when several people took this choice. */
async function noteChoice(
  tx: Transaction,
  reply: PendingReply,
  { question, language }: NonNullable<EndOfReply["settles"]>,
  { citations: [cited] }: EndOfReply,
): Promise<void> {
  const documentId = cited && DocumentId.parse(cited.documentId);
  if (documentId === undefined || cited?.start == null) return;
  const { workspaceId, conversationId } = reply;
  await noteTakenChoice(tx, workspaceId, {
    ...{ question, language, conversationId, visitorId: visitorOfPerson(workspaceId, reply) },
    place: { documentId, start: cited.start, section: cited.section ?? null },
  });
}

/** Lists the sources that a reply offers. */
function sourceIdsOf({ choices = [] }: EndOfReply): string[] {
  return choices.map(({ sourceId }) => SourceId.parse(sourceId) ?? "");
}

/**
 * Tells whether the knowledge missed the question. A reply that could not be made or was cut says
 * nothing of that.
 */
function isMissed({ status, isAnswered, toolCalls, asks }: EndOfReply): boolean {
  return status === "completed" && !isAnswered && toolCalls === undefined && asks === undefined;
}

/** The first of them goes by the id of the message. */
async function noteMissed(
  tx: Transaction,
  { workspaceId, conversationId }: PendingReply,
  { replyToId, createdAt: askedAt }: MessageRow,
  questions: readonly string[],
): Promise<void> {
  if (replyToId === null) return;
  for (const [place, text] of questions.entries()) {
    const id = place === 0 ? replyToId : newUuid();
    await noteMissedQuestion(tx, workspaceId, { id, conversationId, text, askedAt, reason: "unanswered" });
  }
}
