import { alreadyAnswered, type Call } from "../../kernel/wire/route.ts";
import { ConversationId, showAnswer } from "../conversations/index.ts";
import { ask } from "./ask.ts";
import { findOutputMessage, findResponse } from "./find-response.ts";
import { unsupported } from "./problems.ts";
import { checkedQuestion, readMessages } from "./read-messages.ts";
import { refuseTools } from "./refuse-tools.ts";
import { responseEnded, responseIdOf, responseOf } from "./response-shape.ts";
import type { Response, ResponseRequest } from "./responses-schema.ts";
import { readSessionId } from "./session-id.ts";
import { streamResponse } from "./stream-response.ts";
import type { Said } from "./told-history.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** One question in the form of OpenAI's responses. */
export async function createResponse(call: AnyCall, body: ResponseRequest): Promise<Response | typeof alreadyAnswered> {
  refuseTools(body);
  if ((body.text?.format?.type ?? "text") !== "text") {
    throw unsupported("/body/text/format", "Answers are text: leave `text.format` out.");
  }
  const { question, history } = readInput(body.input);
  const sessionId = await sessionIdOf(call, body);
  const owed = await ask(call, { text: question, history, sessionId, userId: body.user, model: body.model });
  const reply = { ...(await findResponse(call, responseIdOf(owed.replyId))), complete: owed.complete };
  if (body.stream) {
    await streamResponse(call, reply);
    return alreadyAnswered;
  }
  if (body.background) {
    // The reply is made whether or not anybody waits for it; a failure here is found by the look for forgotten replies.
    reply.complete().catch(() => {});
    return responseOf(reply);
  }
  return responseEnded(reply, showAnswer(await reply.complete(), reply.sessionId, undefined));
}

function readInput(input: ResponseRequest["input"]): { question: string; history: Said[] } {
  if (typeof input === "string") return { question: checkedQuestion(input, "/body/input"), history: [] };
  return readMessages(input, "/body/input");
}

/**
 * Header, metadata and `conversation` name a conversation; the previous response is in one, and so is the last of our
 * messages that the input repeats or refers to. Throws not-found.
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
