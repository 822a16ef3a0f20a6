/**
 * A Server-Sent Event of a conversation. Its id is a reading position, from which any node can go
 * on.
 */
export type MessageEvent = { id: string; event: string; data: unknown };

/**
 * Writes that the first word of a reply takes longer than usual: a model may be loading. It stands at the
 * beginning of the text, so that a reader who comes back misses nothing.
 */
export function delayedEvent(messageId: string): MessageEvent {
  return { id: `${messageId}:0`, event: "message.delayed", data: { messageId } };
}

/** Writes the first event of a reply. */
export function startedEvent(messageId: string, sessionId: string, visitorToken?: string): MessageEvent {
  const data = { messageId, sessionId, ...(visitorToken === undefined ? {} : { visitorToken }) };
  return { id: `${messageId}:0`, event: "message.started", data };
}
