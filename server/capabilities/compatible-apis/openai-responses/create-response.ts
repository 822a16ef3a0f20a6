import { alreadyAnswered, type Call } from "../../../kernel/wire/route.ts";
import { answerOfReply } from "../answer-of-reply.ts";
import { askWithHistory } from "../ask-with-history.ts";
import { findStoredReply } from "./find-response.ts";
import { readResponseRequest } from "./read-response-request.ts";
import type { Response, ResponseRequest } from "./schema.ts";
import { showEndedResponse, showResponse } from "./show-response.ts";
import { streamResponse } from "./stream-response.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** Answers one question: whole, as a stream, or in the background. */
export async function createResponse(call: AnyCall, body: ResponseRequest): Promise<Response | typeof alreadyAnswered> {
  const question = await readResponseRequest(call, body);
  const { replyId, complete } = await askWithHistory(call, question);
  const stored = await findStoredReply(call, replyId);
  // No reply is stored in a conversation that is handed over, and nothing is remembered with it.
  const reply = { ...stored, complete, remembered: stored.remembered ?? question.remembered };
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
