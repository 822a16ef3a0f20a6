import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import {
  AssistantId,
  assistantModel,
  isKnownModel,
  setupAt,
  unknownAssistant,
  unknownModel,
} from "../../assistants/index.ts";
import { isVisitorOfUser, VisitorToken } from "../../contacts/index.ts";
import { conversationStarted, messageCreated } from "../events.ts";
import { ConversationId, MessageId } from "../ids.ts";
import { type Joining, joinUser, tryJoining } from "../join-user.ts";
import { holderOf, noSuchConversation } from "../record/find-own-conversation.ts";
import { sessionIdOf } from "../record/show.ts";
import {
  continueTurn,
  type Holder,
  insertTurn,
  joinWaitingReply,
  type MessageRow,
  type NewTurn,
  type PendingReply,
  type StoredTurn,
} from "../record/store.ts";
import { answerAtOnce } from "../replying/make-reply.ts";
import { askEarly, dropEarly } from "../replying/start-model-early.ts";
import type { SendMessage } from "../schema.ts";

/** A question that is stored, and the reply that follows it. */
export type Turn = {
  workspaceId: string;
  conversationId: string;
  /** The question's own. */
  messageId: string;
  sessionId: string;
  /** Null when a person has taken over: then nobody else replies. */
  reply: PendingReply | null;
  /** Whether the reply may be made now, by its place in the conversation and by the clock. */
  isActive: boolean;
  /** The end of the reply, where it was committed together with its question. */
  ended: MessageRow | undefined;
  /** Only for browsers: what proves that the conversation is theirs. */
  visitorToken: string | undefined;
};

/**
 * Stores what a person wrote. From the commit on it is not lost: the reply is owed, whatever becomes of this node.
 * `caller` is as `identifyCaller` gives it.
 * Throws not-found for a conversation id of somebody else, unknown-model, visitor-token-invalid.
 */
export async function storeQuestion(
  context: Context,
  caller: Caller,
  input: SendMessage,
  visitorToken: string | undefined,
): Promise<Turn> {
  const { kernel } = context;
  const isBrowser = caller.kind === "publishable-key";
  const requestedModel = isBrowser || input.model === assistantModel ? undefined : input.model;
  // A session id without its visitor token could be anyone's, so it begins a conversation of its own.
  const known = holderOf(caller);
  const holder: Holder = known ?? { workspaceId: caller.workspaceId, visitorId: newUuid() };
  const isNamedById = conversationIdOf(input.sessionId) !== undefined;
  const tokenVisitorId = isBrowser ? VisitorToken.read(kernel, caller.workspaceId, visitorToken) : undefined;
  const question: Question = {
    text: input.message,
    sessionId: known === undefined && isNamedById ? undefined : input.sessionId,
    userId: caller.userId ?? input.context?.userId,
    isUserVerified: !isBrowser || caller.userId !== undefined,
    context: keptContext(input.context),
    requestedModel,
    assistantId: input.assistantId === undefined ? undefined : (AssistantId.parse(input.assistantId) ?? nobodysId),
    // A page that knew another person before may name that one's conversation: whoever it is now begins their own.
    mayBeginAnew: caller.userId !== undefined && tokenVisitorId !== holder.visitorId,
  };
  // The visitor token is a credential and can be made again, so the record keeps the visitor instead.
  const progressOf = ({ conversationId, messageId, reply, sessionId }: Turn): Progress => ({
    conversationId,
    messageId,
    replyId: reply?.replyId ?? null,
    sessionId,
    visitorId: holder.visitorId,
  });
  const joining = joiningOf(caller, tokenVisitorId);
  // What names a model or an assistant may be refused after it was written: alone, so that nobody shares the rollback.
  const mayShare = joining === undefined && requestedModel === undefined && input.assistantId === undefined;
  const commit = () => {
    const begun: PendingReply[] = [];
    const committing = context.commit(
      async (tx) => {
        if (joining !== undefined) await joinUser(tx, joining);
        return insertQuestion(kernel, tx, holder, question, begun);
      },
      { mayShare, progressOf },
    );
    return keepOnly(begun, committing);
  };
  return joining === undefined ? commit() : tryJoining(commit);
}

/** Of the replies whose models were asked early, the one that was committed goes on. A transaction may have run twice, or in vain. */
async function keepOnly(begun: readonly PendingReply[], committing: Promise<Turn>): Promise<Turn> {
  let kept: PendingReply | null = null;
  try {
    const turn = await committing;
    kept = turn.reply;
    return turn;
  } finally {
    for (const reply of begun) if (reply !== kept) dropEarly(reply);
  }
}

/** Where a retry with the same idempotency key goes on. */
export type Progress = {
  conversationId: string;
  messageId: string;
  /** Null when a person had taken over. */
  replyId: string | null;
  sessionId: string;
  visitorId: string | null;
};

/** Both the token of an anonymous visitor and the proof of a user came: what the one said is the other's. */
function joiningOf(
  { workspaceId, visitorId, userId }: Caller,
  tokenVisitorId: string | undefined,
): Joining | undefined {
  if (userId === undefined || visitorId === undefined || tokenVisitorId === undefined) return undefined;
  if (isVisitorOfUser(tokenVisitorId)) return undefined;
  return { workspaceId, fromVisitorId: tokenVisitorId, toVisitorId: visitorId, userId };
}

/** What a person wrote. A user is verified when whoever names them is known: a server, not a page. */
export type Question = {
  text: string;
  sessionId: string | undefined;
  userId: string | undefined;
  isUserVerified: boolean;
  context: Record<string, unknown>;
  requestedModel?: string | undefined;
  /** By UUID. */
  assistantId?: string | undefined;
  /** Where nobody waits for the answer: how long further messages may follow that are answered together with it. */
  pauseMs?: number;
  /** Whether a conversation id that leads nowhere begins a conversation rather than being an error. */
  mayBeginAnew?: boolean;
};

/** The same inside of a transaction of the caller's, who gives `begun` to have a model asked before the commit. Throws not-found for a conversation id of somebody else. */
export async function insertQuestion(
  kernel: Kernel,
  tx: Transaction,
  holder: Holder,
  question: Question,
  begun?: PendingReply[],
): Promise<Turn> {
  const namedId = conversationIdOf(question.sessionId);
  const named = namedId === undefined ? undefined : newTurn(kernel, question, namedId);
  const waited = await joinWaiting(tx, holder, named ?? newTurn(kernel, question));
  const continued = waited ?? (named && within(named, await continueTurn(tx, holder, named)));
  if (named !== undefined && continued === undefined && !question.mayBeginAnew) throw noSuchConversation();
  const { turn, stored } = continued ?? (await begin(tx, holder, newTurn(kernel, question)));
  await refuseUnknown(kernel, holder.workspaceId, stored, turn);
  announce(tx, holder.workspaceId, turn, stored);
  const reply: PendingReply | null =
    stored.replyId === null
      ? null
      : {
          ...stored,
          ...unwritten,
          replyId: stored.replyId,
          workspaceId: holder.workspaceId,
          question: turn.text,
          requestedModel: turn.requestedModel,
          isFirst: stored.isNewConversation,
        };
  const isActive = stored.isActive && stored.isDue;
  const ended = reply !== null && isActive ? await answerAtOnce(kernel, tx, reply) : undefined;
  if (reply !== null && isActive && ended === undefined && begun !== undefined) {
    begun.push(reply);
    askEarly(kernel, reply);
  }
  return {
    workspaceId: holder.workspaceId,
    conversationId: stored.conversationId,
    messageId: turn.messageId,
    sessionId: sessionIdOf({ id: stored.conversationId, sessionKey: stored.sessionKey }),
    reply,
    isActive,
    ended,
    visitorToken:
      holder.visitorId === null ? undefined : VisitorToken.make(kernel, holder.workspaceId, holder.visitorId),
  };
}

const unwritten = { hasBegun: false, text: "", model: null };

type Stored = { turn: NewTurn; stored: StoredTurn };

function within(turn: NewTurn, stored: StoredTurn | undefined): Stored | undefined {
  return stored && { turn, stored };
}

async function joinWaiting(tx: Transaction, holder: Holder, turn: NewTurn): Promise<Stored | undefined> {
  return turn.pauseMs === 0 ? undefined : within(turn, await joinWaitingReply(tx, holder, turn));
}

async function begin(tx: Transaction, holder: Holder, turn: NewTurn): Promise<Stored> {
  return { turn, stored: await insertTurn(tx, holder, turn) };
}

/** `namedId`: the conversation that it goes on with; without, it begins one or goes on with that of its session key. */
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

function announce(tx: Transaction, workspaceId: string, turn: NewTurn, stored: StoredTurn): void {
  const conversationId = ConversationId.format(stored.conversationId);
  if (stored.isNewConversation) emit(tx, conversationStarted, { workspaceId, data: { conversationId } });
  const messageId = MessageId.format(turn.messageId);
  emit(tx, messageCreated, {
    workspaceId,
    data: { conversationId, messageId, author: "contact", status: "completed" },
  });
}

/** The UUID of a `conv_…` session id; undefined for a name of the caller's own. Throws for what only looks like an id. */
function conversationIdOf(sessionId: string | undefined): string | undefined {
  if (sessionId === undefined || !sessionId.startsWith("conv_")) return undefined;
  const id = ConversationId.parse(sessionId);
  if (id !== undefined) return id;
  throw new Problem(invalidRequest, "A sessionId of your own must not start with conv_.", {
    errors: [{ pointer: "/body/sessionId", message: "is not a conversation id" }],
  });
}

/** Stands for a text that is no id: it is refused as an assistant that there is not. */
const nobodysId = "00000000-0000-0000-0000-000000000000";

/** Throws unknown-model, unknown-assistant: by the setup that was committed when the question was stored. */
async function refuseUnknown(
  kernel: Kernel,
  workspaceId: string,
  { setupVersion }: StoredTurn,
  { requestedModel: model, assistantId }: NewTurn,
): Promise<void> {
  if (model === null && assistantId === null) return;
  const setup = await setupAt(kernel, workspaceId, setupVersion);
  if (model !== null && !isKnownModel(setup.models, model)) {
    const names = setup.models.providers.map(({ name }) => `${name}/…`);
    throw new Problem(
      unknownModel,
      `There is no model ${model} here. There are: ${["parley-offline", ...names].join(", ")}.`,
      { errors: [{ pointer: "/body/model", message: "names no model of this workspace" }] },
    );
  }
  if (assistantId === null || setup.assistants.some((assistant) => assistant.id === assistantId)) return;
  throw new Problem(unknownAssistant, "There is no such assistant. See /api/assistants for those there are.", {
    errors: [{ pointer: "/body/assistantId", message: "names no assistant of this workspace" }],
  });
}

/** The newest context is kept with the conversation and read with every list of conversations. */
const maxContextBytes = 8_192;

/** Proofs of identity are credentials: they are not kept. */
function keptContext(context: Record<string, unknown> | undefined): Record<string, unknown> {
  const { userId: _userId, userToken: _userToken, userHash: _userHash, ...kept } = context ?? {};
  if (Buffer.byteLength(JSON.stringify(kept)) <= maxContextBytes) return kept;
  throw new Problem(
    invalidRequest,
    `The context is larger than ${maxContextBytes} bytes. Send what the assistant needs.`,
    {
      errors: [{ pointer: "/body/context", message: `must not be larger than ${maxContextBytes} bytes as JSON` }],
    },
  );
}
