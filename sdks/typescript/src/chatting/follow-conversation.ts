import { type ChatEvent, readChatEvent } from "../chat-event.ts";
import { ask } from "../exchanging/ask.ts";
import { readEvents } from "../exchanging/read-events.ts";
import type { Message } from "../generated/api-types.generated.d.ts";
import type { ServerSentEvent } from "../operation.d.ts";
import { ParleyProblem } from "../parley-problem.ts";
import { resumeEvents } from "../resume-events.ts";
import type { Chat } from "./chat.ts";

/** An answer arrives in the events of a chat, and what people write at once. `id` is its place in the conversation. */
export type ConversationEvent =
  | ChatEvent
  | { id: string; type: "message.created"; message: Message }
  /** The assistant could not answer. */
  | { id: string; type: "message.failed"; messageId: string; problem: ParleyProblem };

export type FollowOptions = {
  /** Says where it begins: with the first message, or with the next one. Default: `start`. */
  from?: "start" | "now";
  /** The number of connections in a row that may fail. Default: any number. */
  maxRetries?: number;
  signal?: AbortSignal;
};

const route = { method: "GET", path: "/api/conversations/{sessionId}/events", flags: "" };

/**
 * Yields a whole conversation in order and then what comes next, until `signal` aborts or the loop ends. It
 * reconnects by itself: nothing is missing and nothing arrives twice.
 * @example
 * for await (const event of followConversation(chat, sessionId)) if (event.type === "message.delta") show(event.text);
 * @throws ParleyProblem when the visitor has no such conversation, or none any more
 */
export async function* followConversation(
  chat: Chat,
  sessionId: string,
  { from = "start", maxRetries = Number.POSITIVE_INFINITY, signal }: FollowOptions = {},
): AsyncGenerator<ConversationEvent, void> {
  const { settings, visitorToken } = chat;
  const input = { params: { sessionId }, query: { from }, maxRetries, ...(signal === undefined ? {} : { signal }) };
  const events = resumeEvents({
    open: async (lastEventId) => {
      const proofs = await chat.headers(visitorToken);
      const headers = { ...proofs, accept: "text/event-stream", "last-event-id": lastEventId };
      return ask(settings, route, { ...input, headers }, readEvents);
    },
    // An error without an id is about the connection.
    judge: ({ id, event }) => (event === "error" && id === undefined ? "reconnect" : "continue"),
    maxRetries,
    firstDelayMs: settings.retryDelayMs,
    signal,
  });
  for await (const event of events) {
    const read = readConversationEvent(event);
    if (read !== undefined) yield read;
  }
}

function readConversationEvent(told: ServerSentEvent): ConversationEvent | undefined {
  const { id = "", event: type, data } = told;
  if (type === "message.created") return { id, type, message: JSON.parse(data) };
  if (type !== "error") return readChatEvent(told);
  const document = JSON.parse(data);
  return { id, type: "message.failed", messageId: document.messageId, problem: new ParleyProblem(document) };
}
