import type { Kernel } from "../../../kernel/kernel.ts";
import type { Event } from "../../../kernel/log/event.ts";
import { EventId } from "../../../kernel/storage/id.ts";

/**
 * A message to one endpoint. Its id is the event's, the same at every attempt. `sentTexts` are the
 * texts of the body that the event log does not store.
 */
export type Message = { id: string; type: string; version: string; body: string; sentTexts: readonly string[] };

/** The message that tells an endpoint of an event, in the endpoint's version of the interface. */
export function writeMessage(
  event: Pick<Event, "id" | "type" | "data" | "createdAt">,
  version: string,
  sentTexts: readonly string[],
): Message {
  return { id: EventId.format(event.id), type: event.type, version, body: writeMessageBody(event), sentTexts };
}

/** The event with its data as that version of the interface has it. */
export function inVersion<Told extends Pick<Event, "type" | "data">>(
  { versions }: Kernel,
  version: string,
  event: Told,
): Told {
  const step = versions.eventStep(version, event.type);
  return step === undefined ? event : { ...event, data: step(event.data) };
}

function writeMessageBody(event: { type: string; createdAt: Date; data: unknown }): string {
  return JSON.stringify({ type: event.type, timestamp: event.createdAt.toISOString(), data: event.data });
}

/** The headers of a message, except its signatures. */
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
