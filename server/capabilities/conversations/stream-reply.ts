import { openEventStream } from "../../kernel/event-stream.ts";
import type { Call } from "../../kernel/http.ts";
import { formatId } from "../../kernel/ids.ts";
import { problemDocument, problemOf } from "../../kernel/problem-of.ts";
import { remainingEvents } from "./message-events.ts";
import type { MessageRow } from "./store.ts";

/** Streams one reply while it is made. The reply is made to its end whether or not anybody still listens. */
export async function streamReply(
  call: Call<unknown, unknown, unknown>,
  turn: { replyId: string; sessionId: string; visitorToken: string | undefined },
  complete: () => Promise<MessageRow>,
): Promise<void> {
  const stream = openEventStream(call);
  const { sessionId, visitorToken } = turn;
  const messageId = formatId("msg", turn.replyId);
  try {
    const started = { messageId, sessionId, ...(visitorToken === undefined ? {} : { visitorToken }) };
    await stream.send({ id: `${messageId}:0`, event: "message.started", data: started });
    const reply = await complete();
    const fromStart = { messageId: reply.id, offset: 0, citations: 0, isEnd: false };
    for (const event of remainingEvents(reply, sessionId, fromStart, call.requestId, visitorToken))
      await stream.send(event);
  } catch (error) {
    const problem = problemOf(error);
    if (problem.type.status >= 500) call.kernel.log.error({ requestId: call.requestId }, problem.type.code);
    await stream.send({ event: "error", data: problemDocument(problem, call.requestId) });
  } finally {
    stream.close();
  }
}
