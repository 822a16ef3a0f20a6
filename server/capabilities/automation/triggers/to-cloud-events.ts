import type { Kernel } from "../../../kernel/kernel.ts";
import { type Event, expandEvents, subjectOf } from "../../../kernel/log/event.ts";
import { EventId } from "../../../kernel/storage/id.ts";
import { WorkspaceId } from "../../identity/index.ts";
import type { CloudEvent } from "./cloud-event.ts";
import { cloudEventEmitted } from "./events.ts";

/** An event of the log, and the form in which workflows see it. */
export type SeenEvent = { logged: Event; seen: CloudEvent };

/**
 * Gives the events as workflows see them, with the content that they name. What a workflow emitted has
 * the form that the workflow gave it. An event whose content was erased is left out.
 */
export async function toCloudEvents(kernel: Kernel, workspaceId: string, events: Event[]): Promise<SeenEvent[]> {
  const expanded = await expandEvents(kernel, kernel.eventTypes, workspaceId, events);
  return expanded.map((logged) => ({ logged, seen: toCloudEvent(kernel, logged) }));
}

/** Gives the type under which workflows know an event. */
export function typeOf({ type, data }: Event): string {
  return type === cloudEventEmitted.type ? (data as { type: string }).type : type;
}

function toCloudEvent(kernel: Kernel, event: Event): CloudEvent {
  const { id, workspaceId, type, data, createdAt } = event;
  if (type === cloudEventEmitted.type) return (data as { event: CloudEvent }).event;
  const subject = subjectOf(kernel.eventTypes, event);
  return {
    specversion: "1.0",
    id: EventId.format(id),
    source: `parley://workspaces/${WorkspaceId.format(workspaceId)}`,
    type,
    time: createdAt.toISOString(),
    ...(subject === undefined ? {} : { subject: subject.id }),
    datacontenttype: "application/json",
    data,
  };
}
