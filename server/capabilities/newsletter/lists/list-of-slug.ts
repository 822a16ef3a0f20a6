import type { Kernel } from "../../../kernel/kernel.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { workspaceKeysOf } from "../keys/workspace-keys.ts";
import { findLists, type ListRow } from "./store.ts";

/**
 * Only for what strangers name: a list that was deleted since takes nobody, as the statement of a
 * sign-up says.
 */
const remembered = state(() => new Cache<string, ListRow>(10_000));

const mostNamed = 5;

/** Finds the list that a form names. Throws cannot-be-done, with the names that there are. */
export async function listOfSlug(kernel: Kernel, workspaceId: string, slug: string): Promise<ListRow> {
  const known = remembered(kernel).get(`${workspaceId}:${slug}`);
  if (known !== undefined) return known;
  // The first list of a workspace is made with its keys.
  await workspaceKeysOf(kernel, workspaceId);
  const lists = await findLists(kernel.database.query, workspaceId);
  const list = lists.find((each) => each.slug === slug);
  if (list !== undefined) {
    remembered(kernel).set(`${workspaceId}:${slug}`, list);
    return list;
  }
  const names = lists
    .toSorted((one, other) => distance(one.slug, slug) - distance(other.slug, slug))
    .slice(0, mostNamed)
    .map((each) => each.slug);
  throw new Problem(cannotBeDone, `The workspace has no list "${slug}". Name one of its lists: ${names.join(", ")}.`, {
    errors: [{ pointer: "/body/list", message: `is none of the lists, such as ${names.join(", ")}` }],
  });
}

/** Gives the distance of Levenshtein. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, otherCharacter] of [...other].entries()) {
      next.push(Math.min(next[place]! + 1, row[place + 1]! + 1, row[place]! + (character === otherCharacter ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}
