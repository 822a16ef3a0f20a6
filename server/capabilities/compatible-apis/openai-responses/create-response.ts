import { alreadyAnswered, type Call } from "../../../kernel/wire/route.ts";
import { ConversationId } from "../../conversations/index.ts";
import { answerOfReply } from "../answer-of-reply.ts";
import { checkQuestion } from "../check-question.ts";
import { readMessages } from "../openai/read-messages.ts";
import { readSessionId } from "../openai/read-session-id.ts";
import { refuseTools } from "../openai/refuse-tools.ts";
import type { HistoryMessage } from "../openai/send-with-history.ts";
import { sendWithHistory } from "../openai/send-with-history.ts";
import { unsupported } from "../problems.ts";
import { findOutputMessage, findResponse } from "./find-response.ts";
import { ResponseId } from "./ids.ts";
import type { Response, ResponseRequest } from "./schema.ts";
import { showEndedResponse, showResponse } from "./show-response.ts";
import { streamResponse } from "./stream-response.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** Answers one question: whole, as a stream, or in the background. */
export async function createResponse(call: AnyCall, body: ResponseRequest): Promise<Response | typeof alreadyAnswered> {
  refuseTools(body);
  if ((body.text?.format?.type ?? "text") !== "text") {
    throw unsupported("/body/text/format", "Parley answers with text only. Leave `text.format` out.");
  }
  const { question, history } = readInput(body.input);
  const sessionId = await sessionIdOf(call, body);
  const { replyId, complete } = await sendWithHistory(call, {
    text: question,
    history,
    sessionId,
    userId: body.user,
    model: body.model,
  });
  const reply = { ...(await findResponse(call, ResponseId.format(replyId))), complete };
  if (body.stream) {
    await streamResponse(call, reply);
    return alreadyAnswered;
  }
  if (body.background) {
    // The assistant completes the reply whether or not a client waits. When it fails here, the
    // regular search for forgotten replies completes it.
    reply.complete().catch(() => {});
    return showResponse(call.kernel, reply);
  }
  return showEndedResponse(reply, await answerOfReply(call.kernel, reply, await reply.complete()));
}

function readInput(input: ResponseRequest["input"]): { question: string; history: HistoryMessage[] } {
  if (typeof input === "string") return { question: checkQuestion(input, "/body/input"), history: [] };
  return readMessages(input, "/body/input");
}

/**
 * The conversation that a request names, in this order: by header, metadata or `conversation`; by
 * its previous response; by the last of Parley's messages among its input. Throws not-found.
 */
async function sessionIdOf(call: AnyCall, body: ResponseRequest): Promise<string | undefined> {
  const { conversation, previous_response_id: previous, input } = body;
  const named =
    readSessionId(call, body.metadata) ?? (typeof conversation === "string" ? conversation : conversation?.id);
  if (named !== undefined) return named;
  const messageId = typeof input === "string" ? undefined : input.findLast((item) => item.id != null)?.id;
  const reply =
    previous != null
      ? await findResponse(call, previous)
      : messageId == null
        ? undefined
        : await findOutputMessage(call, messageId);
  return reply === undefined ? undefined : ConversationId.format(reply.conversationId);
}
