import type { Kernel } from "../../../kernel/kernel.ts";
import { type Cause, maxDepth } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { noSuchConversation } from "../record/find-own-conversation.ts";
import type { Holder } from "../record/store.ts";
import { needsPreparation, type PreparedConversation, prepareConversation } from "../telling/prepare-conversation.ts";
import { conversationIdOf } from "./conversation-id-of.ts";
import type { Question } from "./question.ts";
import { continueTurn, insertTurn, joinWaitingReply, type NewTurn, repeatTurn, type StoredTurn } from "./store.ts";

export type PlacedQuestion = {
  turn: NewTurn;
  stored: StoredTurn;
  isNew: boolean;
  /** Messages that were stored before the question, because the caller told them. */
  told: PreparedConversation["told"];
  /** Says whether a message that was stored already gets another reply. */
  isRepeated: boolean;
};

/**
 * Stores a question where it belongs: with a reply that waits for more, else in the named
 * conversation, else in the session's. Throws not-found for a conversation that does not exist.
 */
export async function placeQuestion(
  kernel: Kernel,
  tx: Transaction,
  holder: Holder,
  question: Question,
): Promise<PlacedQuestion> {
  const namedId = conversationIdOf(question.sessionId);
  const named = namedId === undefined ? undefined : newTurn(kernel, question, namedId);
  const turn = named ?? newTurn(kernel, question);
  if (question.wish !== undefined && needsPreparation(question.wish))
    return prepareAndPlace(kernel, tx, holder, question, turn);
  const joined = turn.pauseMs === 0 ? undefined : await joinWaitingReply(tx, holder, turn);
  if (joined !== undefined) return placed(turn, joined);
  const continued = named && (await continueTurn(tx, holder, named));
  if (continued !== undefined) return placed(turn, continued);
  if (named !== undefined && !question.mayStartNew) throw noSuchConversation();
  const first = named === undefined ? turn : newTurn(kernel, question);
  return placed(first, await insertTurn(tx, holder, first));
}

export function placed(turn: NewTurn, stored: StoredTurn): PlacedQuestion {
  return { turn, stored, isNew: stored.isNewConversation, told: [], isRepeated: false };
}

/** With the history that the caller tells, or as another reply to a stored question. */
async function prepareAndPlace(
  kernel: Kernel,
  tx: Transaction,
  holder: Holder,
  question: Question,
  turn: NewTurn,
): Promise<PlacedQuestion> {
  const wish = question.wish!;
  const isNamed = turn.conversationId === conversationIdOf(question.sessionId);
  const prepared =
    (await prepareConversation(tx, holder, turn, isNamed, wish)) ??
    (question.mayStartNew ? await prepareConversation(tx, holder, newTurn(kernel, question), false, wish) : undefined);
  if (prepared === undefined) throw noSuchConversation();
  const { conversationId, isNew, told, question: asked } = prepared;
  const here = { ...turn, conversationId };
  const repeated = asked && { ...here, messageId: asked.id, text: asked.text };
  const stored = repeated ? await repeatTurn(tx, holder, repeated) : await continueTurn(tx, holder, here);
  if (stored === undefined) throw noSuchConversation();
  return { turn: repeated ?? here, stored, isNew, told, isRepeated: repeated !== undefined };
}

/**
 * `namedId`: the conversation that it continues; without, it starts one or continues that of its
 * session key.
 */
export function newTurn(kernel: Kernel, question: Question, namedId?: string): NewTurn {
  const { sessionId, wish } = question;
  return {
    conversationId: namedId ?? newUuid(),
    messageId: newUuid(),
    replyId: newUuid(),
    nodeId: kernel.node.id,
    text: question.text,
    sessionKey: sessionId === undefined || conversationIdOf(sessionId) !== undefined ? null : sessionId,
    endUserId: question.userId ?? null,
    endUserVerified: question.isUserVerified && question.userId !== undefined,
    context: question.context,
    assistantId: question.assistantId ?? null,
    requestedModel: question.requestedModel ?? null,
    channel: question.channel ?? null,
    pauseMs: question.pauseMs ?? 0,
    isForTeam: question.isForTeam ?? false,
    request: wish?.request ?? null,
    remembered: wish?.remembered ?? null,
    fingerprint: wish?.fingerprint ?? null,
    databaseRules: question.databaseRules ?? null,
    causedBy: question.causedBy === undefined ? null : causeOfReply(question.causedBy),
  };
}

/** A reply follows its question: it is one step further in the chain of causes. */
function causeOfReply(cause: Cause): Cause {
  return { ...cause, depth: Math.min(cause.depth + 1, maxDepth) };
}
