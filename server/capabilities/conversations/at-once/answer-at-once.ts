import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { heldSetup } from "../../assistants/index.ts";
import { VisitorToken } from "../../contacts/index.ts";
import { heldPassageIndex } from "../../knowledge/index.ts";
import { announceQuestion } from "../placing/announce-question.ts";
import { pendingReplyOf } from "../placing/pending-reply-of.ts";
import { newTurn, placed } from "../placing/place-question.ts";
import type { Question, Turn } from "../placing/question.ts";
import { refuseBlockedPerson } from "../placing/refuse-blocked-person.ts";
import type { StoredTurn } from "../placing/store.ts";
import { sessionIdOf } from "../record/show-conversation.ts";
import type { Holder } from "../record/store.ts";
import { followEnd } from "../replying/ending/store-end.ts";
import { basisInMemory } from "../replying/prepare-reply.ts";
import { endByEngine } from "../replying/reply-with-question.ts";
import { storeAnswered } from "./store-answered.ts";

/**
 * Answers the first question of a new conversation from memory and then stores both in one
 * statement, which is shared by the questions of the moment. Undefined, with nothing written, when
 * this is not possible: a model replies, the question names a conversation or who answers, or what
 * this node has in memory is no longer the newest. Then the question is stored before its reply.
 */
export async function answerAtOnce(
  kernel: Kernel,
  tx: Transaction,
  holder: Holder,
  question: Question,
): Promise<Turn | undefined> {
  if (!isPlain(question)) return undefined;
  const { workspaceId, visitorId } = holder;
  const setup = heldSetup(kernel, workspaceId);
  const knowledge = heldPassageIndex(kernel, workspaceId);
  if (knowledge === undefined) return undefined;
  const turn = newTurn(kernel, question);
  const { conversationId, messageId, replyId } = turn;
  const stored: StoredTurn = {
    ...{ conversationId, sessionKey: null, replyId, isNewConversation: true, isActive: true, isDue: true },
    ...{ knowledgeVersion: knowledge.version, setupVersion: setup.version, assistantId: null, askedAction: null },
    ...{ visitorId, userId: turn.endUserVerified ? turn.endUserId : null },
  };
  const reply = pendingReplyOf(workspaceId, turn, stored)!;
  const basis = basisInMemory(kernel, reply);
  // A model must be waited for.
  if (basis === undefined || basis.assistant.models.length > 0) return undefined;
  await refuseBlockedPerson(kernel, tx, holder, stored);
  const end = await endByEngine(kernel, tx, reply, basis);
  const ended = await storeAnswered(tx, holder, turn, stored, end);
  if (ended === undefined) return undefined;
  await announceQuestion(kernel, tx, holder, placed(turn, stored));
  await followEnd(kernel, tx, reply, end, { ...ended, isLast: true });
  return {
    ...{ workspaceId, conversationId, messageId, sessionId: sessionIdOf({ id: conversationId, sessionKey: null }) },
    ...{ reply, progress: { stage: "ended", message: ended } },
    visitorToken: visitorId === null ? undefined : VisitorToken.make(kernel, workspaceId, visitorId),
  };
}

/** Tells whether the question names neither a conversation nor who answers, and waits for no other. */
function isPlain({ isForTeam, pauseMs, ...question }: Question) {
  const { sessionId, requestedModel, modelOfPage, assistantId, assistantIds, wish } = question;
  const names = [sessionId, requestedModel, modelOfPage, assistantId, assistantIds ?? undefined, wish];
  return names.every((name) => name === undefined) && (pauseMs ?? 0) === 0 && isForTeam !== true;
}
