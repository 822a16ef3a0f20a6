import type { Kernel } from "../../kernel/kernel.ts";
import { type Event, expandEvents, type Subject, subjectOf } from "../../kernel/log/event.ts";
import type { Scope } from "../../kernel/scope.ts";
import { EventId } from "../../kernel/storage/id.ts";
import { tellEvent } from "../../kernel/versions/api-versions.ts";
import { EncodedMessage } from "./encoded-message.ts";

/** An event as clients get it, encoded once for all of them. */
export type FeedEntry = {
  position: number;
  type: string;
  /**
   * Is undefined for an event that no client gets: its content was erased, or this node does not know
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

/** Gives the entries of some events of one workspace, with the content that the events only name. */
export async function encodeEvents(
  kernel: Kernel,
  workspaceId: string,
  events: readonly Event[],
): Promise<FeedEntry[]> {
  const expanded = await expandEvents(kernel, kernel.eventTypes, workspaceId, events);
  const byPosition = new Map(expanded.map((event) => [event.position, event]));
  return events.map((event) => encode(kernel, event, byPosition.get(event.position)));
}

/** Takes an event as it is stored and as it is expanded, which is undefined where its content was erased. */
function encode(kernel: Kernel, event: Event, expanded: Event | undefined): FeedEntry {
  const { position, type } = event;
  const eventType = kernel.eventTypes.get(type);
  const isErased = expanded === undefined;
  const text = isErased ? "" : encodeText(expanded);
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
    messageIn: messagesIn(kernel, expanded ?? event, message),
    characters: text.length,
  };
}

function messagesIn(
  kernel: Kernel,
  { type, version: written }: Event,
  message: EncodedMessage,
): FeedEntry["messageIn"] {
  let translated: Map<string, EncodedMessage> | undefined;
  return (wanted) => {
    if (wanted === written) return message;
    const { version, translate } = kernel.versions.eventForm(type, written, wanted);
    if (translate === undefined && version === wanted) return message;
    translated ??= new Map();
    const found =
      translated.get(wanted) ?? message.with((stored) => tellTo(kernel, { ...stored, type, version: written }, wanted));
    translated.set(wanted, found);
    return found;
  };
}

/** The envelope names the version of the data only where that is not the client's own. */
function tellTo(kernel: Kernel, event: Pick<Event, "type" | "data" | "version">, wanted: string): object {
  const { version, ...told } = tellEvent(kernel, event, wanted);
  return version === wanted ? told : { ...told, version };
}

function encodeText({ id, position, type, createdAt, data }: Event): string {
  return JSON.stringify({ id: EventId.format(id), position, type, timestamp: createdAt.toISOString(), data });
}
