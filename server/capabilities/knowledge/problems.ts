import { notFound, Problem } from "../../kernel/problem.ts";
import type { IdType } from "../../kernel/storage/id.ts";

export function noSuchSource(): Problem {
  return new Problem(notFound, "There is no such source. GET /api/knowledge/sources lists those there are.");
}

export function noSuchDocument(): Problem {
  return new Problem(notFound, "There is no such document. The versions of a source list its documents.");
}

/** The UUID of an id in a path. A malformed one names nothing, so it is answered like an unknown one. */
export function idOrThrow(type: IdType, text: string, problem: () => Problem): string {
  const id = type.parse(text);
  if (id === undefined) throw problem();
  return id;
}
