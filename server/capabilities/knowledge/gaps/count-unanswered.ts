import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { readKnowledgeVersion } from "../indexing/store.ts";
import { groupBeforeReading } from "./group-missed-questions.ts";
import { showGaps } from "./show-gaps.ts";
import { findGaps } from "./store.ts";

const mostWorkspaces = 10_000;

type Counted = { of: string; count: number };
const countsOf = state(() => new Cache<string, Counted>(mostWorkspaces));

/**
 * Counts the open gaps that the knowledge of now does not fill, up to `most`. The engine looks at them again only when
 * there are others, or the knowledge has changed.
 */
export async function countUnanswered(kernel: Kernel, workspaceId: string, most: number): Promise<number> {
  await groupBeforeReading(kernel, workspaceId);
  const { query } = kernel.database;
  const [rows, version] = await Promise.all([
    findGaps(query, workspaceId, { state: "open", limit: most }),
    readKnowledgeVersion(query, workspaceId),
  ]);
  const of = JSON.stringify([version, rows.map(({ id }) => id)]);
  const known = countsOf(kernel).get(workspaceId);
  if (known?.of === of) return known.count;
  const shown = await showGaps(kernel, workspaceId, rows);
  const count = [...shown.values()].filter(({ answeredNow }) => !answeredNow).length;
  countsOf(kernel).set(workspaceId, { of, count });
  return count;
}
