import { defineProblem, notFound, Problem } from "../../kernel/problem.ts";
import type { IdType } from "../../kernel/storage/id.ts";

export const noText = defineProblem(422, "no-text", "The content has no text");

export function noSuchSource(): Problem {
  return new Problem(
    notFound,
    "This workspace has no source with this id. GET /api/knowledge/sources lists its sources.",
  );
}

export function noSuchDocument(): Problem {
  return new Problem(
    notFound,
    "This workspace has no document with this id. GET /api/knowledge/sources/{sourceId}/versions lists the documents of a source.",
  );
}

export function noSuchGap(): Problem {
  return new Problem(notFound, "This workspace has no gap with this id. GET /api/knowledge/gaps lists its gaps.");
}

/**
 * Returns the UUID of an id in a path. Throws the given problem for a malformed id: the caller gets
 * the same answer as for an id that does not exist.
 */
export function requireId(type: IdType, text: string, problem: () => Problem): string {
  const id = type.parse(text);
  if (id === undefined) throw problem();
  return id;
}
