import type { Static } from "typebox";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { EventType } from "../../../kernel/log/event.ts";
import { events as ownEvents } from "../events.ts";
import type { EventTypeList } from "../schema.ts";

type Filter = { events: readonly string[]; scopes: readonly string[] };

/**
 * Events about deliveries are sent only if they are asked for by name. Otherwise failures would
 * cause failures.
 */
const onlyByName: ReadonlySet<string> = new Set(ownEvents.map((event) => event.type));

/**
 * The event types that an endpoint gets: those that its patterns match and that its scopes allow.
 *
 * @example
 * matchingEventTypes(kernel.eventTypes, { events: ["message.*"], scopes: ["conversations:read"] })
 */
export function matchingEventTypes(catalogue: ReadonlyMap<string, EventType>, filter: Filter): string[] {
  const scopes = new Set(filter.scopes);
  return [...catalogue.values()]
    .filter(({ type, visibleTo }) => scopes.has(visibleTo) && filter.events.some((pattern) => isMatch(pattern, type)))
    .map(({ type }) => type);
}

function isMatch(pattern: string, type: string): boolean {
  if (pattern === type) return true;
  if (onlyByName.has(type)) return false;
  return pattern === "*" || (pattern.endsWith(".*") && type.startsWith(pattern.slice(0, -1)));
}

/** Lists every event type, with the schema of what a receiver reads in `data`. */
export function listEventTypes(kernel: Kernel): Static<typeof EventTypeList> {
  const data = [...kernel.eventTypes.values()]
    .map(({ type, summary, visibleTo, schema, expansion }) => ({
      type,
      summary,
      visibleTo,
      schema: expansion?.schema ?? schema,
    }))
    .sort((a, b) => (a.type < b.type ? -1 : 1));
  return { data };
}
