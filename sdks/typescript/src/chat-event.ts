import { isPassing } from "./exchanging/retry.ts";
import type { ChatAnswer, Citation } from "./generated/api-types.generated.d.ts";
import type { ServerSentEvent } from "./operation.d.ts";
import { ParleyProblem } from "./parley-problem.ts";
import type { Verdict } from "./resume-events.ts";

/**
 * The events of a streamed answer, in this order. The last one contains the whole answer. `id` is the event's place
 * in the conversation: `msg_…:48` is a delta that ends at the 48th character (UTF-16) of the answer.
 */
export type ChatEvent = { id: string } & (
  | { type: "message.started"; messageId: string; sessionId: string; visitorToken?: string }
  /** The first word takes longer than usual, for example because a model is loading. */
  | { type: "message.delayed"; messageId: string }
  | { type: "message.delta"; messageId: string; text: string }
  | { type: "message.citation"; messageId: string; index: number; citation: Citation }
  | { type: "message.completed"; messageId: string; answer: ChatAnswer }
  | { type: "message.interrupted"; messageId: string; answer: ChatAnswer }
);

/**
 * Gives undefined for an event of a type that this client does not know.
 * @throws ParleyProblem for an `error` event
 */
export function readChatEvent({ id, event, data }: ServerSentEvent): ChatEvent | undefined {
  const value = JSON.parse(data);
  if (event === "error") throw new ParleyProblem(value);
  const known = lastEvent.test(event) ? { messageId: value.messageId, answer: value } : firstEvent.test(event) && value;
  return known ? { type: event, id, ...known } : undefined;
}

const firstEvent = /^message\.(?:started|delayed|delta|citation)$/;
const lastEvent = /^(?:message\.(?:completed|interrupted)|error)$/;

/** An answer is resumed over the stream of its conversation, which contains other messages too. */
export function judgeChatEvent({ id, event, data }: ServerSentEvent, messageId: string | undefined): Verdict {
  const value = JSON.parse(data);
  if (messageId !== undefined && (value.messageId ?? messageId) !== messageId) return "skip";
  if (!lastEvent.test(event)) return "continue";
  // An error without an id is about this connection's node. Another node continues the answer.
  return event === "error" && id === undefined && isPassing(value.status) ? "reconnect" : "end";
}
