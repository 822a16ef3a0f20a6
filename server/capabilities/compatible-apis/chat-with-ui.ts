import { notFound, Problem } from "../../kernel/problem.ts";
import { problemOf } from "../../kernel/problem-of.ts";
import { openEventStream } from "../../kernel/wire/event-stream.ts";
import { Answer, alreadyAnswered, type Call } from "../../kernel/wire/route.ts";
import { identifyCaller } from "../contacts/index.ts";
import { beginReply, findReplyUnderWay, type Reply } from "../conversations/index.ts";
import { invalid, unsupported } from "./problems.ts";
import { checkedQuestion } from "./read-messages.ts";
import { uiChunks } from "./ui-chunks.ts";
import type { UiChatRequest, UiMessage } from "./ui-schema.ts";

type AnyCall = Call<unknown, unknown, unknown>;

/** One question of a page that was made with the AI SDK's `useChat`. */
export async function chatWithUi(call: AnyCall, body: UiChatRequest): Promise<typeof alreadyAnswered> {
  const { id: sessionId, messages, context, model } = body;
  const reply = await beginReply(call, {
    message: questionIn(messages),
    sessionId,
    ...(context === undefined ? {} : { context }),
    ...(model === undefined ? {} : { model }),
  });
  await streamToUi(call, reply);
  return alreadyAnswered;
}

/** The reply that the chat waits for, from its beginning. 204 when there is none: the client then keeps what it has. */
export async function resumeUi(call: AnyCall, sessionId: string): Promise<typeof alreadyAnswered | Answer> {
  const caller = await identifyCaller(call);
  const token = call.header("x-visitor-token");
  const reply = await findReplyUnderWay(call, caller, sessionId, token).catch((error: unknown) => {
    // A chat that has not begun is asked for as well, whenever a page with `resume` opens.
    if (error instanceof Problem && error.type === notFound) return undefined;
    throw error;
  });
  if (reply === undefined) return new Answer(204, undefined);
  await streamToUi(call, reply);
  return alreadyAnswered;
}

async function streamToUi(call: AnyCall, reply: Reply): Promise<void> {
  const stream = openEventStream(call, {
    headers: {
      "x-vercel-ai-ui-message-stream": "v1",
      ...(reply.visitorToken === undefined ? {} : { "x-visitor-token": reply.visitorToken }),
    },
  });
  const send = (chunk: unknown) => stream.write(`data: ${JSON.stringify(chunk)}\n\n`);
  try {
    for await (const chunk of uiChunks(call.kernel, reply, stream.signal)) await send(chunk);
  } catch (error) {
    const problem = problemOf(error);
    if (problem.type.status >= 500) call.kernel.log.error({ requestId: call.requestId }, problem.type.code);
    await send({ type: "error", errorText: problem.detail });
  } finally {
    await stream.write("data: [DONE]\n\n");
    stream.close();
  }
}

/** To ask again is to ask the last question: in both cases it is the last message of the user. */
function questionIn(messages: readonly UiMessage[]): string {
  const index = messages.findLastIndex((message) => message.role === "user");
  const asked = messages[index];
  if (asked === undefined) throw invalid("/body/messages", "must hold a message of the user");
  const parts = asked.parts ?? [];
  const file = parts.findIndex((part) => part.type === "file");
  if (file >= 0) {
    throw unsupported(
      `/body/messages/${index}/parts/${file}/type`,
      "This assistant reads text; it cannot take a file.",
    );
  }
  const texts = parts.filter((part) => part.type === "text").map((part) => part.text ?? "");
  return checkedQuestion(texts.join("\n"), `/body/messages/${index}/parts`);
}
