import { listOf } from "../../../kernel/storage/page.ts";
import { groupMissedQuestions } from "./group-missed-questions.ts";
import type { GapState } from "./schema.ts";
import { showGaps } from "./show-gaps.ts";
import { findGaps } from "./store.ts";

type GapQuery = { limit?: number; cursor?: string; state?: GapState };

const usualState = "open";

/** Returns the gaps in this state, with every question that was missed before the call. */
export const listGaps = listOf({
  name: ({ state = usualState }: GapQuery) => `gaps:${state}`,
  async find({ kernel, caller }, { position, limit }, { state = usualState }: GapQuery) {
    const [count, at, id] = position ?? [];
    await groupMissedQuestions(kernel, caller.workspaceId);
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
