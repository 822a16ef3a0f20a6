import { problemDocument, problemOf } from "../../../kernel/problem-of.ts";
import { openEventStream } from "../../../kernel/wire/event-stream.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { MessageId } from "../ids.ts";
import type { MessageRow } from "../record/store.ts";
import type { ChatAnswer } from "../schema.ts";
import { followReply, type ReplyPart } from "./follow-reply.ts";
import { deltaEvents, remainingEvents } from "./message-events.ts";

/** Streams one reply while it is made. The reply is made to its end whether or not anybody still listens. */
export async function streamReply(
  call: Call<unknown, unknown, unknown>,
  turn: { replyId: string; sessionId: string; visitorToken: string | undefined },
  complete: () => Promise<MessageRow>,
): Promise<void> {
  const stream = openEventStream(call);
  const { sessionId, visitorToken } = turn;
  const messageId = MessageId.format(turn.replyId);
  try {
    const started = { messageId, sessionId, ...(visitorToken === undefined ? {} : { visitorToken }) };
    await stream.send({ id: `${messageId}:0`, event: "message.started", data: started });
    const reply = { workspaceId: call.caller.workspaceId, replyId: turn.replyId };
    // The reply goes on when its reader has left, so its end is awaited by itself.
    const end = complete();
    end.catch(() => {});
    for await (const part of followReply(call.kernel, reply, { end, signal: stream.signal })) {
      for (const event of eventsOf(part)) await stream.send(event);
    }
  } catch (error) {
    const problem = problemOf(error);
    if (problem.type.status >= 500) call.kernel.log.error({ requestId: call.requestId }, problem.type.code);
    await stream.send({ event: "error", data: problemDocument(problem, call.requestId) });
  } finally {
    stream.close();
  }

  function* eventsOf(part: ReplyPart) {
    if (part.kind === "text") yield* deltaEvents(messageId, part.text, part.end);
    else {
      const said = { messageId: part.message.id, offset: part.message.text.length, citations: 0, isEnd: false };
      yield* remainingEvents(part.message, sessionId, said, call.requestId, visitorToken);
    }
  }
}

/** An answer that is there already, to a caller that asked for a stream. */
export async function streamAnswer(call: Call<unknown, unknown, unknown>, answer: ChatAnswer): Promise<void> {
  const stream = openEventStream(call);
  const { messageId, sessionId, visitorToken } = answer;
  const started = { messageId, sessionId, ...(visitorToken === undefined ? {} : { visitorToken }) };
  await stream.send({ id: `${messageId}:0`, event: "message.started", data: started });
  await stream.send({ id: `${messageId}:end`, event: "message.completed", data: answer });
  stream.close();
}
