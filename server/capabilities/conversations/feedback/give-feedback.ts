import type { Caller } from "../../../kernel/caller.ts";
import { emit } from "../../../kernel/log/event.ts";
import { cannotBeDone, notFound, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { deleteMissedQuestion, noteMissedQuestion } from "../../knowledge/index.ts";
import { feedbackGiven } from "../events.ts";
import { ConversationId, MessageId } from "../ids.ts";
import {
  byContact,
  type Feedback,
  type FeedbackByGiver,
  type KeptFeedback,
  type NewFeedback,
  showFeedback,
} from "../record/feedback-schema.ts";
import { holderOf } from "../record/find-own-conversation.ts";
import { findRatedMessage, lockRatedMessage, type RatedMessage, writeFeedback } from "./store.ts";

/**
 * Stores whether a reply was helpful. `caller` is as `identifyCaller` gives it: a visitor reaches
 * the replies of their own conversations. The same feedback again changes nothing and is not
 * announced. A retry shows the giver's newest feedback, and keeps no comment that would outlive the
 * conversation. Throws not-found, and cannot-be-done for a message that is no reply of an assistant.
 */
export async function giveFeedback(
  context: Context,
  caller: Caller,
  wireId: string,
  input: NewFeedback,
): Promise<Feedback> {
  const giver = caller.kind === "member" ? caller.id : byContact;
  const messageId = MessageId.parse(wireId) ?? "";
  if (context.progress === null) {
    await context.commit(async (tx) => replaceFeedback(context, tx, caller, { messageId, giver, input }), {
      progressOf: () => ({}),
    });
  }
  const reply = await requireReply(caller, messageId, (holder, id) =>
    findRatedMessage(context.kernel.database.query, holder, id),
  );
  const kept = reply.feedback?.[giver];
  if (kept === undefined) throw noSuchReply();
  return showFeedback(giver, kept);
}

async function replaceFeedback(
  { kernel }: Context,
  tx: Transaction,
  caller: Caller,
  { messageId, giver, input }: { messageId: string; giver: string; input: NewFeedback },
): Promise<void> {
  const { workspaceId } = caller;
  const reply = await requireReply(caller, messageId, (holder, id) => lockRatedMessage(tx, holder, id));
  const { helpful } = input;
  const comment = input.comment?.trim() || null;
  const former = reply.feedback?.[giver];
  if (former?.helpful === helpful && former.comment === comment) return;
  const kept: KeptFeedback = { helpful, comment, givenAt: new Date(kernel.clock.now()).toISOString() };
  await writeFeedback(tx, workspaceId, reply.id, giver, kept);
  await noteWhetherMissed(tx, workspaceId, reply, { ...reply.feedback, [giver]: kept });
  emit(tx, feedbackGiven, {
    workspaceId,
    data: {
      conversationId: ConversationId.format(reply.conversationId),
      messageId: MessageId.format(reply.id),
      helpful,
      givenBy: giver === byContact ? "contact" : "member",
    },
  });
}

/**
 * Notes whether a question was missed: that of a reply that no giver finds unhelpful any more was
 * not.
 */
async function noteWhetherMissed(
  tx: Transaction,
  workspaceId: string,
  { question, conversationId }: RatedMessage,
  feedback: FeedbackByGiver,
): Promise<void> {
  if (question === null) return;
  const reason = "unhelpful";
  if (Object.values(feedback).every(({ helpful }) => helpful)) {
    await deleteMissedQuestion(tx, workspaceId, question.id, reason);
  } else await noteMissedQuestion(tx, workspaceId, { ...question, conversationId, reason });
}

type Find = (holder: NonNullable<ReturnType<typeof holderOf>>, id: string) => Promise<RatedMessage | undefined>;

async function requireReply(caller: Caller, messageId: string, find: Find): Promise<RatedMessage> {
  const holder = holderOf(caller);
  const found = holder === undefined || messageId === "" ? undefined : await find(holder, messageId);
  if (found === undefined) throw noSuchReply();
  if (found.isReply) return found;
  throw new Problem(
    cannotBeDone,
    "Only a reply of the assistant takes feedback, once it has ended. Name the `messageId` of an answer.",
  );
}

function noSuchReply(): Problem {
  return new Problem(notFound, "There is no such reply. Name the `messageId` of an answer.");
}
