import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { refuseBlocked, VisitorToken, visitorOfPerson } from "../../contacts/index.ts";
import { conversationStarted, messageCreated } from "../events.ts";
import { ConversationId, MessageId } from "../ids.ts";
import { noSuchConversation } from "../record/find-own-conversation.ts";
import { sessionIdOf } from "../record/show-conversation.ts";
import type { Holder } from "../record/store.ts";
import type { TurnUnderWay } from "../replying/complete-turn.ts";
import { replyAtOnce } from "../replying/reply-at-once.ts";
import { type StartedModel, startModelEarly } from "../replying/start-model-early.ts";
import type { PendingReply } from "../replying/store.ts";
import { checkChoice } from "./check-choice.ts";
import { conversationIdOf } from "./conversation-id-of.ts";
import { keepToAssistantsOfKey } from "./keep-to-assistants-of-key.ts";
import { continueTurn, insertTurn, joinWaitingReply, type NewTurn, type StoredTurn } from "./store.ts";

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
  /** Those that the caller's publishable key may use, as `Caller` has them. */
  assistantIds?: readonly string[] | null | undefined;
  /** For channels where nobody waits: further messages within this time get the same reply. */
  pauseMs?: number;
  /** Whether an unknown conversation id starts a new conversation instead of being an error. */
  mayStartNew?: boolean;
};

/** A question that is stored, and the reply that it gets. */
export type Turn = TurnUnderWay & {
  workspaceId: string;
  conversationId: string;
  /** The question's id. */
  messageId: string;
  sessionId: string;
  /** Null when the conversation is handed over to a person: then the assistant does not reply. */
  reply: PendingReply | null;
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
  const { turn, stored } = await insert(kernel, tx, holder, question);
  await refuseBlockedPerson(kernel, tx, holder, stored);
  await keepToAssistantsOfKey(kernel, tx, workspaceId, question.assistantIds, turn, stored);
  await checkChoice(kernel, workspaceId, stored.setupVersion, turn);
  announce(tx, workspaceId, turn, stored);
  const reply = pendingReplyOf(workspaceId, turn, stored);
  const isActive = stored.isActive && stored.isDue;
  const ended = reply !== null && isActive ? await replyAtOnce(kernel, tx, reply) : undefined;
  const mayStart = reply !== null && isActive && ended === undefined && startedModels !== undefined;
  const startedModel = mayStart ? startModelEarly(kernel, reply) : undefined;
  if (startedModel !== undefined) startedModels?.push(startedModel);
  return {
    workspaceId,
    conversationId: stored.conversationId,
    messageId: turn.messageId,
    sessionId: sessionIdOf({ id: stored.conversationId, sessionKey: stored.sessionKey }),
    reply,
    isActive,
    ended,
    startedModel,
    visitorToken: visitorId === null ? undefined : VisitorToken.make(kernel, workspaceId, visitorId),
  };
}

/**
 * A server may name the conversation and not the person. Browsers were checked when they were
 * identified.
 */
async function refuseBlockedPerson(kernel: Kernel, tx: Transaction, holder: Holder, stored: StoredTurn): Promise<void> {
  const { workspaceId } = holder;
  const person = holder.visitorId === null ? visitorOfPerson(workspaceId, stored) : undefined;
  if (person !== undefined) await refuseBlocked(kernel, tx, workspaceId, person);
}

type Inserted = { turn: NewTurn; stored: StoredTurn };

/**
 * Adds the question to a reply that waits for more, else to the named conversation, else to the
 * session's.
 */
async function insert(kernel: Kernel, tx: Transaction, holder: Holder, question: Question): Promise<Inserted> {
  const namedId = conversationIdOf(question.sessionId);
  const named = namedId === undefined ? undefined : newTurn(kernel, question, namedId);
  const turn = named ?? newTurn(kernel, question);
  const joined = turn.pauseMs === 0 ? undefined : await joinWaitingReply(tx, holder, turn);
  if (joined !== undefined) return { turn, stored: joined };
  const continued = named && (await continueTurn(tx, holder, named));
  if (continued !== undefined) return { turn, stored: continued };
  if (named !== undefined && !question.mayStartNew) throw noSuchConversation();
  const first = named === undefined ? turn : newTurn(kernel, question);
  return { turn: first, stored: await insertTurn(tx, holder, first) };
}

/**
 * `namedId`: the conversation that it continues; without, it starts one or continues that of its
 * session key.
 */
function newTurn(kernel: Kernel, question: Question, namedId?: string): NewTurn {
  const { sessionId } = question;
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
    pauseMs: question.pauseMs ?? 0,
  };
}

function pendingReplyOf(workspaceId: string, turn: NewTurn, stored: StoredTurn): PendingReply | null {
  if (stored.replyId === null) return null;
  const { replyId, isNewConversation: isFirst } = stored;
  const { text: question, requestedModel } = turn;
  const unwritten = { hasBegun: false, adoptions: 0, text: "", model: null };
  return { ...stored, ...unwritten, replyId, workspaceId, question, requestedModel, isFirst };
}

function announce(tx: Transaction, workspaceId: string, turn: NewTurn, stored: StoredTurn): void {
  const conversationId = ConversationId.format(stored.conversationId);
  if (stored.isNewConversation) emit(tx, conversationStarted, { workspaceId, data: { conversationId } });
  const messageId = MessageId.format(turn.messageId);
  emit(tx, messageCreated, {
    workspaceId,
    data: { conversationId, messageId, author: "contact", status: "completed" },
  });
}
