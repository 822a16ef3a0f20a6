import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { problemDocument } from "../../../kernel/problem-of.ts";
import { MessageId } from "../ids.ts";
import { replyFailed } from "../problems.ts";
import { showAnswer, showMessage } from "../record/show.ts";
import type { MessageRow } from "../record/store.ts";

/** A Server-Sent Event of a conversation. Its id says how far the reader has come, so that any node can go on from it. */
export type MessageEvent = { id: string; event: string; data: unknown };

/** How much of a message a reader has: its text up to `offset` (UTF-16 code units), and this many of its citations. */
export type ReadingPosition = { messageId: string; offset: number; citations: number; isEnd: boolean };

/** The size of a delta in code units: some words, so that text appears smoothly and events stay few. */
const deltaLength = 48;

export function startedEvent(reply: MessageRow, sessionId: string): MessageEvent {
  const messageId = MessageId.format(reply.id);
  return { id: `${messageId}:0`, event: "message.started", data: { messageId, sessionId } };
}

/** What is left of an ended message for a reader at this position. Made from the stored text: live and later are the same. */
export function* remainingEvents(
  message: MessageRow,
  sessionId: string,
  from: ReadingPosition | undefined,
  requestId: string,
  visitorToken?: string,
): Generator<MessageEvent> {
  const messageId = MessageId.format(message.id);
  if (from?.isEnd) return;
  if (message.author !== "assistant") {
    yield { id: `${messageId}:end`, event: "message.created", data: showMessage(message, sessionId) };
    return;
  }
  if (from === undefined) yield startedEvent(message, sessionId);
  const { text } = message;
  yield* deltaEvents(messageId, text.slice(Math.min(from?.offset ?? 0, text.length)), text.length);
  const citations = message.citations ?? [];
  for (let index = from?.citations ?? 0; index < citations.length; index++) {
    const id = `${messageId}:${text.length}.${index + 1}`;
    yield { id, event: "message.citation", data: { messageId, index, citation: citations[index] } };
  }
  const id = `${messageId}:end`;
  if (message.status === "failed") {
    const problem = new Problem(replyFailed, message.text, { members: { messageId, sessionId } });
    yield { id, event: "error", data: problemDocument(problem, requestId) };
    return;
  }
  const event = message.status === "interrupted" ? "message.interrupted" : "message.completed";
  yield { id, event, data: showAnswer(message, sessionId, visitorToken) };
}

/** A stretch of a reply's text that ends at `end`, in deltas of a size that reads smoothly. */
export function* deltaEvents(messageId: string, text: string, end: number): Generator<MessageEvent> {
  const before = end - text.length;
  for (let start = 0; start < text.length; ) {
    const stop = endOfDelta(text, start);
    const data = { messageId, text: text.slice(start, stop) };
    yield { id: `${messageId}:${before + stop}`, event: "message.delta", data };
    start = stop;
  }
}

/** Ends at a space where there is one, and never between the halves of a surrogate pair. */
function endOfDelta(text: string, start: number): number {
  const limit = start + deltaLength;
  if (limit >= text.length) return text.length;
  const space = text.lastIndexOf(" ", limit);
  const end = space > start ? space + 1 : limit;
  const isSplit = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return isSplit ? end + 1 : end;
}

/** Reads a Last-Event-ID. Throws invalid-request for one that no conversation stream gave. */
export function readLastEventId(header: string | undefined): ReadingPosition | undefined {
  if (header === undefined || header === "") return undefined;
  const found = /^(msg_[0-9a-z]{26}):(?:(end)|(\d{1,7})(?:\.(\d{1,4}))?)$/.exec(header);
  const messageId = found?.[1] === undefined ? undefined : MessageId.parse(found[1]);
  if (found === null || messageId === undefined) {
    throw new Problem(invalidRequest, "Last-Event-ID must be the id of an event of this stream.");
  }
  return {
    messageId,
    offset: Number(found[3] ?? 0),
    citations: Number(found[4] ?? 0),
    isEnd: found[2] !== undefined,
  };
}
