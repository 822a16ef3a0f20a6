import type { EventType } from "../../kernel/log/event.ts";
import { events as ownEvents } from "./events.ts";

type Filter = { events: readonly string[]; scopes: readonly string[] };

/** What tells of deliveries is sent only to those who ask for it by name: `*` must not make failures breed. */
const onlyByName: ReadonlySet<string> = new Set(ownEvents.map((event) => event.type));

/** The types of the catalogue that an endpoint gets: asked for, and visible to whoever made it. */
export function typesOf(catalogue: ReadonlyMap<string, EventType>, filter: Filter): string[] {
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
