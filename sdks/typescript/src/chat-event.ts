import { isPassing } from "./exchanging/retry.ts";
import type { ChatAnswer, Citation } from "./generated/api-types.generated.d.ts";
import type { ServerSentEvent } from "./operation.d.ts";
import { ParleyProblem } from "./parley-problem.ts";
import type { Verdict } from "./resume-events.ts";

/** The events of a streamed answer, in this order. The last one contains the whole answer. */
export type ChatEvent =
  | { type: "message.started"; messageId: string; sessionId: string; visitorToken?: string }
  /** The first word takes longer than usual, for example because a model is loading. */
  | { type: "message.delayed"; messageId: string }
  | { type: "message.delta"; messageId: string; text: string }
  | { type: "message.citation"; messageId: string; index: number; citation: Citation }
  | { type: "message.completed"; messageId: string; answer: ChatAnswer }
  | { type: "message.interrupted"; messageId: string; answer: ChatAnswer };

/**
 * Undefined for an event of a type that this client does not know.
 * @throws ParleyProblem for an `error` event
 */
export function readChatEvent({ event, data }: ServerSentEvent): ChatEvent | undefined {
  const value = JSON.parse(data);
  if (event === "error") throw new ParleyProblem(value);
  if (lastEvent.test(event)) return { type: event as "message.completed", messageId: value.messageId, answer: value };
  if (/^message\.(?:started|delayed|delta|citation)$/.test(event)) return { type: event, ...value };
  return undefined;
}

const lastEvent = /^(?:message\.(?:completed|interrupted)|error)$/;

/** An answer is resumed over the stream of its conversation, which contains other messages too. */
export function judgeChatEvent({ id, event, data }: ServerSentEvent, messageId: string | undefined): Verdict {
  const value = JSON.parse(data);
  if (messageId !== undefined && (value.messageId ?? messageId) !== messageId) return "skip";
  if (!lastEvent.test(event)) return "continue";
  // An error without an id is about this connection's node. Another node continues the answer.
  return event === "error" && id === undefined && isPassing(value.status) ? "reconnect" : "end";
}
