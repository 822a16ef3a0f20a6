/**
 * A Server-Sent Event of a conversation. Its id is a reading position, from which any node can go
 * on.
 */
export type MessageEvent = { id: string; event: string; data: unknown };

/** Writes the first event of a reply. */
export function startedEvent(messageId: string, sessionId: string, visitorToken?: string): MessageEvent {
  const data = { messageId, sessionId, ...(visitorToken === undefined ? {} : { visitorToken }) };
  return { id: `${messageId}:0`, event: "message.started", data };
}
