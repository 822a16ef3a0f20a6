import { openEventStream } from "../../../kernel/wire/event-stream.ts";
import { alreadyAnswered, type Call } from "../../../kernel/wire/route.ts";
import type { Reply } from "../../conversations/index.ts";
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
