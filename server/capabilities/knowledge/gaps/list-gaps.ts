import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { SourceId } from "../ids.ts";
import { groupBeforeReading } from "./group-missed-questions.ts";
import type { GapState, Gaps } from "./schema.ts";
import { showGaps } from "./show-gaps.ts";
import { findContradictions, findGaps } from "./store.ts";

type GapQuery = { limit?: number; cursor?: string; state?: GapState };

const usualState = "open";

/**
 * Returns the gaps in this state, and what FAQs contradict. Questions that were missed before the call are among
 * them, up to a few hundred new ones: a job brings the others.
 */
export async function listGaps(context: Context, query: GapQuery): Promise<Gaps> {
  const db = context.kernel.database.query;
  const page = await listPage(context, query);
  const rows = query.cursor === undefined ? await findContradictions(db, context.caller.workspaceId) : [];
  const contradictions = rows.map(({ question, sources }) => ({
    question,
    sources: sources.map((source) => ({ ...source, sourceId: SourceId.format(source.sourceId) })),
  }));
  return { ...page, contradictions };
}

const listPage = listOf({
  name: ({ state = usualState }: GapQuery) => `gaps:${state}`,
  async find({ kernel, caller }, { position, limit }, { state = usualState }: GapQuery) {
    const [count, at, id] = position ?? [];
    await groupBeforeReading(kernel, caller.workspaceId);
    return findGaps(kernel.database.query, caller.workspaceId, {
      state,
      ...(id === undefined ? {} : { after: { count: Number(count), position: String(at), id: String(id) } }),
      limit,
    });
  },
  positionOf: (row) => [row.count, row.position, row.id],
  async showAll(rows, { kernel, caller }) {
    const shown = await showGaps(kernel, caller.workspaceId, rows);
    return rows.map(({ id }) => shown.get(id));
  },
});
