import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { groupMissedQuestions } from "./group-missed-questions.ts";
import type { Gap, GapState } from "./schema.ts";
import { showGaps } from "./show-gaps.ts";
import { findGaps } from "./store.ts";

export const usualLimit = 20;

/** Returns the gaps in this state, with every question that was missed before the call. */
export async function listGaps(
  { kernel, caller }: Context,
  query: { limit?: number; cursor?: string; state?: GapState },
): Promise<Page<Gap>> {
  const { workspaceId } = caller;
  const { limit = usualLimit, state = "open" } = query;
  const list = `gaps:${state}`;
  const [count, position, id] = readCursor(kernel.secrets, list, query.cursor) ?? [];
  await groupMissedQuestions(kernel, workspaceId);
  const rows = await findGaps(kernel.database.query, workspaceId, {
    state,
    ...(id === undefined ? {} : { after: { count: Number(count), position: String(position), id: String(id) } }),
    limit: limit + 1,
  });
  const shown = await showGaps(kernel, workspaceId, rows.slice(0, limit));
  const page = pageOf(
    kernel.secrets,
    list,
    limit,
    rows,
    (row) => [row.count, row.position, row.id],
    (row) => shown.get(row.id),
  );
  return { ...page, data: page.data.filter((gap) => gap !== undefined) };
}
