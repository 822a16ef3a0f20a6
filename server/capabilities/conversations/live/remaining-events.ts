import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { problemDocument } from "../../../kernel/problem-of.ts";
import { MessageId } from "../ids.ts";
import { replyFailed } from "../problems.ts";
import { showAnswer } from "../record/show-answer.ts";
import { showCitations } from "../record/show-citations.ts";
import { showMessage } from "../record/show-message.ts";
import type { MessageRow } from "../record/store.ts";
import { deltaEvents } from "./delta-events.ts";
import { type MessageEvent, startedEvent } from "./message-event.ts";
import type { ReadingPosition } from "./reading-position.ts";

/**
 * Writes the rest of an ended message for a reader at a position. All events come from the stored
 * text, so a reader who was there from the start and one who comes later get the same.
 */
export function* remainingEvents(
  kernel: Kernel,
  message: MessageRow,
  sessionId: string,
  from: ReadingPosition | undefined,
  requestId: string,
  visitorToken?: string,
): Generator<MessageEvent> {
  const messageId = MessageId.format(message.id);
  if (from?.isEnd) return;
  if (message.author !== "assistant") {
    yield { id: `${messageId}:end`, event: "message.created", data: showMessage(kernel, message, sessionId) };
    return;
  }
  if (from === undefined) yield startedEvent(messageId, sessionId);
  const { text } = message;
  yield* deltaEvents(messageId, text.slice(Math.min(from?.offset ?? 0, text.length)), text.length);
  const citations = showCitations(kernel, message.citations);
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
  yield { id, event, data: showAnswer(kernel, message, sessionId, visitorToken) };
}
