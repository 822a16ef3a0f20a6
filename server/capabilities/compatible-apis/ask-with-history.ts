import type { Problem } from "../../kernel/problem.ts";
import type { Call } from "../../kernel/wire/route.ts";
import type { ModelMessage } from "../../providers/model/model.ts";
import type { Reply, ReplyRequest, SendMessage } from "../conversations/index.ts";
import { sendWithHistory } from "./openai/send-with-history.ts";
import { invalid } from "./problems.ts";

type AnyCall = Call<unknown, unknown, unknown>;

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
  /** Whether another reply to a stored question is asked for. */
  isAgain?: boolean;
  /** The settings of the answer, and the client's tools. */
  settings: Pick<ReplyRequest, "sampling" | "maxOutputTokens" | "responseFormat" | "tools" | "toolChoice">;
  /** Thrown where no language model answers: names the parameter that only a model can meet. */
  needsModel?: Problem | undefined;
  /** JSON that the API wants back with the stored reply, to show what was asked for. */
  remembered?: Record<string, unknown>;
};

/**
 * Sends a question with the history that the client told. Throws model-not-found,
 * unsupported-parameter, and the problems of `beginReply`.
 */
export async function askWithHistory(call: AnyCall, question: ToldQuestion): Promise<Reply> {
  const last = question.messages.at(-1);
  if (last?.role !== "user") throw invalid("/body/messages", "must end with a message of the user");
  const history = question.messages.slice(0, -1).flatMap((message) => {
    return message.role === "user" || message.role === "assistant" ? [{ role: message.role, text: message.text }] : [];
  });
  return sendWithHistory(call, {
    text: last.text,
    history,
    sessionId: question.sessionId,
    userId: question.context?.userId,
    model: question.model,
  });
}
