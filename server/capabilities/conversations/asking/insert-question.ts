import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { afterWriting } from "../../../kernel/storage/group-commit.ts";
import { noticedUsers, VisitorToken } from "../../contacts/index.ts";
import { answerAtOnce } from "../at-once/answer-at-once.ts";
import { checkMessageLength } from "../check-message-length.ts";
import { announceHandOver } from "../handing-over/hand-over-conversation.ts";
import { announceQuestion } from "../placing/announce-question.ts";
import { type Choice, checkChoice } from "../placing/check-choice.ts";
import { keepToAssistantsOfKey } from "../placing/keep-to-assistants-of-key.ts";
import { pendingReplyOf } from "../placing/pending-reply-of.ts";
import { type PlacedQuestion, placeQuestion } from "../placing/place-question.ts";
import type { Question, Turn } from "../placing/question.ts";
import { refuseBlockedPerson } from "../placing/refuse-blocked-person.ts";
import { storeChoice } from "../placing/store.ts";
import { sessionIdOf } from "../record/show-conversation.ts";
import type { Holder } from "../record/store.ts";
import { type ReplyProgress, replyWithQuestion } from "../replying/reply-with-question.ts";
import type { StartedModel } from "../replying/writing/start-model-early.ts";
import { startWait } from "../waiting/start-wait.ts";

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
  await announceQuestion(kernel, tx, holder, placed);
  if (stored.replyId === null) await startWait(kernel, tx, { workspaceId, ...stored });
  if (question.isForTeam && placed.isNew) announceHandOver(tx, workspaceId, stored.conversationId);
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

/** Checks what is known only after the question was placed: who wrote it, and who may answer it. */
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
