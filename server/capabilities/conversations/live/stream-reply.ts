import { problemDocument, problemOf } from "../../../kernel/problem-of.ts";
import { openEventStream } from "../../../kernel/wire/event-stream.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { MessageId } from "../ids.ts";
import type { MessageRow } from "../record/store.ts";
import type { ChatAnswer } from "../schema.ts";
import { deltaEvents } from "./delta-events.ts";
import { followReply, type ReplyPart } from "./follow-reply.ts";
import { delayedEvent, startedEvent } from "./message-event.ts";
import { remainingEvents } from "./remaining-events.ts";

/** Streams one reply while it is made. The reply is made to its end even when the reader leaves. */
export async function streamReply(
  call: Call<unknown, unknown, unknown>,
  turn: { replyId: string; sessionId: string; visitorToken: string | undefined },
  complete: () => Promise<MessageRow>,
): Promise<void> {
  const stream = openEventStream(call);
  const { sessionId, visitorToken } = turn;
  const messageId = MessageId.format(turn.replyId);
  try {
    await stream.send(startedEvent(messageId, sessionId, visitorToken));
    const reply = { workspaceId: call.caller.workspaceId, replyId: turn.replyId };
    // Nobody awaits the end after the reader has left.
    const end = complete();
    end.catch(() => {});
    const onDelay = () => stream.send(delayedEvent(messageId));
    for await (const part of followReply(call.kernel, reply, { end, signal: stream.signal, onDelay })) {
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
      const position = { messageId: part.message.id, offset: part.message.text.length, citations: 0, isEnd: false };
      yield* remainingEvents(call.kernel, part.message, sessionId, position, call.requestId, visitorToken);
    }
  }
}

/** Sends an answer that exists already to a caller that asked for a stream. */
export async function streamAnswer(call: Call<unknown, unknown, unknown>, answer: ChatAnswer): Promise<void> {
  const stream = openEventStream(call);
  const { messageId, sessionId, visitorToken } = answer;
  await stream.send(startedEvent(messageId, sessionId, visitorToken));
  await stream.send({ id: `${messageId}:end`, event: "message.completed", data: answer });
  stream.close();
}
