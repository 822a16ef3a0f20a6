import { alreadyAnswered, type Call } from "../../../kernel/wire/route.ts";
import { checkMessageLength } from "../check-message-length.ts";
import { streamAnswer, streamReply } from "../live/stream-reply.ts";
import { showAnswer, showHandedOver } from "../record/show-answer.ts";
import type { ChatAnswer, SendMessage } from "../schema.ts";
import type { Wish } from "../telling/wish.ts";
import { beginReply } from "./begin-reply.ts";

/**
 * Stores a question, makes its reply, and answers with it, whole or as a stream. Whatever happens
 * to the connection or the process, a stored question gets exactly one reply. `pointer` says where in
 * the body the question was.
 */
export async function chat(
  call: Call<unknown, unknown, unknown>,
  input: SendMessage,
  pointer = "/body/message",
  wish?: Wish,
): Promise<ChatAnswer | typeof alreadyAnswered> {
  checkMessageLength(call.kernel, input.message, pointer);
  const reply = await beginReply(call, input, wish);
  const isStream = call.header("accept")?.includes("text/event-stream") ?? false;
  if (reply.isHandedOver) {
    const answer = showHandedOver({ ...reply, messageId: reply.replyId });
    if (!isStream) return answer;
    await streamAnswer(call, answer);
    return alreadyAnswered;
  }
  if (isStream) {
    await streamReply(call, reply, reply.complete);
    return alreadyAnswered;
  }
  return showAnswer(call.kernel, await reply.complete(), reply.sessionId, reply.visitorToken);
}
