import type { Kernel } from "../../kernel/kernel.ts";
import { type Event, expandEvents, type Subject, subjectOf } from "../../kernel/log/event.ts";
import type { Scope } from "../../kernel/scope.ts";
import { EventId } from "../../kernel/storage/id.ts";
import { EncodedMessage } from "./encoded-message.ts";

/** An event as clients get it, encoded once for all of them. */
export type FeedEntry = {
  position: number;
  type: string;
  /**
   * Undefined for an event that no client gets: its content was erased, or this node does not know
   * its type.
   */
  visibleTo: { scope: Scope; visitors: boolean } | undefined;
  subject: Subject | undefined;
  /** The subject belongs to another visitor from this event on. */
  changesVisitor: boolean;
  /**
   * Gives the message in a version of the interface. It is encoded once for each in which it differs.
   */
  messageIn(version: string): EncodedMessage;
  /** The length of the encoded text, in UTF-16 code units. */
  characters: number;
};

/** The entries of some events of one workspace, with the content that the events only name. */
export async function encodeEvents(
  kernel: Kernel,
  workspaceId: string,
  events: readonly Event[],
): Promise<FeedEntry[]> {
  const expanded = await expandEvents(kernel, kernel.eventTypes, workspaceId, events);
  const dataByPosition = new Map(expanded.map(({ position, data }) => [position, data]));
  return events.map((event) => encode(kernel, event, dataByPosition));
}

function encode(kernel: Kernel, event: Event, dataByPosition: ReadonlyMap<number, unknown>): FeedEntry {
  const { position, type } = event;
  const eventType = kernel.eventTypes.get(type);
  const isErased = !dataByPosition.has(position);
  const text = isErased ? "" : encodeText(event, dataByPosition.get(position));
  const message = new EncodedMessage(type, text, text, position);
  return {
    position,
    type,
    visibleTo:
      isErased || eventType === undefined
        ? undefined
        : { scope: eventType.visibleTo, visitors: eventType.isVisibleToVisitor ?? false },
    subject: subjectOf(kernel.eventTypes, event),
    changesVisitor: eventType?.changesVisitor ?? false,
    messageIn: messagesIn(kernel, type, message),
    characters: text.length,
  };
}

function messagesIn({ versions }: Kernel, type: string, message: EncodedMessage): FeedEntry["messageIn"] {
  let translated: Map<string, EncodedMessage> | undefined;
  return (version) => {
    if (version === versions.newest.date) return message;
    const step = versions.eventStep(version, type);
    if (step === undefined) return message;
    translated ??= new Map();
    const found = translated.get(version) ?? message.withData(step);
    translated.set(version, found);
    return found;
  };
}

function encodeText({ id, position, type, createdAt }: Event, data: unknown): string {
  return JSON.stringify({ id: EventId.format(id), position, type, timestamp: createdAt.toISOString(), data });
}
