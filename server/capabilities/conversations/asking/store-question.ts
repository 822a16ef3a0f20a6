import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { assistantModel, heldSetup } from "../../assistants/index.ts";
import { identifiedVisitorOf, reassignVisitor, retryReassignment, VisitorToken } from "../../contacts/index.ts";
import { checkChoice } from "../placing/check-choice.ts";
import { conversationIdOf } from "../placing/conversation-id-of.ts";
import type { Question, Turn } from "../placing/question.ts";
import { holderOf } from "../record/find-own-conversation.ts";
import type { Holder } from "../record/store.ts";
import { type StartedModel, stopStartedModel } from "../replying/writing/start-model-early.ts";
import type { SendMessage } from "../schema.ts";
import { needsPreparation } from "../telling/prepare-conversation.ts";
import type { Wish } from "../telling/wish.ts";
import { assistantIdOf } from "./assistant-id-of.ts";
import { insertQuestion } from "./insert-question.ts";

/** A retry with the same Idempotency-Key goes on from here. */
export type Progress = {
  conversationId: string;
  messageId: string;
  /** Is null when the conversation was handed over to a person. */
  replyId: string | null;
  sessionId: string;
  /** The visitor and not its token, which is a credential and can be made again. */
  visitorId: string | null;
};

/**
 * Stores a question of `caller`, as `identifyCaller` gives it. From the commit on the reply is
 * owed. Throws as `insertQuestion`, and invalid-request for a context that is too large.
 */
export async function storeQuestion(
  context: Context,
  caller: Caller,
  input: SendMessage,
  visitorToken: string | undefined,
  wish?: Wish,
): Promise<Turn> {
  const { kernel } = context;
  const { workspaceId } = caller;
  const isBrowser = caller.kind === "publishable-key";
  const tokenVisitorId = isBrowser ? VisitorToken.read(kernel, workspaceId, visitorToken)?.visitorId : undefined;
  const known = holderOf(caller);
  const holder: Holder = known ?? { workspaceId, visitorId: newUuid() };
  const question = questionOf(caller, input, { isNewVisitor: known === undefined });
  const { channel, ...more } = wish ?? {};
  question.channel = channel;
  question.wish = isBrowser ? wishOfBrowser(more) : Object.keys(more).length > 0 ? more : undefined;
  // A page that knew another person before may name that person's conversation: the user starts a
  // new one.
  question.mayStartNew = caller.userId !== undefined && tokenVisitorId !== holder.visitorId;
  const identified = identifiedVisitorOf(caller, tokenVisitorId);
  const isLong = question.wish !== undefined && needsPreparation(question.wish);
  const options = {
    mayShare: identified === undefined && !isLong && (await isExpectedToPass(kernel, workspaceId, question)),
    progressOf: (turn: Turn) => progressOf(turn, holder.visitorId),
  };
  const commit = () =>
    keepStarted((startedModels) =>
      context.commit(async (tx) => {
        if (identified !== undefined) await reassignVisitor(kernel, tx, identified);
        return insertQuestion(kernel, tx, holder, question, startedModels);
      }, options),
    );
  return identified === undefined ? commit() : retryReassignment(commit);
}

/**
 * Tells whether nothing in memory speaks against who is to answer. What is refused after the question was
 * written rolls its transaction back, which it must not share.
 */
async function isExpectedToPass(kernel: Kernel, workspaceId: string, question: Question): Promise<boolean> {
  const { assistantIds, modelOfPage, assistantId = null, requestedModel = null, wish } = question;
  if ((assistantIds ?? undefined) !== undefined || modelOfPage !== undefined) return false;
  const stored = { setupVersion: heldSetup(kernel, workspaceId).version, assistantId };
  const named = { requestedModel, assistantId, needsModel: wish?.needsModel };
  try {
    await checkChoice(kernel, workspaceId, stored, named);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** A page tells no history and steers no model: its visitor may have written what it sends. */
function wishOfBrowser(wish: Wish | undefined): Wish | undefined {
  return wish?.kind === "again" ? { kind: "again" } : undefined;
}

function questionOf(caller: Caller, input: SendMessage, { isNewVisitor }: { isNewVisitor: boolean }): Question {
  const isBrowser = caller.kind === "publishable-key";
  const model = input.model === assistantModel ? undefined : input.model;
  const isNamedById = conversationIdOf(input.sessionId) !== undefined;
  return {
    text: input.message,
    // A conversation id without its visitor's token could be anyone's.
    sessionId: isNewVisitor && isNamedById ? undefined : input.sessionId,
    userId: caller.userId ?? input.context?.userId,
    isUserVerified: !isBrowser || caller.userId !== undefined,
    context: keptContext(input.context),
    requestedModel: isBrowser ? undefined : model,
    modelOfPage: isBrowser ? model : undefined,
    assistantId: assistantIdOf(input.assistantId),
    assistantIds: caller.assistantIds,
    databaseRules: caller.databaseRules,
  };
}

/**
 * Runs a commit and stops the models that it started, except that of the committed turn: a commit
 * may run twice or fail.
 */
async function keepStarted(commit: (startedModels: StartedModel[]) => Promise<Turn>): Promise<Turn> {
  const startedModels: StartedModel[] = [];
  let kept: StartedModel | undefined;
  try {
    const turn = await commit(startedModels);
    if (turn.progress.stage === "asked") kept = turn.progress.started;
    return turn;
  } finally {
    for (const started of startedModels) {
      if (started !== kept) stopStartedModel(started, "The question was not stored.");
    }
  }
}

function progressOf({ conversationId, messageId, reply, sessionId }: Turn, visitorId: string | null): Progress {
  return { conversationId, messageId, replyId: reply?.replyId ?? null, sessionId, visitorId };
}

/** The newest context is stored with the conversation, and every list of conversations reads it. */
const maxContextBytes = 8_192;

/**
 * Keeps the part of a message's context that is stored. Proofs of identity are credentials and are
 * not stored.
 */
function keptContext(context: Record<string, unknown> | undefined): Record<string, unknown> {
  const { userId: _userId, userToken: _userToken, userHash: _userHash, ...kept } = context ?? {};
  if (Buffer.byteLength(JSON.stringify(kept)) <= maxContextBytes) return kept;
  throw new Problem(
    invalidRequest,
    `The context is larger than ${maxContextBytes} bytes. Send only what the assistant needs.`,
    { errors: [{ pointer: "/body/context", message: `must not be larger than ${maxContextBytes} bytes as JSON` }] },
  );
}
