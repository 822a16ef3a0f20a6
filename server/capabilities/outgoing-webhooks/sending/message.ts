import type { Event } from "../../../kernel/log/event.ts";
import { EventId } from "../../../kernel/storage/id.ts";

/**
 * A message to one endpoint. Its id is the event's, the same at every attempt. `sentTexts` are the
 * texts of the body that the event log does not store.
 */
export type Message = { id: string; type: string; version: string; body: string; sentTexts: readonly string[] };

/** Writes the message that tells an endpoint of an event, whose data have the version that it names. */
export function writeMessage(
  event: Pick<Event, "id" | "type" | "data" | "createdAt" | "version">,
  sentTexts: readonly string[],
): Message {
  const { id, type, version } = event;
  return { id: EventId.format(id), type, version, body: writeMessageBody(event), sentTexts };
}

function writeMessageBody(event: { type: string; createdAt: Date; data: unknown }): string {
  return JSON.stringify({ type: event.type, timestamp: event.createdAt.toISOString(), data: event.data });
}

/** Gives the headers of a message, except its signatures. */
export function messageHeaders(
  { id, version }: Pick<Message, "id" | "version">,
  timestampSeconds: number,
): Record<string, string> {
  return {
    "content-type": "application/json",
    "user-agent": "Parley-Webhooks/1",
    "parley-version": version,
    "webhook-id": id,
    "webhook-timestamp": String(timestampSeconds),
  };
}
