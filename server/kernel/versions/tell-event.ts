import type { Kernel } from "../kernel.ts";
import type { Event } from "../log/event.ts";
import type { EventForm } from "./api-versions.ts";

/** An event that is to be told, with the version that its data have. */
type Told = Pick<Event, "type" | "data" | "version">;

/** One log line for each translation that fails: a history may hold thousands of such events. */
const failedForms = new WeakSet<EventForm>();

/**
 * Makes an event into the form in which a client of this version gets it; `version` says which form
 * that is. An event that cannot be translated is told as it was written: it must never stop a queue
 * or a stream.
 */
export function tellEvent<Given extends Told>(kernel: Kernel, event: Given, wanted: string): Given {
  const { type, version: written } = event;
  const form = kernel.versions.eventForm(type, written, wanted);
  const { version, translate } = form;
  if (translate === undefined) return version === written ? event : { ...event, version };
  try {
    return { ...event, version, data: translate(event.data) };
  } catch (cause) {
    if (!failedForms.has(form)) {
      failedForms.add(form);
      // The message of the error may quote the data.
      const error = cause instanceof Error ? cause.name : "unknown";
      kernel.log.error({ error, type, written, wanted }, "events cannot be translated; they are told as written");
    }
    return event;
  }
}
