import type { EventReading } from "@parley/workflows";
import type { CloudEvent } from "./cloud-event.ts";

/** The part of an event that a workflow reads. `raw` is the data as JSON text. */
export function readEvent(event: CloudEvent, reading: EventReading): unknown {
  if (reading === "envelope") return event;
  if (reading === "raw") return JSON.stringify(event.data ?? null);
  return event.data ?? null;
}
