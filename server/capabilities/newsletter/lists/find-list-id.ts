import { invalidRequest, notFound, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { NewsletterListId } from "../ids.ts";
import { findLists } from "./store.ts";

/** Finds the UUID of the list that a member names by its slug. Throws invalid-request. */
export async function findListId(db: Queryable, workspaceId: string, slug: string, pointer: string): Promise<string> {
  const list = (await findLists(db, workspaceId)).find((each) => each.slug === slug);
  if (list !== undefined) return list.id;
  throw new Problem(invalidRequest, `The workspace has no list "${slug}". List them with GET /api/newsletter/lists.`, {
    errors: [{ pointer, message: "is no list of the workspace" }],
  });
}

/** Gives the UUID of a list's id. Throws not-found for a text that is none. */
export function listIdOf(id: string): string {
  const uuid = NewsletterListId.parse(id);
  if (uuid === undefined) throw noSuchList();
  return uuid;
}

export function noSuchList(): Problem {
  return new Problem(notFound, "No list has this id. List them with GET /api/newsletter/lists.");
}
