import { Problem } from "../../../kernel/problem.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { unknownModel } from "../../assistants/index.ts";
import { beginReply, ConversationId, type Reply } from "../../conversations/index.ts";
import { noSuchModel } from "../problems.ts";
import { type ClientHistory, claimConversation, type HistoryMessage, rememberHistory } from "./client-history.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** A question by a client of OpenAI's APIs. */
export type OpenaiQuestion = {
  text: string;
  /** The earlier messages that the client sent. Used only when the client names no conversation. */
  history: readonly HistoryMessage[];
  sessionId: string | undefined;
  userId: string | undefined;
  model: string | undefined;
};

/**
 * Sends a question to the conversation that the client names, else to the conversation with the
 * history that the client sent, else to a new one. Throws model-not-found, and the problems of
 * `beginReply`.
 */
export async function sendWithHistory(call: AnyCall, question: OpenaiQuestion): Promise<Reply> {
  // A retry continues in the conversation of its first attempt, which has claimed the history.
  if (question.sessionId !== undefined || call.progress !== null) return send(call, question, question.sessionId);
  const { kernel, caller } = call;
  const { text, userId } = question;
  const history: ClientHistory = {
    workspaceId: caller.workspaceId,
    callerId: caller.id,
    userId,
    messages: question.history,
  };
  const claimed = await claimConversation(kernel, history);
  const sessionId = claimed === undefined ? undefined : ConversationId.format(claimed);
  const reply = await send(call, question, sessionId).catch(async (error: unknown) => {
    if (claimed !== undefined) await rememberHistory(kernel, history, claimed);
    throw error;
  });
  return {
    ...reply,
    async complete() {
      const message = await reply.complete();
      const messages: HistoryMessage[] = [
        ...history.messages,
        { role: "user", text },
        { role: "assistant", text: message.text },
      ];
      await rememberHistory(kernel, { ...history, messages }, reply.conversationId);
      return message;
    },
  };
}

async function send(
  call: AnyCall,
  { text, userId, model }: OpenaiQuestion,
  sessionId: string | undefined,
): Promise<Reply> {
  try {
    return await beginReply(call, {
      message: text,
      ...(sessionId === undefined ? {} : { sessionId }),
      ...(userId === undefined ? {} : { context: { userId } }),
      ...(model === undefined ? {} : { model }),
    });
  } catch (error) {
    throw error instanceof Problem && error.type === unknownModel ? noSuchModel(model ?? "") : error;
  }
}
