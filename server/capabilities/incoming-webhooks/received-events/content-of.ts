import { parseJsonWithin } from "@parley/json";

/** Gives the data of a stored event; null when its content was erased. */
export function contentOf(event: { body: Buffer | null; isWholeBody: boolean }): unknown {
  if (event.body === null) return null;
  const body = parseJsonWithin(event.body.toString("utf8"));
  return event.isWholeBody ? body : (body as { data: unknown }).data;
}
