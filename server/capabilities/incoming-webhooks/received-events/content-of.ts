import { parseJsonWithin } from "@parley/json";

/** The data of a stored event; null when its content was erased. */
export function contentOf(event: { body: Buffer | null; isWholeBody: boolean }): Record<string, unknown> | null {
  if (event.body === null) return null;
  const body = parseJsonWithin(event.body.toString("utf8")) as Record<string, unknown>;
  return event.isWholeBody ? body : (body.data as Record<string, unknown>);
}
