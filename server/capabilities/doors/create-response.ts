import { alreadyAnswered, type Call } from "../../kernel/http.ts";
import { formatId } from "../../kernel/ids.ts";
import { notFound, Problem } from "../../kernel/problem.ts";
import { type FoundReply, findReply, showAnswer } from "../conversations/index.ts";
import { ask } from "./ask.ts";
import { unsupported } from "./problems.ts";
import { checkedQuestion, readMessages } from "./read-messages.ts";
import { refuseTools } from "./refuse-tools.ts";
import { replyIdOf, responseEnded, responseOf } from "./response-shape.ts";
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
  const sessionId = await conversationOf(call, body);
  const owed = await ask(call, { text: question, history, sessionId, userId: body.user, model: body.model });
  const reply = { ...(await readReply(call, owed.replyId)), complete: owed.complete };
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

/** Throws not-found. */
export async function readResponse(call: AnyCall, responseId: string): Promise<FoundReply> {
  const replyId = replyIdOf(responseId);
  if (replyId === undefined) throw noSuchResponse();
  return readReply(call, replyId);
}

async function readReply({ kernel, caller }: AnyCall, replyId: string): Promise<FoundReply> {
  const found = await findReply(kernel, caller.workspaceId, replyId);
  if (found === undefined) throw noSuchResponse();
  return found;
}

function noSuchResponse(): Problem {
  return new Problem(notFound, "There is no such response.");
}

function readInput(input: ResponseRequest["input"]): { question: string; history: Said[] } {
  if (typeof input === "string") return { question: checkedQuestion(input, "/body/input"), history: [] };
  return readMessages(input, "/body/input");
}

/** Header, metadata and `conversation` name a conversation; a previous response is in one. Throws not-found. */
async function conversationOf(call: AnyCall, body: ResponseRequest): Promise<string | undefined> {
  const { conversation, previous_response_id: previous } = body;
  const named =
    readSessionId(call, body.metadata) ?? (typeof conversation === "string" ? conversation : conversation?.id);
  if (named !== undefined || previous == null) return named;
  return formatId("conv", (await readResponse(call, previous)).conversationId);
}
