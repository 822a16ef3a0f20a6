import { notFound, Problem } from "../../../kernel/problem.ts";
import { openEventStream } from "../../../kernel/wire/event-stream.ts";
import { Answer, alreadyAnswered, type Call } from "../../../kernel/wire/route.ts";
import { identifyCaller } from "../../contacts/index.ts";
import { findReplyUnderWay, type Reply } from "../../conversations/index.ts";
import { loggedProblemOf } from "../logged-problem-of.ts";
import { uiMessageChunks } from "./ui-message-chunks.ts";

/** Streams a reply, pending or ended, as a UI message, or as the rest of the message `continuedId`. */
export async function streamUiMessage(
  call: Call<unknown, unknown, unknown>,
  reply: Reply,
  continuedId?: string,
): Promise<typeof alreadyAnswered> {
  const stream = openEventStream(call, {
    headers: {
      "x-vercel-ai-ui-message-stream": "v1",
      ...(reply.visitorToken === undefined ? {} : { "x-visitor-token": reply.visitorToken }),
    },
  });
  const send = (chunk: unknown) => stream.write(`data: ${JSON.stringify(chunk)}\n\n`);
  try {
    for await (const chunk of uiMessageChunks(call.kernel, reply, { continuedId, signal: stream.signal }))
      await send(chunk);
  } catch (error) {
    await send({ type: "error", errorText: loggedProblemOf(call, error).detail });
  } finally {
    await stream.write("data: [DONE]\n\n");
    stream.close();
  }
  return alreadyAnswered;
}

/**
 * Streams the chat's pending reply from its beginning. Answers 204 when there is none; the client
 * then keeps the messages that it has.
 */
export async function resumeUiMessage(
  call: Call<unknown, unknown, unknown>,
  sessionId: string,
): Promise<typeof alreadyAnswered | Answer> {
  const caller = await identifyCaller(call);
  const token = call.header("x-visitor-token");
  const reply = await findReplyUnderWay(call, caller, sessionId, token).catch((error: unknown) => {
    // A page that uses `resume` sends this request for a new chat too.
    if (error instanceof Problem && error.type === notFound) return undefined;
    throw error;
  });
  return reply === undefined ? new Answer(204, undefined) : streamUiMessage(call, reply);
}
