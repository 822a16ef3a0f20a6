import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import { sha256 } from "../../kernel/secrets.ts";
import type { Call } from "../../kernel/wire/route.ts";
import type { ModelMessage } from "../../providers/model/model.ts";
import { unknownModel } from "../assistants/index.ts";
import {
  beginReply,
  ConversationId,
  findReply,
  isHandedOver,
  joinAbandonedReply,
  type Reply,
  type ReplyRequest,
  type SendMessage,
  type Wish,
  watchForAbandonment,
} from "../conversations/index.ts";
import { answerOfReply } from "./answer-of-reply.ts";
import { type Claim, type ClientHistory, claimConversation, rememberHistory } from "./client-history.ts";
import { invalid, noSuchModel } from "./problems.ts";
import { type SplitMessages, splitMessages } from "./split-messages.ts";
import { withoutUndefined } from "./without-undefined.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** Each message that is not stored becomes a message of the conversation, with an event. */
const mostMessages = 1_000;

/** A question as the compatible APIs ask it. */
export type ToldQuestion = {
  /**
   * All messages that the client sent, oldest first, its system messages among them. The last is the
   * user's question, or the last result of the client's tools.
   */
  messages: readonly ModelMessage[];
  /** The conversation that the client names; undefined: the one with the history that it sent. */
  sessionId?: string | undefined;
  context?: SendMessage["context"];
  /** The assistant or the model, as the client named it. */
  model?: string | undefined;
  assistantId?: string | undefined;
  /** Goes on after this reply: in its conversation, or in a fork of it when more was said since. */
  previousReplyId?: string | undefined;
  /** The messages are all of the history even when the question stands alone. */
  isWhole?: boolean;
  /** The messages are added to those of the named conversation, and not all of its history. */
  isAddition?: boolean;
  /** The question comes over a connection that stays: it is asked once, and no retry of another. */
  isLive?: boolean;
  /** Another reply to a stored question is asked for. */
  isAgain?: boolean;
  /** The settings of the answer, and the client's tools. */
  settings: Pick<ReplyRequest, "sampling" | "maxOutputTokens" | "responseFormat" | "tools" | "toolChoice">;
  /** Thrown where no language model answers: names the parameter that only a model can meet. */
  needsModel?: Problem | undefined;
  /** JSON that the API wants back with the stored reply, to show what was asked for. */
  remembered?: Record<string, unknown>;
};

/**
 * Sends a question with the history that the client told. What a server tells is what the model
 * sees; of a page only the question counts. A client that lost its connection and asks the same once
 * more gets the reply of its first attempt. Throws model-not-found, unsupported-parameter, and the
 * problems of `beginReply`.
 */
export async function askWithHistory(call: AnyCall, question: ToldQuestion): Promise<Reply> {
  if (question.messages.length > mostMessages) {
    throw invalid("/body", `must have at most ${mostMessages} messages: leave out the oldest`);
  }
  const split = splitMessages(question.messages);
  if (split.question === "" && split.results.length === 0) {
    throw invalid("/body", "must have a message of the user, or results of tool calls, at the end");
  }
  const fingerprint = question.isLive ? undefined : fingerprintOf(call);
  const joined = fingerprint && (await joinAbandonedReply(call, fingerprint));
  const place = joined === undefined ? await placeOf(call, question, split) : undefined;
  const reply =
    joined ??
    (await ask(
      call,
      question,
      { ...wishOf(question, split), ...place?.wish, ...(fingerprint && { fingerprint }) },
      {
        sessionId: place?.sessionId,
        message: split.question,
      },
    ).catch(async (error: unknown) => {
      await place?.giveBack?.();
      throw error;
    }));
  if (fingerprint !== undefined) watchForAbandonment(call, reply);
  return place?.history === undefined ? reply : rememberAtEnd(call, reply, place.history, question);
}

/** A question goes to this place. `history`: to be remembered when the reply has ended. */
type Place = {
  sessionId: string | undefined;
  wish: Wish;
  history?: ClientHistory;
  /** Undoes what was taken for the question. */
  giveBack?: () => Promise<void>;
};

/**
 * Gives the conversation that the client names, else that of the reply which it goes on after, else the
 * one with the history that it sent.
 */
async function placeOf(call: AnyCall, question: ToldQuestion, split: SplitMessages): Promise<Place> {
  const { kernel, caller } = call;
  const { sessionId, previousReplyId } = question;
  // A retry continues in the conversation of its first attempt.
  if (sessionId !== undefined || call.progress !== null) return { sessionId, wish: {} };
  if (previousReplyId !== undefined) return placeAfter(kernel, caller.workspaceId, previousReplyId);
  const history: ClientHistory = {
    workspaceId: caller.workspaceId,
    callerId: caller.id,
    userId: question.context?.userId,
    messages: split.results.length === 0 ? split.told : upToLastCall(question.messages),
  };
  const claim = await claimOwn(kernel, history);
  if (claim !== undefined && "continues" in claim) {
    const conversationId = claim.continues;
    return {
      sessionId: ConversationId.format(conversationId),
      wish: { isToldStored: true },
      history,
      giveBack: () => rememberHistory(kernel, history, conversationId),
    };
  }
  return { sessionId: undefined, wish: claim === undefined ? {} : { fork: { conversationId: claim.forks } }, history };
}

/**
 * Claims a conversation as `claimConversation` does, but one that is handed over only when it is
 * the only one: two people may have had the same exchange, and a colleague's words are for one of
 * them.
 */
async function claimOwn(kernel: Kernel, history: ClientHistory): Promise<Claim> {
  const claim = await claimConversation(kernel, history);
  if (claim === undefined || "forks" in claim || claim.isOnly) return claim;
  const { workspaceId } = history;
  if (!(await isHandedOver(kernel, workspaceId, claim.continues))) return claim;
  await rememberHistory(kernel, history, claim.continues);
  return { forks: claim.continues };
}

/** Results belong to the calls before them. */
function upToLastCall(messages: readonly ModelMessage[]): ModelMessage[] {
  return messages.slice(0, messages.findLastIndex(({ role }) => role === "assistant") + 1);
}

/** In the conversation of that reply, or in a fork of it when more was said since. */
async function placeAfter(kernel: Kernel, workspaceId: string, replyId: string): Promise<Place> {
  const reply = await findReply(kernel, workspaceId, replyId);
  if (reply === undefined) return { sessionId: undefined, wish: {} };
  return { sessionId: undefined, wish: { fork: { conversationId: reply.conversationId, upToReplyId: replyId } } };
}

function wishOf(question: ToldQuestion, { instructions, told, images, results }: SplitMessages): Wish {
  const { settings, isAgain, needsModel, remembered, previousReplyId, isAddition, isWhole } = question;
  const request: ReplyRequest = {
    ...settings,
    ...(instructions.length > 0 && { instructions }),
    ...((told.length > 0 || isWhole) && { told, isWholeHistory: previousReplyId === undefined && isAddition !== true }),
    ...(images.length > 0 && { images }),
    ...(results.length > 0 && { results }),
  };
  return {
    request,
    kind: results.length > 0 ? "results" : isAgain ? "again" : "question",
    ...(remembered && { remembered }),
    ...(needsModel && { needsModel }),
  };
}

/** After the reply the client will send its question and the reply as history. */
function rememberAtEnd(call: AnyCall, reply: Reply, history: ClientHistory, question: ToldQuestion): Reply {
  return {
    ...reply,
    async complete() {
      const message = await reply.complete();
      const { aiResponse, toolCalls } = await answerOfReply(call.kernel, reply, message);
      const answer: ModelMessage = { role: "assistant", text: aiResponse, ...(toolCalls && { toolCalls }) };
      const messages = [...question.messages, answer];
      await rememberHistory(call.kernel, { ...history, messages }, reply.conversationId);
      return message;
    },
  };
}

async function ask(
  call: AnyCall,
  { context, model, assistantId }: ToldQuestion,
  wish: Wish,
  { message, sessionId }: { message: string; sessionId: string | undefined },
): Promise<Reply> {
  try {
    const named = withoutUndefined({ sessionId, context, model, assistantId });
    return await beginReply(call, { message, ...named }, wish);
  } catch (error) {
    throw error instanceof Problem && error.type === unknownModel ? noSuchModel(model ?? "") : error;
  }
}

/**
 * Identifies a request among those of its caller, so that a retry is recognised: clients retry after
 * a time-out without saying so. Undefined for callers with a publishable key, which all visitors
 * share, and for requests with an Idempotency-Key, which says it.
 */
function fingerprintOf(call: Call<unknown, unknown, unknown>): Buffer | undefined {
  const { caller, request, body } = call;
  if (caller.kind === "publishable-key" || call.header("idempotency-key") !== undefined) return undefined;
  const session = call.header("x-session-id") ?? null;
  return sha256(JSON.stringify([caller.id, request.routeOptions.url, session, body]));
}
