import type { Kernel } from "../../../kernel/kernel.ts";
import type { Cause } from "../../../kernel/log/event.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { afterWriting } from "../../../kernel/storage/group-commit.ts";
import { noticedUsers, VisitorToken } from "../../contacts/index.ts";
import { answerAtOnce } from "../at-once/answer-at-once.ts";
import { checkMessageLength } from "../check-message-length.ts";
import { sessionIdOf } from "../record/show-conversation.ts";
import type { Holder } from "../record/store.ts";
import type { PendingReply } from "../replying/pending-reply.ts";
import { type ReplyProgress, replyWithQuestion } from "../replying/reply-with-question.ts";
import type { StartedModel } from "../replying/writing/start-model-early.ts";
import type { Wish } from "../telling/wish.ts";
import { startWait } from "../waiting/start-wait.ts";
import { announceQuestion } from "./announce-question.ts";
import { type Choice, checkChoice } from "./check-choice.ts";
import { keepToAssistantsOfKey } from "./keep-to-assistants-of-key.ts";
import { pendingReplyOf } from "./pending-reply-of.ts";
import { type PlacedQuestion, placeQuestion } from "./place-question.ts";
import { refuseBlockedPerson } from "./refuse-blocked-person.ts";
import { storeChoice } from "./store.ts";

/** What a person wrote. */
export type Question = {
  text: string;
  sessionId: string | undefined;
  userId: string | undefined;
  /** Whether a server or a member named the user, or a browser proved it. */
  isUserVerified: boolean;
  context: Record<string, unknown>;
  requestedModel?: string | undefined;
  /** As a UUID. */
  assistantId?: string | undefined;
  /** The model that a page named. It may be the name of an assistant, and is ignored otherwise. */
  modelOfPage?: string | undefined;
  /** Those that the caller's publishable key may use, as `Caller` has them. */
  assistantIds?: readonly string[] | null | undefined;
  /** For channels where nobody waits: further messages within this time get the same reply. */
  pauseMs?: number;
  /** Whether an unknown conversation id starts a new conversation instead of being an error. */
  mayStartNew?: boolean;
  wish?: Wish;
  /** What caused it, where a workflow asks. The caller's transaction has the same cause. */
  causedBy?: Cause;
};

/** A question that is stored, and the reply that it gets. */
export type Turn = {
  workspaceId: string;
  conversationId: string;
  /** The question's id. */
  messageId: string;
  sessionId: string;
  /** Null when the conversation is handed over to a person: then the assistant does not reply. */
  reply: PendingReply | null;
  /** How far the reply is; without a reply, it is `waiting`. */
  progress: ReplyProgress;
  /** For browsers: the proof that the conversation is theirs. */
  visitorToken: string | undefined;
};

/**
 * Stores a question in the caller's transaction. From the commit on its reply is owed, whatever
 * becomes of this node. When the reply waits for nothing, it is made here too. Otherwise, with
 * `startedModels`, the model may be asked before the commit: the caller must stop the models of the
 * list that are not in the committed turn. Throws not-found for an unknown conversation id,
 * unknown-model, unknown-assistant, visitor-blocked, forbidden for an assistant that the key may not use.
 *
 *     const turn = await inTransaction(database, (tx) => insertQuestion(kernel, tx, holder, question));
 *     if (turn.reply !== null) await completeTurn(kernel, turn.reply, turn);
 */
export async function insertQuestion(
  kernel: Kernel,
  tx: Transaction,
  holder: Holder,
  question: Question,
  startedModels?: StartedModel[],
): Promise<Turn> {
  const { workspaceId, visitorId } = holder;
  checkMessageLength(kernel, question.text);
  if (question.isUserVerified && question.userId !== undefined) {
    noticedUsers(kernel).notice({ workspaceId, userId: question.userId });
  }
  const answered = await answerAtOnce(kernel, tx, holder, question);
  if (answered !== undefined) return answered;
  const placed = await placeQuestion(kernel, tx, holder, question);
  const { turn, stored } = placed;
  const choice = await check(kernel, tx, holder, question, placed).catch((error: unknown) => {
    throw error instanceof Problem ? afterWriting(error) : error;
  });
  if (choice.assistantId !== stored.assistantId || choice.requestedModel !== turn.requestedModel) {
    await storeChoice(tx, { workspaceId, ...stored }, choice);
  }
  announceQuestion(tx, workspaceId, placed);
  if (stored.replyId === null) await startWait(kernel, tx, { workspaceId, ...stored });
  const reply = pendingReplyOf(workspaceId, { ...turn, ...choice }, { ...stored, ...choice });
  const isActive = stored.isActive && stored.isDue;
  const mayAsk = startedModels !== undefined;
  const progress: ReplyProgress =
    reply !== null && isActive ? await replyWithQuestion(kernel, tx, reply, { mayAsk }) : { stage: "waiting" };
  if (progress.stage === "asked") startedModels?.push(progress.started);
  return {
    workspaceId,
    conversationId: stored.conversationId,
    messageId: turn.messageId,
    sessionId: sessionIdOf({ id: stored.conversationId, sessionKey: stored.sessionKey }),
    reply,
    progress,
    visitorToken: visitorId === null ? undefined : VisitorToken.make(kernel, workspaceId, visitorId),
  };
}

/** What can be known only after the question was placed: who wrote it, and who may answer it. */
async function check(
  kernel: Kernel,
  tx: Transaction,
  holder: Holder,
  question: Question,
  { turn, stored }: PlacedQuestion,
): Promise<Choice> {
  const { workspaceId } = holder;
  await refuseBlockedPerson(kernel, tx, holder, stored);
  await keepToAssistantsOfKey(kernel, tx, workspaceId, question, turn, stored);
  return checkChoice(kernel, workspaceId, stored, { ...turn, needsModel: question.wish?.needsModel });
}
