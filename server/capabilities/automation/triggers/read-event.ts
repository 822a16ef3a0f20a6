import { isObject } from "@parley/json";
import type { EventReading } from "@parley/workflows";
import type { CloudEvent } from "./cloud-event.ts";

/**
 * Reads the part of an event that a workflow reads. `raw` is the data as JSON text. What a row held is left out
 * for a run with rules, which may reach other rows only.
 */
export function readEvent(event: CloudEvent, reading: EventReading, hasRules = false): unknown {
  const data = hasRules && event.type === "record.updated" ? withoutValues(event.data) : (event.data ?? null);
  if (reading === "envelope") return data === event.data ? event : { ...event, data };
  return reading === "raw" ? JSON.stringify(data) : data;
}

function withoutValues(data: unknown): unknown {
  return isObject(data) ? { ...data, old: null, new: null } : null;
}
